/** Says all the time that somebody acts as a customer, and ends it (R-SESSION-9). Its code comes only to whom it concerns. */
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
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
