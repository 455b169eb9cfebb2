/** The rows of a confirmed order: products from the order, packages and savings from its cart. */
import { fromDecimal, toDecimal } from '#kernel/money/money.ts';
import { toPartUses } from '#kernel/vehicle/application.ts';
import { isCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { present, presentText } from '../present.ts';
import type { OrderConfirmationQuery } from './checkout.gen.ts';
import type { ConfirmationRow } from './types.ts';

type WireCheckout = NonNullable<OrderConfirmationQuery['checkout']>;
type WireRow = NonNullable<NonNullable<NonNullable<WireCheckout['order']>['rows']>[number]>;
type WireItem = NonNullable<NonNullable<NonNullable<WireCheckout['cart']>['items']>[number]>;

const isSame = (row: WireRow, item: WireItem): boolean =>
  row.sku === String(item.skuId) && row.quantity === item.quantity;

const times = (price: number, quantity: number): number => toDecimal((fromDecimal(price) ?? 0) * quantity);

/** Without a cart every row is separate, and its sum is price times quantity. */
export function toConfirmationRows({ order, cart }: WireCheckout): ConfirmationRow[] {
  const items = present(cart?.items);
  return present(order?.rows).map((row, at) => {
    const found = items.findIndex(item => isSame(row, item));
    // Each item is used once: a product may occur both separately and in a package.
    const [item] = found < 0 ? [] : items.splice(found, 1);
    return {
      id: String(at),
      productId: row.productId,
      sku: presentText(row.sku),
      name: presentText(row.name),
      articleNumber: presentText(row.articleNumber),
      productNumber: presentText(item?.product?.articleNumber),
      variant: presentText(row.variant),
      quantity: row.quantity,
      total: {
        incVat: item?.totalPrice?.sellingPriceIncVat ?? times(row.priceIncVat, row.quantity),
        exVat: item?.totalPrice?.sellingPriceExVat ?? times(row.priceExVat, row.quantity),
      },
      saved: {
        incVat: item?.totalPrice?.discountIncVat ?? 0,
        exVat: item?.totalPrice?.discountExVat ?? 0,
      },
      fit: isCompatibility(row.fit) ? row.fit : null,
      uses: toPartUses(row.applications),
      groupKey: item?.groupKey || null,
      package: item?.productPackage ? { name: item.productPackage.packageName } : null,
    };
  });
}
