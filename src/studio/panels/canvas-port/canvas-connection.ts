/** Studio's side of the messages with the canvas: sends changes and the selection, and follows what happens in the frame. */
import { reaction } from 'mobx';
import { isRecord } from '#kernel/is-record.ts';
import type { FromCanvas, NodeOwner, PartTool, ToCanvas } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { createFrameSender } from './frame-sender.ts';

export interface ConnectionPorts {
  /** Window of the frame; null while there is none. */
  frame(): Window | null;
  /** Origin of the shop: messages of any other are ignored, and none is sent to any other. */
  shopOrigin: string;
  /** Of the document that was opened; those that are edited with it are in its group. */
  editor: Editor;
  /** Names of the widget types, for the labels in the frame. */
  labels: Readonly<Record<string, string>>;
  /** Buttons at the selected part of a document; none where it is only read. */
  toolsOf(editor: Editor): readonly PartTool[];
  /** Why parts for other markets cannot be changed. */
  limited: string;
  /** What a text that was typed in the frame is called in undo. */
  typedLabel: string;
  /** @param send to the frame that has answered */
  onReady(document: DocumentId, send: (message: ToCanvas) => void): void;
  onFailed(code: string, nodeId: string | null): void;
  /** A node of another document was chosen. */
  onOther(owner: NodeOwner): void;
  onAdd(at: Extract<FromCanvas, { kind: 'canvas:add' }>): void;
  onAct(at: Extract<FromCanvas, { kind: 'canvas:act' }>): void;
  /** Where what is dragged would be put. */
  onPlace(at: Extract<FromCanvas, { kind: 'canvas:place' }>): void;
  /** Where the main menu shows the selected entry. */
  onSubmenu(shown: Extract<FromCanvas, { kind: 'canvas:submenu' }>['shown']): void;
  /** The focus goes back to Studio. */
  onLeave(): void;
}

/** Every message that is a change of the page has been applied in the frame already. */
const isFromCanvas = (data: unknown): data is FromCanvas =>
  isRecord(data) && typeof data['kind'] === 'string' && data['kind'].startsWith('canvas:');

/** For a person who is limited to markets. */
function limitOf({ editor, limited }: ConnectionPorts) {
  const { markets } = editor.session.staff;
  return markets ? { limit: { markets: [...markets], reason: limited } } : {};
}

function select(
  { editor, onOther }: ConnectionPorts,
  { nodeId, owner, path = '' }: Extract<FromCanvas, { kind: 'canvas:select' }>,
): void {
  if (nodeId === null || !owner) return editor.select(null);
  const edited = editor.group.editorOf(owner.document);
  if (edited) edited.select(owner.nodeId, path);
  else onOther(owner);
}

/** Of an override the page that it is merged with. */
function sendPage({ pageId, pageBody }: Editor['draft'], send: (message: ToCanvas) => void): void {
  if (pageId && pageBody) send({ kind: 'studio:page', document: pageId, body: pageBody });
}

/** One node at most is under the pointer. */
function hoverIn({ group }: Editor, owner: NodeOwner | undefined): void {
  for (const each of group.all) each.hover(owner?.document === each.draft.id ? owner.nodeId : null);
}

function openComments(
  editor: Editor,
  { nodeId, document }: Extract<FromCanvas, { kind: 'canvas:comments' }>,
): void {
  const edited = editor.group.editorOf(document);
  edited?.select(nodeId);
  edited?.comments.show(true);
}

