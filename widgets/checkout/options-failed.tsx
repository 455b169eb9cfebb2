/** What the checkout could not be told, with the way to ask it again. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import { useStores } from '#stores/stores-context.ts';

export function OptionsFailed({ text }: { text: MessageId }) {
  const { checkout } = useStores();
  // A failure is in the store's phase, where it leads here again.
  return <FailedLoad text={text} onRetry={() => void checkout.flush().catch(() => undefined)} />;
}
