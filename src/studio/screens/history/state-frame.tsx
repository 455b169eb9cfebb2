/** One state of a document as the shop shows it, scaled down to fit. */
import { observer } from 'mobx-react-lite';
import { type Ref, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CanvasPost } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { useSize } from '#ui/use-size.ts';
import type { PageView } from '../../editing/context/editor-context.ts';
import { useGrant } from '../../panels/canvas-port/use-grant.ts';
import { useSilence } from '../../panels/canvas-port/use-silence.ts';
import styles from './compare.module.css';

export interface ShownState {
  revision: NonNullable<CanvasPost['revision']>;
  /** `Version 3`, in the language of Studio. */
  name: string;
}

interface Props {
  id: DocumentId;
  state: ShownState;
  view: PageView;
  /** Address of the frame that has answered. */
  isReady: string | null;
  ref: Ref<HTMLIFrameElement>;
}

/** As wide as pages of computers are looked at. */
const USUAL_WIDTH = 1200;

export const StateFrame = observer(function StateFrame({ id, state, view, isReady, ref }: Props) {
  const { formatMessage } = useIntl();
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const { grant, isFailed: isRefused, retry } = useGrant(id, view.context, { revision: state.revision });
  const url = grant?.url ?? null;
  const isAnswering = url !== null && isReady === url;
  const { isSilent, loaded } = useSilence(url, isAnswering);
  const isFailed = isRefused || isSilent;
  const width = view.width ?? Math.max(size.width, Math.min(USUAL_WIDTH, size.width * 2));
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <section className={styles.state} aria-label={state.name}>
      <h3>{state.name}</h3>
      <div ref={room} className={styles.room} data-canvas={isAnswering ? 'ready' : 'loading'}>
        {isAnswering ? null : (
          <p className={styles.loading}>
            <FormattedMessage id={isFailed ? 'CANVAS_FAILED' : 'CANVAS_LOADING'} />
            {isFailed ? (
              <button type="button" onClick={retry}>
                <FormattedMessage id="CANVAS_RETRY" />
              </button>
            ) : null}
          </p>
        )}
        {url === null || size.width === 0 ? null : (
          // It is the shop itself, on another origin than Studio.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={url}
            ref={ref}
            title={formatMessage({ id: 'HISTORY_FRAME' }, { name: state.name })}
            src={url}
            onLoad={loaded}
            style={{
              width,
              height: size.height / scale,
              transform: scale < 1 ? `scale(${scale})` : undefined,
              marginInlineStart: Math.max(0, (size.width - width) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
});