/** @returns the function that ends the connection. */
export function connectCanvas(ports: ConnectionPorts): () => void {
  const { editor, shopOrigin } = ports;
  const { draft, group } = editor;
  const { answered, send } = createFrameSender(ports.frame, shopOrigin);
  /** What the frame has just said is not sent back to it. */
  let isEcho = false;

  const withoutEcho = (act: () => void) => {
    isEcho = true;
    try {
      act();
    } finally {
      isEcho = false;
    }
  };
  const sendSelection = (scroll: boolean) => {
    const { selection, draft: of } = group.active;
    send({ kind: 'studio:select', nodeId: selection.nodeId || null, scroll, document: of.id });
  };
  const sendDocument = (of: Editor) => {
    const { id, stored } = of.draft;
    send({ kind: 'studio:document', document: id, body: stored, tools: ports.toolsOf(of) });
  };

  function begin(document: DocumentId): void {
    send({ kind: 'studio:hello', version: 1, labels: ports.labels, ...limitOf(ports) });
    // The frame shows the saved drafts, which may be older than the editor's.
    for (const each of group.all) sendDocument(each);
    sendPage(draft, send);
    sendSelection(true);
    ports.onReady(document, send);
  }

  function edit({ ops, document = draft.id }: Extract<FromCanvas, { kind: 'canvas:edit' }>): void {
    const [first] = ops;
    const typing = first && 'set' in first ? `${first.set.id} ${first.set.path}` : 'canvas';
    const edited = group.editorOf(document);
    const isChanged = edited?.change(ops, ports.typedLabel, { typing });
    // The frame must not show what was refused.
    if (!isChanged) sendDocument(edited ?? editor);
  }

  function take(message: Exclude<FromCanvas, { kind: 'canvas:act' }>): void {
    switch (message.kind) {
      case 'canvas:ready':
        return begin(message.document);
      case 'canvas:select':
        return select(ports, message);
      case 'canvas:hover':
        return hoverIn(editor, message.owner);
      case 'canvas:edit':
        return edit(message);
      case 'canvas:add':
        return ports.onAdd(message);
      case 'canvas:comments':
        return openComments(editor, message);
      case 'canvas:place':
        return ports.onPlace(message);
      case 'canvas:submenu':
        return ports.onSubmenu(message.shown);
      case 'canvas:leave':
        return ports.onLeave();
      case 'canvas:failed':
        return ports.onFailed(message.code, message.nodeId);
      // A page that was navigated to says that it is ready.
      case 'canvas:navigated':
      case 'canvas:scroll':
      case 'canvas:painted':
        return undefined;
    }
  }

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== shopOrigin || source === null || source !== ports.frame()) return;
    if (!isFromCanvas(data)) return;
    if (data.kind === 'canvas:ready') answered(source);
    // What a button asks for is done here, so the frame has to hear of it.
    if (data.kind === 'canvas:act') ports.onAct(data);
    // What is typed on the page is written into the override, which the frame has to hear of.
    else if (data.kind === 'canvas:edit' && draft.own) edit(data);
    else withoutEcho(() => take(data));
  };
  addEventListener('message', onMessage);
  const stop = follow(editor, { send, sendSelection, isEcho: () => isEcho });
  return () => {
    removeEventListener('message', onMessage);
    stop();
  };
}

interface Following {
  send(message: ToCanvas): void;
  sendSelection(scroll: boolean): void;
  /** Whether the change came from the frame. */
  isEcho(): boolean;
}

/** Sends what changes in the editor. @returns the function that stops. */
function follow(editor: Editor, { send, sendSelection, isEcho }: Following): () => void {
  const { draft, group } = editor;
  const hovered = () => group.all.find(each => each.hovered !== null) ?? editor;
  const stops = [
    ...group.all.map(({ draft: of }) =>
      of.onOperations(ops => {
        if (!isEcho()) send({ kind: 'studio:operations', document: of.id, ops: [...ops] });
      }),
    ),
    reaction(
      () => draft.pageBody,
      () => sendPage(draft, send),
    ),
    reaction(
      () => `${group.active.draft.id} ${group.active.selection.nodeId ?? '/'}`,
      () => {
        if (!isEcho()) sendSelection(true);
      },
    ),
    reaction(
      () => `${hovered().draft.id} ${hovered().hovered ?? '/'}`,
      () => {
        const { draft: of, hovered: nodeId } = hovered();
        if (!isEcho()) send({ kind: 'studio:hover', nodeId, document: of.id });
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
