/** Loads a component on demand, as a panel or a form, with its messages. It stays mounted afterwards, so that closing can be animated. */

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FetchedTexts, type TextExtent } from '#i18n/all-texts.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { PanelBoundary } from '#ui/panel/panel-boundary.tsx';

interface Props<P> {
  /** Must be referentially stable. */
  load: () => Promise<{ default: ComponentType<P> }>;
  wanted: boolean;
  /** The messages that the component needs; what it loads on demand itself brings its own. Default: all. */
  texts?: TextExtent | undefined;
  /** Called after a failed load, which is shown to the shopper; the next request loads again. Without it, as for loads the user did not request, a failure is silent. */
  onFail?: () => void;
  /** Rendered while loading. */
  fallback?: ReactNode;
  children: (View: ComponentType<P>) => ReactNode;
}

/** A lazy component, and what begins to load it before it is rendered. */
function loadOnce<P>(load: Props<P>['load']) {
  let loading: ReturnType<typeof load> | undefined;
  const begin = () => (loading ??= load());
  return { View: lazy(begin) as ComponentType<P>, begin };
}

/** Loads beside the messages, not after them; a failure is reported when the component is rendered. */
function Beginning({ begin }: { begin: () => Promise<unknown> }) {
  useEffect(() => {
    begin().catch(() => undefined);
  }, [begin]);
  return null;
}

export function LazyMount<P>({ load, wanted, texts, onFail, fallback, children }: Props<P>) {
  const { notices } = useStores();
  const [{ View, begin }, setLoading] = useState(() => loadOnce(load));
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  if (!ever) return null;
  const giveUp = () => {
    setEver(false);
    // React caches a rejected lazy component forever.
    setLoading(loadOnce(load));
    if (!onFail) return;
    onFail();
    notices.show('ERROR_NETWORK', { mode: 'error' });
  };
  return (
    <PanelBoundary onFail={giveUp}>
      <Beginning begin={begin} />
      <Suspense fallback={fallback}>
        <FetchedTexts extent={texts}>{children(View)}</FetchedTexts>
      </Suspense>
    </PanelBoundary>
  );
}
