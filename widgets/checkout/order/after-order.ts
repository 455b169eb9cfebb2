/** Where the shopper continues after an order. */
import type { PlacedOrder } from '#api/checkout/types.ts';

/**
 * The payment provider's page, or the confirmation. Only with the order's secret id, `key`, the confirmation shows the buyer
 * (R-CHECKOUT-16).
 */
export function addressAfterOrder(
  { orderId, publicId, redirectUrl }: PlacedOrder,
  { cartId, confirmHref }: { cartId: string; confirmHref: string },
): string {
  if (redirectUrl !== null) return redirectUrl;
  const query = new URLSearchParams({
    oid: orderId,
    cartid: cartId,
    ...(publicId !== '' && { key: publicId }),
  });
  return `${confirmHref}?${query.toString()}`;
}
