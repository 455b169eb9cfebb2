/** One drawing, one sentence, one way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { MessageResolved } from '#engine/page-types.gen.ts';
import { Drawing } from '#parts/drawing.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './message.module.css';

export function Message({ props: { title, text, drawing, action } }: WidgetProps<MessageResolved>) {
  return (
    <EmptyState
      heading="h1"
      title={title}
      drawing={drawing ? <Drawing name={drawing} priority="eager" /> : null}
      action={action?.href ? <Button href={action.href}>{action.text}</Button> : null}
      className={styles.message ?? ''}
    >
      {text}
    </EmptyState>
  );
}
