/** Session operations of the shopper. Fetched with the first form that needs them; tokens stay on the server. */
import type { ResetRefusal } from '#api/account/types.ts';
import type { Api } from '#api/api.ts';
import type { AuthApi, AuthRefusal, Credentials } from '#api/auth/types.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import type { CustomerType, Segment } from '#kernel/segment.ts';
import { guestLinesRemoval, keepGuestLines } from '../cart/guest-lines.ts';
import type { Persisted } from '../common/persisted-field.ts';
import type { CookieJar, EventLog, KeyValueStorage } from '../common/ports.ts';
import { createChoiceActions } from '../lists/choice-actions.ts';
import { carryNotice } from '../shell/carried-notice.ts';
import { forgetAccountVehicles } from '../visitor/account-vehicles.ts';
import type { SessionStore } from '../visitor/session-store.ts';
import type { VehicleStore } from '../visitor/vehicle-store.ts';

export interface SessionActionsPorts {
  stores: {
    session: SessionStore;
    cart: { load: (ofAccount?: boolean) => Promise<void> };
    segment: Segment;
    log: EventLog;
    persisted: Persisted;
    vehicles: Pick<VehicleStore, 'saved' | 'take'>;
    api: () => Promise<Pick<Api, 'account' | 'savedLine'>>;
  };
  auth: AuthApi;
  cookies: CookieJar;
  /** Of this tab: another one must not take the notice of its next page. */
  tabStorage: KeyValueStorage;
  /** Clears the query cache, because prices may be specific to a customer. */
  resetCache: () => Promise<void>;
  /** Loads another page in full; null reloads this page and restores the scroll position. */
  load: (href: string | null) => void;
}

export interface SessionActions {
  /** `isSame`: the user is the one who was signed in last in this tab, so the page may stay. */
  login(given: Credentials): Promise<Result<{ isSame: boolean }, AuthRefusal>>;
  /** Gives the account the customer type of the visitor. `isSaved`: whether the type and the newsletter subscription were saved. */
  register(
    given: Omit<Credentials, 'remember'>,
    newsletter: boolean,
  ): Promise<Result<{ isSaved: boolean }, AuthRefusal>>;
  /** Changes the password of the signed-in user; a wrong current password ends the session (R-AUTH-8). */
  changePassword(
    password: string,
    newPassword: string,
  ): Promise<Result<void, AuthRefusal | { code: 'signed-out' }>>;
  logout(): Promise<void>;
  requestReset(email: string): Promise<void>;
  commitReset(resetKey: string, newPassword: string): Promise<Result<void, ResetRefusal>>;
  /** Reloads the page for another customer type (R-MARKET-9). @param notice shown after the reload. */
  chooseType(type: CustomerType, notice: string): void;
  chooseVat(included: boolean, notice: string): void;
  /** Loads a page in full, then shows `notice`; null reloads this page. */
  leave(href: string | null, notice: string, mode?: 'success' | 'error'): void;
}

export function createSessionActions(ports: SessionActionsPorts): SessionActions {
  const { stores, auth, cookies, tabStorage, resetCache, load } = ports;
  const { session, cart, segment, log } = stores;
  const choices = createChoiceActions({ session, cookies, tabStorage, log, load });

  /** Prices and results may differ for another user. A failed cart load is shown by the cart itself. */
  const refresh = (isLogin = false) => Promise.all([resetCache(), cart.load(isLogin).catch(() => undefined)]);

  /** As `refresh`, and what the visitor has saved becomes the account's. */
  const refreshSignedIn = (isLogin = false) => Promise.all([refresh(isLogin), keepGuestLines(stores)]);

  /** The account exists already, so a failure here must not look like a failed registration. */
  async function savePreferences(newsletter: boolean): Promise<boolean> {
    try {
      const { account } = await stores.api();
      // An unticked box does not unsubscribe: the address may be subscribed already.
      const { customerType } = await account.update({
        ...(newsletter && { newsletter }),
        customerType: segment.customerType,
      });
      choices.setCustomerType(customerType);
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
      // Work that waits for the login continues after the cart is loaded, so that its own notice is shown last.
      await refreshSignedIn(true).finally(session.signedIn);
      return ok({ isSame: before !== null && before === session.user });
    },

    async register(given, newsletter) {
      const answer = await auth.register({ ...given, remember: true });
      if (!answer.ok) return answer;
      log('user:register');
      session.signedIn();
      const isSaved = await savePreferences(newsletter);
      await refreshSignedIn();
      return ok({ isSaved });
    },

    async changePassword(password, newPassword) {
      const { user } = session;
      // The service returns the same response for an expired session and a wrong password, so the session is renewed first.
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
      const removeGuestLines = await guestLinesRemoval(stores);
      await auth.logout();
      removeGuestLines();
      log('user:logout');
      session.changed();
      forgetAccountVehicles(stores);
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

    chooseType: choices.chooseType,
    chooseVat: choices.chooseVat,

    leave(href, notice, mode = 'success') {
      carryNotice(tabStorage, notice, mode);
      load(href);
    },
  };
}
