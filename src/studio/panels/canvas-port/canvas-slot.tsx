/** The middle of the editor: the page as the shop shows it, in the chosen width and scaled down to fit. */

import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { canvasFolder } from '#engine/resolve/canvas-state.ts';
import type { NodeOwner, ToCanvas } from '#studio-api/canvas.ts';
import { useSize } from '#ui/use-size.ts';
import { type Editor, useEditor } from '../../editing/context/editor-context.ts';
import { structuresOf } from '../../editing/structure/structure.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEditedWay, wayTo } from '../../parts/documents/edited-way.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import { hidingText } from '../own/hiding-text.ts';
import { connectCanvas } from './canvas-connection.ts';
import styles from './canvas-port.module.css';
import { type CanvasDrag, DropShield } from './drop-shield.tsx';
import { actOn, partTools } from './part-tools.ts';
import { type Frames, SwappedFrames } from './swapped-frames.tsx';
import { useCanvasArms } from './use-canvas-arms.ts';
import { useCanvasComments } from './use-canvas-comments.ts';
import { useCanvasMenu } from './use-canvas-menu.ts';
import { useCanvasPresence } from './use-canvas-presence.ts';
import { useCanvasScale } from './use-canvas-scale.ts';
import { useCanvasStyle } from './use-canvas-style.ts';
import { useGrant } from './use-grant.ts';
import { useLabels } from './use-labels.ts';
import { useSavedVersion } from './use-saved-version.ts';
import { useSilence } from './use-silence.ts';

type Note =
  | { kind: 'other'; owner: NodeOwner }
  | { kind: 'behind' }
  | { kind: 'failed'; code: string; nodeId: string | null };

export const CanvasSlot = observer(function CanvasSlot() {
  const editor = useEditor();
  const { session } = useStudio();
  const room = useRef<HTMLDivElement>(null);
  const frames: Frames = useRef(new Map<string, HTMLIFrameElement>());
  const drag = useRef<CanvasDrag>({ send: () => undefined, placed: () => undefined });
  const size = useSize(room);
  const labels = useLabels();
  const { draft, context } = editor;
  const intl = useIntl();
  const structureOf = useMemo(() => structuresOf(intl), [intl]);
  const { saved, isSwapped } = useSavedVersion(draft);
  const { grant, isFailed: isRefused, retry } = useGrant(draft.pageId ?? draft.id, context, { saved });
  const [readyUrl, setReadyUrl] = useState<string | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const isReady = grant !== null && readyUrl === grant.url;
  const url = grant?.url ?? null;
  const { isSilent, loaded } = useSilence(url, isReady);
  const isFailed = isRefused || isSilent;

  useEffect(() => {
    if (url === null || !labels) return undefined;
    return connectCanvas({
      ...{ editor, labels, shopOrigin: session.shopOrigin, limited: marketLimitText(session, intl) },
      toolsOf: of => (of.draft.isReadOnly ? [] : partTools(intl, structureOf(of), hidingText(of, intl).hide)),
      frame: () => frames.current.get(url)?.contentWindow ?? null,
      typedLabel: intl.formatMessage({ id: 'CANVAS_TEXT' }),
      onReady(document, send) {
        setReadyUrl(url);
        setNote(null);
        if (isOtherPage(document, editor.draft.id))
          setNote({ kind: 'other', owner: { document, nodeId: '' } });
        drag.current.send = send;
        if (isAtFoot(editor.draft.body)) send(toFoot);
      },
      onFailed: (code, nodeId) => setNote({ kind: 'failed', code, nodeId }),
      onOther: owner => setNote({ kind: 'other', owner }),
      onAdd: ({ at, document }) => editor.group.editorOf(document)?.requestAdd(at),
      onAct(at) {
        const of = editor.group.editorOf(at.document);
        if (of) actOn(structureOf(of), at);
      },
      onSubmenu: shown =>
        setNote(before => (shown === 'all' ? { kind: 'behind' } : before?.kind === 'behind' ? null : before)),
      onPlace: ({ at, document }) => drag.current.placed(at, document),
      onLeave: () => room.current?.closest<HTMLElement>('[data-part]')?.focus(),
    });
  }, [url, labels, editor, session, intl, structureOf]);

  useEffect(() => {
    if (url !== null) editor.setPageUrl(shopUrl(url));
  }, [url, editor]);
  useFocusOfFrame(room, frames);

  const width = editor.width ?? size.width;
  const scale = size.width > 0 && width > 0 ? Math.min(1, size.width / width) : 1;
  useFrame(editor, { readyUrl, port: drag, width, scale });
  const margin = Math.max(0, (size.width - width) / 2);
  return (
    <div className={styles.port}>
      <Notes {...{ note, isFailed, retry }} draft={draft} onClose={() => setNote(null)} />
      <div ref={room} className={styles.room} data-canvas={isReady ? 'ready' : 'loading'}>
        {isReady || isFailed || (isSwapped && readyUrl !== null) ? null : (
          <p className={styles.loading}>
            <FormattedMessage id="CANVAS_LOADING" />
          </p>
        )}
        {url === null || size.width === 0 ? null : (
          <SwappedFrames
            {...{ frames, url, width, scale, margin }}
            shown={readyUrl}
            isStale={!isSwapped}
            height={size.height / scale}
            onLoad={loaded}
          />
        )}
        <DropShield {...{ editor, structureOf, drag, scale, margin }} />
      </div>
    </div>
  );
});

