/** The visitor's choice of customer type and VAT display: both change every price, so the page is reloaded. */
import type { CustomerType } from '#kernel/segment.ts';
import { cookieNames, yearSeconds } from '../common/cookie-names.ts';
import type { CookieJar, EventLog, KeyValueStorage } from '../common/ports.ts';
import { carryNotice } from '../shell/carried-notice.ts';
import type { SessionStore } from '../visitor/session-store.ts';

export interface ChoiceActionsPorts {
  session: Pick<SessionStore, 'changed'>;
  cookies: CookieJar;
  tabStorage: KeyValueStorage;
  log: EventLog;
  /** Loads another page in full; null reloads this page and restores the scroll position. */
  load: (href: string | null) => void;
}

/** The choices that are stored in cookies, from which the server reads the segment. */
export function createChoiceActions({ session, cookies, tabStorage, log, load }: ChoiceActionsPorts) {
  /** The customer type has its own VAT display, so an earlier choice is removed. */
  function setCustomerType(type: CustomerType): void {
    cookies.set(cookieNames.customerType, type, yearSeconds);
    cookies.remove(cookieNames.vatIncluded);
    session.changed();
  }

  return {
    setCustomerType,

    chooseType(type: CustomerType, notice: string): void {
      setCustomerType(type);
      log('customer-type:change', { type });
      carryNotice(tabStorage, notice);
      load(null);
    },

    chooseVat(included: boolean, notice: string): void {
      cookies.set(cookieNames.vatIncluded, String(included), yearSeconds);
      session.changed();
      carryNotice(tabStorage, notice);
      load(null);
    },
  };
}
