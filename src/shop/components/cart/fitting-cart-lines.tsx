/** The lines of the shopper's own cart, which say whether they fit the vehicle (R-VEHICLE-17). */
import { observer } from 'mobx-react-lite';
import { CartLines, type CartLinesProps } from './cart-lines.tsx';
import { useLineFits } from './use-line-fits.ts';

export const FittingCartLines = observer(function FittingCartLines(props: Omit<CartLinesProps, 'fits'>) {
  const fits = useLineFits(props.lines.map(({ product }) => product.productId));
  return <CartLines {...props} fits={fits} />;
});
