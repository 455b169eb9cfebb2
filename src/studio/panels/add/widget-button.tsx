/** A widget that can be added: pressed, it goes to the place that was asked for; dragged, to any other. */
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import type { WidgetChoice } from './widget-choices.ts';
import styles from './add-widget.module.css';

interface Props {
  choice: WidgetChoice;
  onAdd(choice: WidgetChoice): void;
  onDragged(): void;
}

export function WidgetButton({ choice, onAdd, onDragged }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return draggable({
      element: current,
      getInitialData: () => ({ newNode: choice.node }),
      // Browsers end a drag whose source is gone while it begins.
      onDragStart: () => setTimeout(onDragged),
    });
  }, [choice, onDragged]);
  return (
    <button ref={element} type="button" className={styles.choice} onClick={() => onAdd(choice)}>
      <span className={styles.picture}>
        {choice.picture === undefined ? null : (
          <img src={choice.picture} alt="" draggable={false} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles.name}>{choice.name}</span>
    </button>
  );
}
