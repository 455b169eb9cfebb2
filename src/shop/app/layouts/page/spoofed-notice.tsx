/** Shows permanently that an employee acts as a customer, with a button to end it (R-SESSION-9). Loaded only for such sessions. */
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { observer } from 'mobx-react-lite';

const loadBar = () => import('./spoofed-bar.tsx');

export const SpoofedNotice = observer(function SpoofedNotice() {
  const { session } = useStores();
  const isSpoofed = useRestored() && session.isSpoofed;
  return (
    <LazyMount load={loadBar} wanted={isSpoofed}>
      {SpoofedBar => (isSpoofed ? <SpoofedBar /> : null)}
    </LazyMount>
  );
});
