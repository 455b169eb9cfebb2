/** The visitor's consent: nothing is allowed before a decision, and it can be withdrawn at any time (R-CONSENT-1). */
import { makeAutoObservable, observableRef } from 'mobx';
import { type ConsentCategory, consentCategories, measuringOf } from '../common/consent-category.ts';
import { cookieNames, yearSeconds } from '../common/cookie-names.ts';
import type { CookieJar, EventLog, TabChannel } from '../common/ports.ts';
import { consentVersion, readConsent } from './consent-cookie.ts';

/** The cookie contains the allowed categories, the version of the consent request and the date, separated by dots; `none` is also a decision. */
const none = 'none';

export class ConsentStore {
  /** Null before the visitor has decided. */
  allowed: readonly ConsentCategory[] | null = null;
  /** Whether this page only shows what a choice would look like. */
  private isPretended = false;
  private readonly ports: { cookies: CookieJar; tabs: TabChannel; log: EventLog };

  constructor(ports: { cookies: CookieJar; tabs: TabChannel; log: EventLog }) {
    this.ports = ports;
    makeAutoObservable<ConsentStore, 'ports'>(
      this,
      { allowed: observableRef, ports: false },
      { autoBind: true },
    );
  }

  get decided(): boolean {
    return this.allowed !== null;
  }

  /** The allowed categories whose data leaves the browser. */
  get measuring(): readonly ConsentCategory[] {
    return measuringOf(this.allowed ?? []);
  }

  has(category: ConsentCategory): boolean {
    return this.allowed?.includes(category) === true;
  }

  /** Holds until this page is left: nothing is stored, and neither the cookie nor another tab changes it. */
  pretend(categories: readonly ConsentCategory[]): void {
    this.isPretended = true;
    this.allowed = categories;
  }

  restore(): void {
    if (this.isPretended) return;
    const next = readConsent(this.ports.cookies.get(cookieNames.consent));
    // The same decision again is not published as a change.
    if (next?.join() !== this.allowed?.join()) this.allowed = next;
  }

  decide(categories: readonly ConsentCategory[]): void {
    this.allowed = consentCategories.filter(name => categories.includes(name));
    // What was allowed and when is stored as proof of consent.
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const stored = [this.allowed.join('.') || none, `v${consentVersion}`, day].join('.');
    this.ports.cookies.set(cookieNames.consent, stored, yearSeconds);
    if (!this.has('preferences')) this.ports.cookies.remove(cookieNames.latestViewed);
    if (!this.has('statistics')) this.ports.cookies.remove(cookieNames.lot);
    this.ports.tabs.publish('consent');
    this.ports.log('consent:change', { allowed: this.allowed });
  }
}
