/** The cart in each state: loading, failed, empty or filled. */

import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { NoScriptLink } from '#components/cart/no-script-link.tsx';
import { RemovedLine } from '#components/cart/removed-line.tsx';
import { SignedOutCart } from '#components/cart/signed-out-cart.tsx';
import { useCart } from '#components/cart/use-cart.ts';
import { Drawing } from '#components/content/drawing.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { CartResolved } from '#engine/page-types.gen.ts';
import { eventCartOf } from '#stores/common/event-product.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './cart.module.css';
import { CartContent } from './cart-content.tsx';
import type { PlainCart } from './plain/plain-cart.ts';
import { PlainCartView } from './plain/plain-cart-view.tsx';
import { SaveButton } from './save-button.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import { useSavedLines } from './use-saved-lines.ts';

/** Space of two lines and a total while the cart loads. */
function CartSkeleton({ title, plainHref }: { title: string; plainHref: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cart}>
      <section aria-busy="true">
        <h1 className={styles.title}>{title}</h1>
        <NoScriptLink href={plainHref} />
        <output className="visually-hidden">{formatMessage({ id: 'LOADING_CART' })}</output>
        <div className={styles.waiting}>
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </div>
      </section>
      <div className={styles.sum} aria-hidden="true">
        <Skeleton height="140px" />
        <Skeleton height="56px" />
      </div>
    </div>
  );
}

type Props = WidgetProps<CartResolved, PlainCart | undefined>;

export const CartView = (widget: Props) =>
  widget.data ? <PlainCartView {...widget} data={widget.data} /> : <ScriptedCart {...widget} />;

function ScriptedCart({ props }: Props) {
  const { formatMessage } = useIntl();
  const saved = useSavedLines();
  const [name, setName] = useState('');
  const actionOf = (line: CartLine) => <SaveButton line={line} saved={saved} onSaved={setName} />;
  return (
    <>
      <RemovedLine />
      <CartInItsState props={props} actionOf={actionOf} />
      {/* At one place in every state of the cart, so that moving its last line keeps the list and what it says. */}
      <SavedForLater
        saved={saved}
        announced={name === '' ? '' : formatMessage({ id: 'CART_SAVED_ANNOUNCED' }, { name })}
      />
    </>
  );
}

interface StateProps extends Pick<Props, 'props'> {
  /** Beside the quantity of a line. */
  actionOf: (line: CartLine) => ReactNode;
}

const CartInItsState = observer(function CartInItsState({ props, actionOf }: StateProps) {
  const { formatMessage } = useIntl();
  const { log } = useStores();
  const loaded = useCart();
  const shown = loaded.state === 'ready' ? loaded.cart : null;
  const isLogged = useRef(false);
  useEffect(() => {
    if (!shown || isLogged.current) return;
    isLogged.current = true;
    log('cart:view', eventCartOf(shown));
  }, [shown, log]);
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
    case 'signed-out':
      return <SignedOutCart />;
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
          actionOf={actionOf}
        />
      );
  }
});
