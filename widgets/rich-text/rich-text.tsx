/** Sanitised HTML in the shop's own typography. */
import type { WidgetProps } from '#engine/contract.ts';
import type { RichTextResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './rich-text.module.css';

export function RichText({ props: { text }, place }: WidgetProps<RichTextResolved>) {
  const edge = place.design === 'full-width' && styles.edge;
  return (
    <div className={classNames('prose', styles.text, edge)} dangerouslySetInnerHTML={{ __html: text }} />
  );
}
