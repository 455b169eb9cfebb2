/** How much of a text's limit is used; shown from four fifths of it, so that short texts stay calm. */
import type { Control } from './field.ts';
import styles from './form.module.css';

const shownFrom = 0.8;

export function TextCount({ control, text }: { control: Control; text: string }) {
  const most = control.kind === 'text' ? control.most : undefined;
  if (most === undefined || text.length < most * shownFrom) return null;
  return (
    <p className={styles.used} data-over={text.length > most ? '' : undefined}>
      {text.length} / {most}
    </p>
  );
}
