/** An interactive widget in the server's HTML: its Suspense boundary stays dehydrated until the trigger has loaded its code. */
import { type ComponentType, use, useEffect, useState } from 'react';
import type { WidgetProps } from '../definition/contract.ts';
import type { ResolvedWidget } from '../definition/resolved-page.ts';
import { useControlSuccessors } from './control-successors.ts';
import { type Engine, useEngine } from './engine-context.ts';

type View = ComponentType<WidgetProps<Record<string, unknown>, unknown>>;

export interface PendingHydration {
  view: Promise<View>;
  start(): void;
  /** Called by the view after it has mounted. */
  mounted(): void;
  /** Resolves when the view is mounted or its code failed to load. */
  hydrated: Promise<void>;
}

const Nothing: View = () => null;

/** One promise per widget of the first page; it resolves once the trigger has fired and the code is loaded. */
export function createPendingHydration(type: string, engine: Engine): PendingHydration {
  let begin: () => void = () => undefined;
  let resolveMounted: () => void = () => undefined;
  const started = new Promise<void>(resolve => {
    begin = resolve;
  });
  const hydrated = new Promise<void>(resolve => {
    resolveMounted = resolve;
  });
  const view = started.then(() => engine.fetchWidget(type)).then(widget => (widget?.view ?? Nothing) as View);
  view.catch(() => resolveMounted());
  return { view, start: () => begin(), mounted: () => resolveMounted(), hydrated };
}

export function usePendingHydration(
  widget: ResolvedWidget,
  frame: { current: Element | null },
): PendingHydration {
  const engine = useEngine();
  const [pending] = useState(() => createPendingHydration(widget.type, engine));
  useEffect(() => {
    // A failed widget never mounts a view.
    if (!frame.current || widget.loaded.state === 'failed') return undefined;
    const { start, hydrated } = pending;
    return engine.triggers.arm(frame.current, { hydrate: widget.hydrate, start, hydrated });
  }, [engine, frame, pending, widget]);
  return pending;
}

interface HydratingProps extends WidgetProps<Record<string, unknown>, unknown> {
  pending: PendingHydration;
  frameId: string;
}

export function HydratingView({ pending, frameId, ...props }: HydratingProps) {
  const View = use(pending.view);
  useControlSuccessors(frameId);
  useEffect(() => pending.mounted(), [pending]);
  return <View {...props} />;
}
