/** Load error of the checkout options, with a retry button; after the end of a session, retrying begins with the sign-in. */

import { observer } from 'mobx-react-lite';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';

export const OptionsFailed = observer(function OptionsFailed({ text }: { text: MessageId }) {
  const checkout = useCheckout();
  const { phase } = checkout;
  const isSignedOut = phase.name === 'refused' && phase.refusal.code === 'signed-out';
  return (
    <FailedLoad
      text={isSignedOut ? 'CHECKOUT_OPTIONS_SIGNED_OUT' : text}
      // The store's phase holds a failure, and this component is rendered again.
      onRetry={() => void checkout.flush().catch(() => undefined)}
    />
  );
});
