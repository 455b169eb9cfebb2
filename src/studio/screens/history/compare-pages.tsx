/** Two states of a document as the shop shows them: the same context, scrolled together, with what differs marked in both. */

import { makeAutoObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CanvasContext, MarkedChange } from '#studio-api/canvas.ts';
import type { DocumentId, SemanticChange } from '#studio-api/documents.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { PageView } from '../../editing/context/editor-context.ts';
import { changedContext, startContext } from '../../editing/context/start-context.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { ContextBar } from '../editor/context-bar.tsx';
import { changeKindTexts } from '../publish/change-list.tsx';
import styles from './compare.module.css';
import { type LinkedFrames, linkFrames, type Side } from './link-frames.ts';
import { marksOf } from './marked-changes.ts';
import { type ShownState, StateFrame } from './state-frame.tsx';

/** For whom and how wide the history shows pages. */
class ViewStore implements PageView {
  readonly session: StudioSession;
  context: CanvasContext;
  width: number | null = null;

  /** @param release whose draft may be compared; 0: of none */
  constructor(session: StudioSession, release: number) {
    this.session = session;
    this.context = changedContext(startContext(session), release === 0 ? {} : { release });
    makeAutoObservable(this, { session: false, context: observableRef }, { autoBind: true });
  }

  setContext(change: Partial<CanvasContext>): void {
    this.context = changedContext(this.context, change);
  }

  resetContext(): void {
    const { locale, release } = this.context;
    this.context = {
      ...startContext(this.session),
      locale,
      ...(release === undefined ? {} : { release }),
    };
  }

  setWidth(width: number | null): void {
    this.width = width;
  }
}

interface Props {
  id: DocumentId;
  left: ShownState;
  right: ShownState;
}

export default function ComparePages({ id, left, right }: Props) {
  const { session } = useStudio();
  const { release } = useCurrentRelease();
  const [view] = useState(() => new ViewStore(session, release));
  return (
    <div className={styles.compare}>
      <ContextBar view={view} />
      <Frames key={`${left.revision} ${right.revision}`} {...{ id, left, right, view }} />
    </div>
  );
}

const Frames = observer(function Frames({ id, left, right, view }: Props & { view: ViewStore }) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const frames = { left: useRef<HTMLIFrameElement>(null), right: useRef<HTMLIFrameElement>(null) };
  const { value: changes } = useAsync(`${id} ${left.revision} ${right.revision}`, () =>
    api.get<SemanticChange[]>(
      documentPath(id, view.context.release ?? 0, `/revisions/${left.revision}/diff/${right.revision}`),
    ),
  );
  const heading = useRef<HTMLParagraphElement>(null);
  const marks = useMemo(() => {
    const of = (side: Side) =>
      marksOf(changes ?? [], side, kind => intl.formatMessage({ id: changeKindTexts[kind] }));
    return { left: of('left'), right: of('right') };
  }, [changes, intl]);
  const ready = useLinkedFrames({ id, frames, heading, marks, shopOrigin: session.shopOrigin });
  return (
    <>
      <p ref={heading} className={styles.count} tabIndex={-1} aria-live="polite">
        {changes ? <FormattedMessage id="HISTORY_DIFFERENCES" values={{ count: changes.length }} /> : null}
      </p>
      <div className={styles.frames}>
        <StateFrame ref={frames.left} {...{ id, view }} state={left} isReady={ready.left} />
        <StateFrame ref={frames.right} {...{ id, view }} state={right} isReady={ready.right} />
      </div>
    </>
  );
});

interface Linking {
  id: DocumentId;
  frames: Record<Side, RefObject<HTMLIFrameElement | null>>;
  heading: RefObject<HTMLElement | null>;
  shopOrigin: string;
  /** Other objects when the differences are known. */
  marks: Record<Side, MarkedChange[]>;
}

/** @returns the address of the frame that has answered, on each side. */
function useLinkedFrames(linking: Linking): Record<Side, string | null> {
  const { id, frames, heading, shopOrigin, marks } = linking;
  const [ready, setReady] = useState<Record<Side, string | null>>({ left: null, right: null });
  const linked = useRef<LinkedFrames>(null);
  const newest = useRef(marks);
  const { left, right } = frames;
  useEffect(() => {
    const of = { left, right };
    const own = linkFrames({
      ...{ shopOrigin, document: id },
      frame: side => of[side].current?.contentWindow ?? null,
      changes: side => newest.current[side],
      onReady: side => setReady(before => ({ ...before, [side]: of[side].current?.src ?? null })),
      onLeave: () => heading.current?.focus(),
    });
    linked.current = own;
    return own.end;
  }, [id, shopOrigin, left, right, heading]);
  useEffect(() => {
    newest.current = marks;
    linked.current?.mark();
  }, [marks]);
  return ready;
}
