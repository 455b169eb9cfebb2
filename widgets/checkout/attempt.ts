/** That an order was sent and nobody has answered yet, kept over a reload of this tab: the cart may be an order by now (R-CHECKOUT-14). */
const key = 'order-attempt';

const storage = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

export const beginAttempt = (cartId: string): void => {
  try {
    storage()?.setItem(key, cartId);
  } catch {
    // A tab that may not store anything asks nothing after a reload.
  }
};

export const endAttempt = (): void => storage()?.removeItem(key);

export const hasOpenAttempt = (): boolean => storage()?.getItem(key) != null;
