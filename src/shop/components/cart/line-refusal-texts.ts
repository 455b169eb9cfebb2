/** Why a change of a cart line was refused, in the shopper's words. */
import type { CartRefusal } from '#api/cart/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

export const lineRefusalTexts: Record<CartRefusal['code'], MessageId> = {
  'out-of-stock': 'QUANTITY_NOT_IN_STOCK',
  'unknown-sku': 'CART_ITEM_OUT_OF_STOCK',
  'cart-completed': 'CART_CONFLICT',
  'signed-out': 'ERROR_SESSION_EXPIRED',
  'bad-input': 'CART_UPDATE_FAILED',
  'package-incomplete': 'CART_UPDATE_FAILED',
};
