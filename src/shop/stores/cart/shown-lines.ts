/** The first lines of a cart as text, for the panel of the cart before the application runs. */
import type { Cart } from '#api/cart/types.ts';

export interface ShownLine {
  /** With colour or size. */
  name: string;
  quantity: number;
  total: string;
}

/** As many as a phone shows at once. */
const MAX_SHOWN = 5;

/** @param vatIncluded whether the totals are those with VAT */
export const shownLines = ({ lines }: Pick<Cart, 'lines'>, vatIncluded: boolean): ShownLine[] =>
  lines.slice(0, MAX_SHOWN).map(({ product, skuName, quantity, totalPrice }) => ({
    name: skuName === '' ? product.name : `${product.name}, ${skuName}`,
    quantity,
    total: vatIncluded ? totalPrice.sellingIncVatFormatted : totalPrice.sellingExVatFormatted,
  }));
