/** Says all the time that somebody acts as a customer, and ends it (spec 1 §6). Its code comes only to whom it concerns. */
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

const SpoofedBar = lazy(() => import('./spoofed-bar.tsx'));

export const SpoofedNotice = observer(function SpoofedNotice() {
  const { session } = useStores();
  return useRestored() && session.isSpoofed ? (
    <Suspense>
      <SpoofedBar />
    </Suspense>
  ) : null;
});
