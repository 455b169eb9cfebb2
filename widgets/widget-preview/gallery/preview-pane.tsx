/** The frame with the widget, in the chosen width and scaled down to fit; its document stays while the widget changes. */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { Trace } from '#page-form/traces.ts';
import { useSize } from '#ui/use-size.ts';
import { type FromFrame, sendToFrame, subscribeToFrame, type ToFrame } from '../frame/messages.ts';
import styles from './gallery.module.css';
import { frameAddress, type ViewContext, type Width } from './view-context.ts';

interface Props {
  instance: WidgetInstance;
  context: ViewContext;
  width: Width;
  /** Content of the focused field. */
  outlined: Trace | null;
  onPick: (traces: readonly Trace[]) => void;
}

export function PreviewPane({ instance, context, width, outlined, onPick }: Props) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  /** How often the frame's document has said that it is ready: it may load again. */
  const [ready, setReady] = useState(0);
  const [state, setState] = useState<Extract<FromFrame, { kind: 'shown' }>['state'] | 'waiting'>('waiting');
  const turn = useRef(0);
  const pick = useRef(onPick);
  const size = useSize(room);
  const address = frameAddress(context);

  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(
    () =>
      subscribeToFrame(
        () => frame.current?.contentWindow ?? null,
        message => {
          if (message.kind === 'ready') setReady(count => count + 1);
          else if (message.kind === 'picked') pick.current(message.traces);
          else if (message.turn === turn.current) setState(message.state);
        },
      ),
    [],
  );

  // Another URL loads another document, which reports when it is ready.
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setReady(0);
    setState('waiting');
  }

  useEffect(() => {
    if (ready === 0) return;
    turn.current += 1;
    const message: ToFrame = {
      kind: 'show',
      turn: turn.current,
      instance,
      layout: 'full',
      design: 'default',
    };
    sendToFrame(frame.current?.contentWindow ?? null, message);
  }, [ready, instance]);

  useEffect(() => {
    if (ready > 0) sendToFrame(frame.current?.contentWindow ?? null, { kind: 'outline', trace: outlined });
  }, [ready, outlined]);

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <div className={styles.room} ref={room} data-state={state}>
      {/* The frame loads our own page, so it needs no sandbox. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={formatMessage({ id: 'PREVIEW_FRAME' })}
        src={address}
        style={{
          width,
          height: size.height > 0 ? size.height / scale : undefined,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInlineStart: Math.max(0, (size.width - width) / 2),
        }}
      />
    </div>
  );
}
