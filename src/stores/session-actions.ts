/** What a shopper does about the session. Fetched with the first form that needs it; tokens stay with the server. */
import type { ResetRefusal } from '#api/account/types.ts';
import type { Api } from '#api/api.ts';
import type { AuthApi, AuthRefusal, Credentials } from '#api/auth/types.ts';
import { ok, refuse, type Result } from '#kernel/result.ts';
import type { CustomerType, Segment } from '#kernel/segment.ts';
import { carryNotice } from './carried-notice.ts';
import { cookieNames, yearSeconds } from './cookie-names.ts';
import type { CookieJar, EventLog, KeyValueStorage } from './ports.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionActionsPorts {
  stores: {
    session: SessionStore;
    cart: { load: (ofAccount?: boolean) => Promise<void> };
    segment: Segment;
    log: EventLog;
    api: () => Promise<Pick<Api, 'account'>>;
    storage: KeyValueStorage;
  };
  auth: AuthApi;
  cookies: CookieJar;
  /** Forgets every answer that was cached: prices may be a customer's own. */
  resetCache: () => Promise<void>;
  /** Loads another page in full; null: this one anew, at the same height. */
  load: (href: string | null) => void;
}

export interface SessionActions {
  /** `isSame`: who was signed in last in this tab is so again, and the page may stay as it is. */
  login(given: Credentials): Promise<Result<{ isSame: boolean }, AuthRefusal>>;
  /** The account gets the type that the visitor shops as. `isKept`: whether that and the wish for the newsletter were stored. */
  register(
    given: Omit<Credentials, 'remember'>,
    newsletter: boolean,
  ): Promise<Result<{ isKept: boolean }, AuthRefusal>>;
  /** Of whoever is signed in; a wrong current password ends the session (R-AUTH-8). */
  changePassword(
    password: string,
    newPassword: string,
  ): Promise<Result<void, AuthRefusal | { code: 'signed-out' }>>;
  logout(): Promise<void>;
  requestReset(email: string): Promise<void>;
  commitReset(resetKey: string, newPassword: string): Promise<Result<void, ResetRefusal>>;
  /** Shows the shop as another type of customer sees it, which is another page (R-MARKET-9). @param notice says there what changed. */
  chooseType(type: CustomerType, notice: string): void;
  chooseVat(included: boolean, notice: string): void;
  /** A full load, after which `notice` is shown; null: of this page. */
  leave(href: string | null, notice: string, mode?: 'success' | 'error'): void;
}

export function createSessionActions(ports: SessionActionsPorts): SessionActions {
  const { stores, auth, cookies, resetCache, load } = ports;
  const { session, cart, segment, log, storage } = stores;

  /** Prices and answers may be another's now. A cart that does not come tells so in its own place. */
  const refresh = (isLogin = false) => Promise.all([resetCache(), cart.load(isLogin).catch(() => undefined)]);

  /** The type brings its own way of showing prices, so a choice made before is forgotten. */
  function keepType(type: CustomerType): void {
    cookies.set(cookieNames.customerType, type, yearSeconds);
    cookies.remove(cookieNames.vatIncluded);
    session.restore();
  }

  /** The account is there by now, so a failure here must not look like a failed registration. */
  async function keepWishes(newsletter: boolean): Promise<boolean> {
    try {
      const { account } = await stores.api();
      // An empty box is no withdrawal: the address may have subscribed elsewhere.
      const { customerType } = await account.update({
        ...(newsletter && { newsletter }),
        customerType: segment.customerType,
      });
      keepType(customerType);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  return {
    async login(given) {
      const before = session.last;
      const answer = await auth.login(given);
      if (!answer.ok) return answer;
      log('user:login');
      // Work that waited for the login goes on from here: after the cart is the account's, so that its own word is the last.
      await refresh(true).finally(session.signedIn);
      return ok({ isSame: before !== null && before === session.user });
    },

    async register(given, newsletter) {
      const answer = await auth.register({ ...given, remember: true });
      if (!answer.ok) return answer;
      log('user:register');
      session.signedIn();
      const isKept = await keepWishes(newsletter);
      await refresh();
      return ok({ isKept });
    },

    async changePassword(password, newPassword) {
      const { user } = session;
      // The service answers a session that is over and a wrong password alike; only the latter is anybody's fault.
      if (user === null || !(await auth.renew())) {
        session.changed();
        await refresh();
        return refuse({ code: 'signed-out' });
      }
      const answer = await auth.changePassword({ email: user, password, newPassword });
      if (!answer.ok && answer.refusal.code === 'credentials') {
        log('user:logout');
        session.changed();
        await refresh();
      }
      return answer;
    },

    async logout() {
      await auth.logout();
      log('user:logout');
      session.changed();
    },

    async requestReset(email) {
      const { account } = await stores.api();
      await account.requestReset(email);
      log('user:password-reset');
    },

    async commitReset(resetKey, newPassword) {
      const { account } = await stores.api();
      return account.commitReset(resetKey, await auth.digest(newPassword));
    },

    chooseType(type, notice) {
      keepType(type);
      log('customer-type:change', { type });
      carryNotice(storage, notice);
      load(null);
    },

    chooseVat(included, notice) {
      cookies.set(cookieNames.vatIncluded, String(included), yearSeconds);
      carryNotice(storage, notice);
      load(null);
    },

    leave(href, notice, mode = 'success') {
      carryNotice(storage, notice, mode);
      load(href);
    },
  };
}