interface Frame {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  port: { current: CanvasDrag };
  /** Of the page, px. */
  width: number;
  /** How much smaller it is shown, from 0 to 1. */
  scale: number;
}

/** Keeps the frame as Studio has it. Reads observables: for observers. */
function useFrame(editor: Editor, { width, scale, ...canvas }: Frame): void {
  useCanvasMenu(editor, { ...canvas, width });
  useCanvasArms(editor, canvas);
  useCanvasStyle(editor, canvas);
  useCanvasComments(editor, canvas);
  useCanvasPresence(editor, canvas);
  useCanvasScale(scale, canvas);
}

/** The page's own address: without the folder of the canvas and what opens it. */
const shopUrl = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.slice(canvasFolder.length) || '/');
};

const isOtherPage = (shown: string, edited: string): boolean =>
  shown.startsWith('page:') && edited.startsWith('page:') && shown !== edited;

/** Browsers stop at the end of the page. */
const toFoot: ToCanvas = { kind: 'studio:scroll', at: { nodeId: null, offset: 1_000_000 } };

/** Whether what is edited is shown at the foot of pages. */
const isAtFoot = ({ kind, locations }: DocumentBody): boolean =>
  kind === 'menu' &&
  Array.isArray(locations) &&
  locations.some(location => typeof location === 'string' && location.startsWith('footer-'));

interface NotesProps {
  note: Note | null;
  /** The document that is edited. */
  draft: Editor['draft'];
  isFailed: boolean;
  retry(): void;
  onClose(): void;
}

const Notes = ({ note, draft, isFailed, retry, onClose }: NotesProps) => (
  <output className={styles.notes}>
    {note ? <CanvasNote note={note} draft={draft} onClose={onClose} /> : null}
    {isFailed ? (
      <p className={styles.note}>
        <FormattedMessage id="CANVAS_FAILED" />{' '}
        <button type="button" onClick={retry}>
          <FormattedMessage id="CANVAS_RETRY" />
        </button>
      </p>
    ) : null}
  </output>
);

const CanvasNote = observer(function CanvasNote({
  note,
  draft,
  onClose,
}: Pick<NotesProps, 'draft' | 'onClose'> & { note: Note }) {
  const way = useEditedWay();
  return (
    <p className={styles.note}>
      {note.kind === 'behind' ? (
        <FormattedMessage id="CANVAS_BEHIND_ALL" />
      ) : note.kind === 'failed' ? (
        <FormattedMessage id="CANVAS_PART_FAILED" values={{ code: note.code, part: note.nodeId ?? '' }} />
      ) : (
        <>
          <FormattedMessage id={note.owner.nodeId === '' ? 'CANVAS_OTHER_PAGE' : 'CANVAS_OTHER_PART'} />{' '}
          <Link
            to={`/edit/${encodeURIComponent(note.owner.document)}`}
            state={{
              select: note.owner.nodeId,
              ...(note.owner.nodeId === '' ? {} : wayTo(note.owner.document, way, draft)),
            }}
          >
            <FormattedMessage id="CANVAS_OTHER_OPEN" />
          </Link>
        </>
      )}{' '}
      <button type="button" onClick={onClose}>
        <FormattedMessage id="CANVAS_NOTE_CLOSE" />
      </button>
    </p>
  );
});

/** A focus on this part of the editor, as by F6, goes into the page. */
function useFocusOfFrame(room: { current: HTMLElement | null }, frames: Frames): void {
  useEffect(() => {
    const part = room.current?.closest<HTMLElement>('[data-part]');
    const enter = (event: FocusEvent) => {
      const [shown] = frames.current.values();
      // From the frame itself the focus stays, or it could never leave.
      if (event.target === part && event.relatedTarget !== shown) shown?.focus();
    };
    part?.addEventListener('focusin', enter);
    return () => part?.removeEventListener('focusin', enter);
  }, [room, frames]);
}
