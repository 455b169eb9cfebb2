/** Who is signed in, as far as a script may know: the name in `ralph-user`, which grants nothing (architecture 5). */
import { makeAutoObservable } from 'mobx';
import { cookieNames } from './cookie-names.ts';
import type { CookieJar, TabChannel } from './ports.ts';

export class SessionStore {
  /** The login name, an e-mail address; null for an anonymous visitor. */
  user: string | null = null;
  private readonly ports: { cookies: CookieJar; tabs: TabChannel };

  constructor(ports: { cookies: CookieJar; tabs: TabChannel }) {
    this.ports = ports;
    makeAutoObservable<SessionStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  /** Reads the cookie again: at the start, after an answer of the auth service, and when another tab has changed it. */
  restore(): void {
    this.user = this.ports.cookies.get(cookieNames.user);
  }

  /** The session of this browser has changed: this tab and the others read it anew. */
  changed(): void {
    this.restore();
    this.ports.tabs.tell('auth');
  }
}
