/** Content of the frame: one widget in the shop's own renderer, as sent by the gallery; the document stays while the widget changes (R-WIDGET-24). */
import { useIntl } from 'react-intl';
import type { ResolvedContainer } from '#engine/definition/resolved-page.ts';
import { type Engine, EngineContext } from '#engine/view/engine-context.ts';
import { Region } from '#engine/view/region.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ToolProps } from '../tool-props.ts';
import { subscribeToGallery, sendToGallery } from './messages.ts';
import { pageOf } from './page-of.ts';
import styles from './stage.module.css';
import { useConsentOf } from './use-consent.ts';
import { usePressed } from './use-pressed.ts';
import { elementOf } from '#page-form/traces.ts';

interface Shown {
  turn: number;
  containers: readonly ResolvedContainer[];
  state: 'full' | 'empty' | 'failed';
}

const failure = (words: string) => <Feedback tone="error">{words}</Feedback>;

export function Stage({ port, page }: ToolProps) {
  const { formatMessage } = useIntl();
  useConsentOf(page);
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
