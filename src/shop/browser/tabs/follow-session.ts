/**
 * Another tab signed in or out or chose how prices are shown, or this page was restored from the back/forward cache: its data
 * may belong to another user (R-SESSION-13), and its prices to another type of customer (R-MARKET-9).
 */
import { type CustomerTypeRule, customerTypeRule } from '#kernel/customer-types.ts';
import type { Segment } from '#kernel/segment.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { CookieJar } from '#stores/common/ports.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';

export interface FollowSessionParts {
  cookies: Pick<CookieJar, 'get'>;
  segment: Segment;
  customerTypes: readonly CustomerTypeRule[];
  /** Clears the query cache, because prices may be specific to a customer. */
  resetCache: () => Promise<void>;
  route: string;
  /** Whether the page was rendered for the signed-in user. */
  isPersonal: boolean;
  /** Requests the page from the server again, which redirects users without access. */
  reload: () => void;
}

/** Whether the server would show other prices than the page does, as its cookies say now. */
function isOfOtherPrices({ cookies, segment, customerTypes }: FollowSessionParts): boolean {
  const { type, vat } = customerTypeRule(customerTypes, cookies.get(cookieNames.customerType));
  const chosen = cookies.get(cookieNames.vatIncluded);
  const vatIncluded = chosen === null ? vat : chosen === 'true';
  return type !== segment.customerType || vatIncluded !== segment.vatIncluded;
}

export async function followSession(
  { session, cart }: Pick<ShopperStores, 'session'> & { cart: Pick<ShopperStores['cart'], 'load'> },
  parts: FollowSessionParts,
): Promise<void> {
  const { resetCache, route, isPersonal, reload } = parts;
  const before = session.user;
  session.restore();
  const isOtherUser = session.user !== before;
  // A checkout belongs to the cart and not to the account, so its input stays; so does a form that is waiting for a login.
  const keepsInput = route.includes('checkout') || session.isAwaited;
  const isStale = isPersonal ? isOtherUser : isOfOtherPrices(parts);
  if (isStale && !keepsInput) reload();
  else if (isOtherUser) await Promise.all([resetCache(), cart.load().catch(() => undefined)]);
}
