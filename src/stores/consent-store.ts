/** What the visitor has allowed beyond the necessary: nothing until told, and it can be taken back at any time (faults L-C). */
import { makeAutoObservable, observableRef } from 'mobx';
import { cookieNames, yearSeconds } from './cookie-names.ts';
import type { CookieJar, EventLog, TabChannel } from './ports.ts';

export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The cookie names the allowed categories, separated by dots; `none` is a decision as well. */
const none = 'none';

export class ConsentStore {
  /** Null before the visitor has decided. */
  allowed: readonly ConsentCategory[] | null = null;
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

  has(category: ConsentCategory): boolean {
    return this.allowed?.includes(category) === true;
  }

  restore(): void {
    const kept = this.ports.cookies.get(cookieNames.consent);
    this.allowed = kept === null ? null : consentCategories.filter(name => kept.split('.').includes(name));
  }

  decide(categories: readonly ConsentCategory[]): void {
    this.allowed = consentCategories.filter(name => categories.includes(name));
    this.ports.cookies.set(cookieNames.consent, this.allowed.join('.') || none, yearSeconds);
    this.ports.tabs.tell('consent');
    this.ports.log('consent:change', { allowed: this.allowed });
  }
}
