/** An interactive widget of the server's HTML: its boundary stays dehydrated until the trigger fetched its code. */
import { type ComponentType, use, useEffect, useState } from 'react';
import type { WidgetProps } from '../contract.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import { type Engine, useEngine } from './engine-context.ts';

type View = ComponentType<WidgetProps<Record<string, unknown>, unknown>>;

export interface Waiting {
  view: Promise<View>;
  start(): void;
  /** Told by the view once it is mounted. */
  live(): void;
  /** Settles when the view is mounted or cannot come. */
  alive: Promise<void>;
}

const Nothing: View = () => null;

/** One promise per widget of the first page; settled when the trigger fires and the code has come. */
export function createWaiting(type: string, engine: Engine): Waiting {
  let begin: () => void = () => undefined;
  let live: () => void = () => undefined;
  const started = new Promise<void>(resolve => {
    begin = resolve;
  });
  const alive = new Promise<void>(resolve => {
    live = resolve;
  });
  const view = started.then(() => engine.fetchWidget(type)).then(widget => (widget?.view ?? Nothing) as View);
  view.catch(() => live());
  return { view, start: () => begin(), live: () => live(), alive };
}

export function useWaiting(widget: ResolvedWidget, frame: { current: Element | null }): Waiting {
  const engine = useEngine();
  const [waiting] = useState(() => createWaiting(widget.type, engine));
  useEffect(() => {
    // A failed load has no view that could come.
    if (!frame.current || widget.loaded.state === 'failed') return undefined;
    const { start, alive } = waiting;
    return engine.triggers.arm(frame.current, { hydrate: widget.hydrate, start, alive });
  }, [engine, frame, waiting, widget]);
  return waiting;
}

export function WaitingView({
  waiting,
  ...props
}: WidgetProps<Record<string, unknown>, unknown> & { waiting: Waiting }) {
  const View = use(waiting.view);
  useEffect(() => waiting.live(), [waiting]);
  return <View {...props} />;
}
