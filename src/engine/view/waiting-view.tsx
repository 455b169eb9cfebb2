/** An interactive widget of the server's HTML: its boundary stays dehydrated until the trigger fetched its code. */
import { type ComponentType, use, useEffect, useState } from 'react';
import type { WidgetProps } from '../contract.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import { type Engine, useEngine } from './engine-context.ts';

type View = ComponentType<WidgetProps<Record<string, unknown>, unknown>>;

export interface Waiting {
  view: Promise<View>;
  start(): void;
}

const Nothing: View = () => null;

/** One promise per widget of the first page; settled when the trigger fires and the code has come. */
export function createWaiting(type: string, engine: Engine): Waiting {
  let begin: () => void = () => undefined;
  const started = new Promise<void>(resolve => {
    begin = resolve;
  });
  const view = started.then(() => engine.fetchWidget(type)).then(widget => (widget?.view ?? Nothing) as View);
  return { view, start: () => begin() };
}

export function useWaiting(widget: ResolvedWidget, frame: { current: Element | null }): Waiting {
  const engine = useEngine();
  const [waiting] = useState(() => createWaiting(widget.type, engine));
  useEffect(
    () => (frame.current ? engine.triggers.arm(frame.current, widget.hydrate, waiting.start) : undefined),
    [engine, frame, waiting, widget.hydrate],
  );
  return waiting;
}

export function WaitingView({
  waiting,
  ...props
}: WidgetProps<Record<string, unknown>, unknown> & { waiting: Waiting }) {
  const View = use(waiting.view);
  return <View {...props} />;
}
