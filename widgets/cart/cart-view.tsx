/** The cart in each state: loading, failed, empty or filled. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/contract.ts';
import type { CartResolved } from '#engine/page-types.gen.ts';
import { Drawing } from '#components/content/drawing.tsx';
import { useCart } from '#components/cart/use-cart.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CartContent } from './cart-content.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import type { PlainCart } from './plain/plain-cart.ts';
import { PlainCartView } from './plain/plain-cart-view.tsx';

type Props = WidgetProps<CartResolved, PlainCart | undefined>;

export const CartView = (widget: Props) =>
  widget.data ? <PlainCartView {...widget} data={widget.data} /> : <ScriptedCart {...widget} />;

function ScriptedCart({ props }: Props) {
  const { formatMessage } = useIntl();
  const [saved, setSaved] = useState('');
  return (
    <>
      <CartInItsState props={props} onSaved={setSaved} />
      {/* At one place in every state of the cart, so that moving its last line keeps the list and what it says. */}
      <SavedForLater
        announced={saved === '' ? '' : formatMessage({ id: 'CART_SAVED_ANNOUNCED' }, { name: saved })}
      />
    </>
  );
}

interface StateProps extends Pick<Props, 'props'> {
  onSaved: (name: string) => void;
}

const CartInItsState = observer(function CartInItsState({ props, onSaved }: StateProps) {
  const { formatMessage } = useIntl();
  const loaded = useCart();
  const { title = formatMessage({ id: 'CART' }), checkoutHref, shopHref, promoCodes } = props;
  switch (loaded.state) {
    case 'loading':
      return <CartSkeleton title={title} plainHref={props.plainHref} />;
    case 'failed':
      return (
        <EmptyState
          heading="h1"
          title={formatMessage({ id: 'ERROR_PART_FAILED' })}
          action={<Button onClick={loaded.retry}>{formatMessage({ id: 'RETRY' })}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          heading="h1"
          title={formatMessage({ id: 'CART_EMPTY' })}
          drawing={<Drawing name="empty-cart" priority="eager" />}
          action={<Button href={shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>}
        >
          {formatMessage({ id: 'CART_EMPTY_TEXT' })}
        </EmptyState>
      );
    case 'ready':
      return (
        <CartContent
          title={title}
          cart={loaded.cart}
          checkoutHref={checkoutHref}
          promoCodes={promoCodes}
          onSaved={onSaved}
        />
      );
  }
});
