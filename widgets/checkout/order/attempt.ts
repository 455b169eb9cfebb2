/** Remembers, across a reload of this tab, that an order was sent and no response has arrived: the cart may already be an order (R-CHECKOUT-14). */
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
    // Without session storage the attempt is not remembered across a reload.
  }
};

export const endAttempt = (): void => storage()?.removeItem(key);

export const hasOpenAttempt = (): boolean => storage()?.getItem(key) != null;
