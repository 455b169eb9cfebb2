/** The signed-in user as far as scripts may read it: the name in `ralph-user`, which grants no access (R-SESSION-2). */
import { makeAutoObservable } from 'mobx';
import { cookieNames } from '../common/cookie-names.ts';
import type { CookieJar, TabChannel } from '../common/ports.ts';

export class SessionStore {
  /** The login name, an e-mail address; null for an anonymous visitor. */
  user: string | null = null;
  /** The current customer type: of the account, or chosen by the visitor. The page may still be of another segment. */
  customerType: string | null = null;
  /** Set when an administrator acts as the user. */
  isSpoofed = false;
  /** Number of logins in this tab. */
  logins = 0;
  /** The user who was signed in last in this tab; the page may show their data. */
  last: string | null = null;
  /** Whether an operation waits for a login because the session has ended. */
  isAwaited = false;
  private readonly ports: { cookies: CookieJar; tabs: TabChannel };

  constructor(ports: { cookies: CookieJar; tabs: TabChannel }) {
    this.ports = ports;
    makeAutoObservable<SessionStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  /** Reads the cookies again: at the start, after a response of the auth service, and when another tab has changed them. */
  restore(): void {
    const { cookies } = this.ports;
    this.user = cookies.get(cookieNames.user);
    this.last = this.user ?? this.last;
    this.customerType = cookies.get(cookieNames.customerType);
    this.isSpoofed = cookies.get(cookieNames.spoofed) !== null;
  }

  /** Called when the session has changed: this tab and the others read it again. */
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
