/** One thing that can be added, with its picture: pressed, it goes to the place that was asked for; dragged, to any other. */
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useId, useRef } from 'react';
import styles from './add-widget.module.css';
import type { WidgetChoice } from './widget-choices.ts';

interface Props {
  choice: Pick<WidgetChoice, 'name' | 'about' | 'picture' | 'node' | 'mayStandIn'>;
  onAdd(): void;
  onDragged(): void;
}

export function WidgetButton({ choice, onAdd, onDragged }: Props) {
  const id = useId();
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return draggable({
      element: current,
      getInitialData: () => ({ newNode: choice.node, mayStandIn: choice.mayStandIn }),
      // Browsers end a drag whose source is gone while it begins.
      onDragStart: () => setTimeout(onDragged),
    });
  }, [choice, onDragged]);
  return (
    <button
      ref={element}
      type="button"
      className={styles.choice}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      onClick={onAdd}
    >
      <span className={styles.picture}>
        {choice.picture === undefined ? null : (
          <img src={choice.picture} alt="" draggable={false} loading="lazy" decoding="async" />
        )}
      </span>
      <span id={`${id}-name`} className={styles.name}>
        {choice.name}
      </span>
      <span id={`${id}-about`} className={styles.about}>
        {choice.about}
      </span>
    </button>
  );
}
