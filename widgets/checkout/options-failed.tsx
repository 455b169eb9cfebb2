/** Load error of the checkout options, with a retry button. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import { useCheckout } from '#stores/checkout-of.ts';

export function OptionsFailed({ text }: { text: MessageId }) {
  const checkout = useCheckout();
  // The store's phase holds a failure, and this component is rendered again.
  return <FailedLoad text={text} onRetry={() => void checkout.flush().catch(() => undefined)} />;
}
