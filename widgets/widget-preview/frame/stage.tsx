/** Content of the frame: one widget in the shop's own renderer, as sent by the gallery; the document stays while the widget changes (R-WIDGET-24). */

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ResolvedContainer } from '#engine/definition/resolved-page.ts';
import { type Engine, EngineContext } from '#engine/view/engine-context.ts';
import { Region } from '#engine/view/region.tsx';
import { elementOf, tracesAt } from '#page-form/traces.ts';
import { Feedback } from '#ui/feedback.tsx';
import type { ToolProps } from '../tool-props.ts';
import { sendToGallery, subscribeToGallery, type ToFrame } from './messages.ts';
import styles from './stage.module.css';
import { useCartOf } from './use-cart.ts';
import { useConsentOf } from './use-consent.ts';

// A press on the previewed widget chooses a field of it, and does nothing else.

/** Tells the gallery what was pressed inside the element. */
function usePressed(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    /** Blocks navigation and form submission. */
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a[href]')) event.preventDefault();
      sendToGallery({ kind: 'picked', traces: tracesAt(event.target, element) });
    };
    const submit = (event: Event) => event.preventDefault();
    element.addEventListener('click', press, true);
    element.addEventListener('submit', submit, true);
    return () => {
      element.removeEventListener('click', press, true);
      element.removeEventListener('submit', submit, true);
    };
  }, [root]);
}

/** A page with a single widget. */
const pageOf = ({ instance, layout, design }: Extract<ToFrame, { kind: 'show' }>): PageDocument => ({
  kind: 'page',
  id: 'preview',
  pageType: 'Preview Page',
  layout: 'bare',
  regions: { main: [{ kind: 'container', id: 'stage', layout, design, widgets: [instance] }] },
});

interface Shown {
  turn: number;
  containers: readonly ResolvedContainer[];
  state: 'full' | 'empty' | 'failed';
}

const failure = (words: string) => <Feedback tone="error">{words}</Feedback>;

export function Stage({ port, page }: ToolProps) {
  const { formatMessage } = useIntl();
  useConsentOf(page);
  useCartOf(page, port.live.report);
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  /** The turn at which the widget crashed; the next turn remounts it. */
  const [fallen, setFallen] = useState(0);
  const turn = useRef(0);

  const engine = useMemo<Engine>(
    () => ({
      ...port.live,
      failed: () => failure(formatMessage({ id: 'PREVIEW_WIDGET_FAILED' })),
      report: (code, message, details) => {
        if (code === 'WIDGET002') setFallen(turn.current);
        port.live.report(code, message, details);
      },
    }),
    [port, formatMessage],
  );

  useEffect(() => {
    const stop = subscribeToGallery(message => {
      if (message.kind === 'outline')
        return outline(
          root.current,
          message.trace && elementOf(message.trace, root.current ?? document.body),
        );
      // Outside a frame `parent` is this window, so the stage also receives its own messages.
      if (message.kind !== 'show') return;
      turn.current = message.turn;
      port.resolve(pageOf(message), { ...page, path: '/' }).then(
        ({ regions }) => {
          if (message.turn !== turn.current) return;
          const containers = regions['main'] ?? [];
          const failed = containers.some(({ widgets }) =>
            widgets.some(({ loaded }) => loaded.state === 'failed'),
          );
          setShown({
            turn: message.turn,
            containers,
            state: failed ? 'failed' : containers.length > 0 ? 'full' : 'empty',
          });
        },
        (error: unknown) => {
          if (message.turn !== turn.current) return;
          port.live.report('PREVIEW004', 'The widget could not be resolved', { error });
          setShown({ turn: message.turn, containers: [], state: 'failed' });
        },
      );
    });
    sendToGallery({ kind: 'ready' });
    return stop;
  }, [port, page]);

  useEffect(() => {
    if (shown)
      sendToGallery({
        kind: 'shown',
        turn: shown.turn,
        state: fallen === shown.turn ? 'failed' : shown.state,
      });
  }, [shown, fallen]);

  usePressed(root);

  return (
    <EngineContext value={engine}>
      <div ref={root} className={styles.stage} data-stage="">
        {shown?.state === 'empty' ? <Feedback>{formatMessage({ id: 'PREVIEW_EMPTY' })}</Feedback> : null}
        {shown?.state === 'failed' && shown.containers.length === 0
          ? failure(formatMessage({ id: 'PREVIEW_WIDGET_FAILED' }))
          : null}
        {shown ? (
          <Region key={fallen === shown.turn ? 0 : fallen} containers={shown.containers} page={page} />
        ) : null}
      </div>
    </EngineContext>
  );
}

function outline(root: Element | null, element: Element | null): void {
  for (const before of root?.querySelectorAll(`.${styles.outlined}`) ?? [])
    before.classList.remove(styles.outlined ?? '');
  if (!element) return;
  element.classList.add(styles.outlined ?? '');
  element.scrollIntoView({ block: 'nearest' });
}
