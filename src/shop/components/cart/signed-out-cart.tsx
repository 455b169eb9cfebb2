/** In place of the cart of an account whose session has ended: sign in to continue with it, or begin another one. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function SignedOutCart({ heading = 'h1' }: { heading?: 'h1' | 'h3' }) {
  const { formatMessage } = useIntl();
  const { cart, panels } = useStores();
  return (
    <EmptyState
      heading={heading}
      title={formatMessage({ id: 'CART_SIGNED_OUT_TITLE' })}
      action={
        <>
          <Button onClick={() => panels.open('account', 'login')}>{formatMessage({ id: 'LOG_IN' })}</Button>
          <Button variant="tertiary" onClick={cart.forget}>
            {formatMessage({ id: 'CART_START_NEW' })}
          </Button>
        </>
      }
    >
      {formatMessage({ id: 'CART_SIGNED_OUT_TEXT' })}
    </EmptyState>
  );
}
