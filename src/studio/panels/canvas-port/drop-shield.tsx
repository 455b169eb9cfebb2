/** Over the frame while something is dragged: a page of another origin would keep the pointer's movements to itself. */
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NodePlace } from '#engine/operation/operation.ts';
import type { ToCanvas } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { type Dragged, draggedOf, mayDrop } from '../../editing/structure/dragged.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import styles from './canvas-port.module.css';

export interface CanvasDrag {
  /** To the frame that has answered last. */
  send(message: ToCanvas): void;
  /** The frame names the place below the pointer, and the document that it is in. */
  placed(at: NodePlace | null, document: DocumentId | undefined): void;
}

interface Props {
  editor: Editor;
  structureOf(editor: Editor): Structure;
  drag: RefObject<CanvasDrag>;
  scale: number;
  /** Left edge of the frame in the room, px. */
  margin: number;
}

export function DropShield({ editor, structureOf, drag, scale, margin }: Props) {
  const shield = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(draggedOf(source.data)),
        onDrop: () => setDragged(null),
      }),
    [],
  );
  useEffect(() => {
    const { current: element } = shield;
    const port = drag.current;
    if (!element || !dragged) return undefined;
    let place: { at: NodePlace; into: Editor } | null = null;
    const { group } = editor;
    port.placed = (at, document = editor.draft.id) => {
      const into = group.editorOf(document);
      place = at && into && mayDrop(into, dragged, at) ? { at, into } : null;
      port.send({ kind: 'studio:mark', isShown: place !== null });
    };
    const leave = () => {
      place = null;
      port.send({ kind: 'studio:drag', at: null });
    };
    const node =
      dragged.kind === 'node' ? group.editorOf(dragged.document)?.draft.node(dragged.id) : dragged.node;
    const isRow = typeof node?.['type'] !== 'string';
    const stop = dropTargetForElements({
      element,
      onDrag({ location }) {
        const { clientX, clientY } = location.current.input;
        const { left, top } = element.getBoundingClientRect();
        const at = { x: (clientX - left - margin) / scale, y: (clientY - top) / scale, isRow };
        port.send({ kind: 'studio:drag', at });
      },
      onDragLeave: leave,
      onDrop() {
        const found = place;
        leave();
        if (found) structureOf(found.into).drop(dragged, found.at);
      },
    });
    return () => {
      stop();
      port.placed = () => undefined;
    };
  }, [dragged, drag, editor, structureOf, scale, margin]);
  return dragged && isAnyWritten(editor) ? <div ref={shield} className={styles.shield} /> : null;
}

const isAnyWritten = ({ group }: Editor): boolean => group.all.some(({ draft }) => !draft.isReadOnly);
