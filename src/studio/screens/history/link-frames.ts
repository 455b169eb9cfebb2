/** Connects the frames of two states: each gets the marks of its side, and both scroll together. */
import { isRecord } from '#kernel/is-record.ts';
import type { FromCanvas, MarkedChange } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { createFrameSender } from '../../panels/canvas-port/frame-sender.ts';

export type Side = 'left' | 'right';

export interface FramePorts {
  frame(side: Side): Window | null;
  /** Origin of the shop: messages of any other are ignored, and none is sent to any other. */
  shopOrigin: string;
  document: DocumentId;
  changes(side: Side): MarkedChange[];
  onReady(side: Side): void;
  /** The focus goes back to Studio. */
  onLeave(): void;
}

export interface LinkedFrames {
  /** The differences are known, or others. */
  mark(): void;
  end(): void;
}

const sides = ['left', 'right'] as const;
const isFromCanvas = (data: unknown): data is FromCanvas =>
  isRecord(data) && typeof data['kind'] === 'string' && data['kind'].startsWith('canvas:');

export function linkFrames(ports: FramePorts): LinkedFrames {
  const senderOf = (side: Side) => createFrameSender(() => ports.frame(side), ports.shopOrigin);
  const senders = { left: senderOf('left'), right: senderOf('right') };
  const markSide = (side: Side) =>
    senders[side].send({ kind: 'studio:changes', document: ports.document, changes: ports.changes(side) });

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ports.shopOrigin || source === null || !isFromCanvas(data)) return;
    const side = sides.find(each => ports.frame(each) === source);
    if (!side) return;
    if (data.kind === 'canvas:leave') ports.onLeave();
    if (data.kind === 'canvas:scroll')
      senders[side === 'left' ? 'right' : 'left'].send({ kind: 'studio:scroll', at: data.at });
    if (data.kind !== 'canvas:ready') return;
    senders[side].answered(source);
    markSide(side);
    ports.onReady(side);
  };
  addEventListener('message', onMessage);
  return {
    mark: () => sides.forEach(markSide),
    end: () => removeEventListener('message', onMessage),
  };
}
