/** Sanitised HTML in the shop's own typography. */
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { RichTextResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './rich-text.module.css';

export function RichText({ props: { text }, place }: WidgetProps<RichTextResolved>) {
  const { design } = place;
  const stand = classNames(design === 'full-width' && styles.edge, design === 'narrow' && styles.column);
  return (
    <div className={classNames('prose', styles.text, stand)} dangerouslySetInnerHTML={{ __html: text }} />
  );
}
