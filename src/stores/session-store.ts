/** Who is signed in, as far as a script may know: the name in `ralph-user`, which grants nothing (R-SESSION-2). */
import { makeAutoObservable } from 'mobx';
import { cookieNames } from './cookie-names.ts';
import type { CookieJar, TabChannel } from './ports.ts';

export class SessionStore {
  /** The login name, an e-mail address; null for an anonymous visitor. */
  user: string | null = null;
  /** The type of customer by now: the account's or the visitor's own choice. The page may still be of another segment. */
  customerType: string | null = null;
  /** An administrator acts as the user. */
  isSpoofed = false;
  /** Logins in this tab. */
  logins = 0;
  /** Who was signed in last in this tab: what the page shows is theirs. */
  last: string | null = null;
  /** Work waits for a login, because the session ended under it. */
  isAwaited = false;
  private readonly ports: { cookies: CookieJar; tabs: TabChannel };

  constructor(ports: { cookies: CookieJar; tabs: TabChannel }) {
    this.ports = ports;
    makeAutoObservable<SessionStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  /** Reads the cookies again: at the start, after an answer of the auth service, and when another tab has changed them. */
  restore(): void {
    const { cookies } = this.ports;
    this.user = cookies.get(cookieNames.user);
    this.last = this.user ?? this.last;
    this.customerType = cookies.get(cookieNames.customerType);
    this.isSpoofed = cookies.get(cookieNames.spoofed) !== null;
  }

  /** The session of this browser has changed: this tab and the others read it anew. */
  changed(): void {
    this.restore();
    this.ports.tabs.publish('auth');
  }

  signedIn(): void {
    this.changed();
    this.logins += 1;
  }

  setAwaited(isAwaited: boolean): void {
    this.isAwaited = isAwaited;
  }
}
