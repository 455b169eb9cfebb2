/** Studio's side of the messages with the canvas: sends changes and the selection, and follows what happens in the frame. */
import { reaction } from 'mobx';
import type { NodePlace } from '#engine/operation/operation.ts';
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
  editor: Editor;
  /** Names of the widget types, for the labels in the frame. */
  labels: Readonly<Record<string, string>>;
  /** Buttons at the selected part; none where the document is only read. */
  tools: readonly PartTool[];
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
  onPlace(at: NodePlace | null): void;
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
  if (owner.document === editor.draft.id) editor.select(owner.nodeId, path);
  else onOther(owner);
}

function openComments(
  editor: Editor,
  { nodeId, document }: Extract<FromCanvas, { kind: 'canvas:comments' }>,
): void {
  if (document !== editor.draft.id) return;
  editor.select(nodeId);
  editor.comments.show(true);
}

/** @returns the function that ends the connection. */
export function connectCanvas(ports: ConnectionPorts): () => void {
  const { editor, shopOrigin } = ports;
  const { draft } = editor;
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
  const sendSelection = (scroll: boolean) =>
    send({ kind: 'studio:select', nodeId: editor.selection.nodeId || null, scroll, document: draft.id });
  const sendDocument = () => send({ kind: 'studio:document', document: draft.id, body: draft.stored });

  const sendPage = () => {
    const { pageId, pageBody } = draft;
    if (pageId && pageBody) send({ kind: 'studio:page', document: pageId, body: pageBody });
  };

  function begin(document: DocumentId): void {
    send({ kind: 'studio:hello', version: 1, labels: ports.labels, tools: ports.tools, ...limitOf(ports) });
    // The frame shows the saved draft, which may be older than the editor's.
    sendDocument();
    sendPage();
    sendSelection(true);
    ports.onReady(document, send);
  }

  function edit({ ops, document = draft.id }: Extract<FromCanvas, { kind: 'canvas:edit' }>): void {
    const [first] = ops;
    const typing = first && 'set' in first ? `${first.set.id} ${first.set.path}` : 'canvas';
    const isChanged = document === draft.id && editor.change(ops, ports.typedLabel, { typing });
    // The frame must not show what was refused.
    if (!isChanged) sendDocument();
  }

  function take(message: Exclude<FromCanvas, { kind: 'canvas:act' }>): void {
    switch (message.kind) {
      case 'canvas:ready':
        return begin(message.document);
      case 'canvas:select':
        return select(ports, message);
      case 'canvas:hover':
        return editor.hover(message.owner?.document === draft.id ? message.owner.nodeId : null);
      case 'canvas:edit':
        return edit(message);
      case 'canvas:add':
        return ports.onAdd(message);
      case 'canvas:comments':
        return openComments(editor, message);
      case 'canvas:place':
        return ports.onPlace(message.at);
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
  const { draft } = editor;
  const stops = [
    draft.onOperations(ops => {
      if (!isEcho()) send({ kind: 'studio:operations', document: draft.id, ops: [...ops] });
    }),
    reaction(
      () => draft.pageBody,
      body => {
        if (draft.pageId && body) send({ kind: 'studio:page', document: draft.pageId, body });
      },
    ),
    reaction(
      () => editor.selection.nodeId,
      () => {
        if (!isEcho()) sendSelection(true);
      },
    ),
    reaction(
      () => editor.hovered,
      nodeId => {
        if (!isEcho()) send({ kind: 'studio:hover', nodeId, document: draft.id });
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
