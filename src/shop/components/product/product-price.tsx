/** The price of a product as this visitor sees it: by VAT mode, with a labelled old price and the 30-day lowest below. */
import { useIntl } from 'react-intl';
import type { Price as PriceValue, ProductCard } from '#api/catalogue/types.ts';
import { Price } from '#ui/price.tsx';
import { OwnPrice } from './own-price.tsx';
import { usePriceText } from './use-price-text.ts';
import { useSellingText } from './use-selling-text.ts';

export interface ProductPriceProps {
  price: PriceValue;
  /** Where the price is one of the catalogue: customers see that of their own list. */
  productId?: number;
  /** Shown only while the price is reduced. */
  lowestPrice?: ProductCard['lowestPrice'];
  size?: 's' | 'm' | 'l';
  className?: string;
}

export function ProductPrice({
  price,
  productId,
  lowestPrice = null,
  size = 'm',
  className,
}: ProductPriceProps) {
  const { formatMessage } = useIntl();
  const text = usePriceText();
  const selling = useSellingText();
  return (
    <Price
      selling={selling(price)}
      regular={text.regular(price)}
      labels={{ now: formatMessage({ id: 'PRICE_NOW' }), was: formatMessage({ id: 'PRICE_BEFORE' }) }}
      suffix={text.suffix}
      note={text.lowest(price, lowestPrice)}
      size={size}
      own={productId === undefined ? null : <OwnPrice productId={productId} />}
      {...(className === undefined ? {} : { className })}
    />
  );
}
