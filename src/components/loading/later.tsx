/** What a page fetches when it is asked for: a panel's or a form's code, with the texts it needs. Once there it stays, to play its closing. */
import { AllTexts } from '#i18n/all-texts.tsx';
import { useStores } from '#stores/stores-context.ts';
import { PanelBoundary } from '#ui/panel-boundary.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Props<P> {
  /** The same function at each render. */
  load: () => Promise<{ default: ComponentType<P> }>;
  wanted: boolean;
  /** The code did not come; the shopper was told, the page stays, and the next wish asks anew. Absent where nobody asked: then nobody is told. */
  onFail?: () => void;
  /** Stands there until it has come. */
  fallback?: ReactNode;
  children: (View: ComponentType<P>) => ReactNode;
}

export function Later<P>({ load, wanted, onFail, fallback, children }: Props<P>) {
  const { notices } = useStores();
  const [View, setView] = useState<ComponentType<P>>(() => lazy(load));
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  if (!ever) return null;
  const giveUp = () => {
    setEver(false);
    // React keeps a failed fetch for good.
    setView(() => lazy(load));
    if (!onFail) return;
    onFail();
    notices.show('ERROR_NETWORK', { mode: 'error' });
  };
  return (
    <PanelBoundary onFail={giveUp}>
      <Suspense fallback={fallback}>
        <AllTexts>{children(View)}</AllTexts>
      </Suspense>
    </PanelBoundary>
  );
}
