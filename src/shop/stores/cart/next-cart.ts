/** The cart that the next line goes into. */
import type { Cart } from '#api/cart/types.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { cookieNames } from '../common/cookie-names.ts';
import { isSignedOut } from '../visitor/with-login.ts';
import type { CartPorts } from './cart-types.ts';

interface Taker {
  ports: Pick<CartPorts, 'api' | 'cookies' | 'tabs'>;
  /** Makes a cart the shown one. */
  take(cart: Cart): void;
}

/** The cart of the cookie unless it is `spent`, otherwise a new one; resolves to its id. Two tabs never create two carts (R-CART-20). */
export function nextCart(spent: string | null, { ports, take }: Taker): Promise<string> {
  const { api, cookies, tabs } = ports;
  const make = async () => {
    const stored = cookies.get(cookieNames.cart);
    const cart = await api.get(stored === spent ? null : stored);
    take(cart);
    return cart.id;
  };
  return tabs.withLock?.(make) ?? make();
}

/** Runs `work` with the shown cart, or with the next one; `signedOut` when that one waits for its account. */
export async function withCart<Refusal>(
  shown: string | null,
  taker: Taker,
  work: (cartId: string) => Promise<Result<Cart, Refusal>>,
  signedOut: Refusal,
): Promise<Result<Cart, Refusal>> {
  let id: string;
  try {
    id = shown ?? (await nextCart(null, taker));
  } catch (error) {
    if (isSignedOut(error)) return refuse(signedOut);
    throw error;
  }
  return work(id);
}
