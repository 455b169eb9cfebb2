/** A list's description: short text is shown in full, long text collapses with native HTML elements. */
import { useIntl } from 'react-intl';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './category-header.module.css';

/** About two lines on a phone, and three on a desktop screen, characters. */
const foldsFrom = { phone: 90, computer: 320 };

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').length;

/** @param name name of the list; distinguishes one "read more" button from another for screen readers */
export function Description({ html, name }: { html: SafeHtml; name: string }) {
  const { formatMessage } = useIntl();
  const text = (
    <div className={classNames('prose', styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
  );
  const length = lengthOf(html);
  if (length <= foldsFrom.phone) return text;
  return (
    <div className={classNames(styles.folded, length <= foldsFrom.computer && styles.short)}>
      {text}
      <details className={styles.fold}>
        <summary className={styles.more}>
          <span className={styles.open}>{formatMessage({ id: 'READ_MORE' })}</span>
          <span className={styles.close}>{formatMessage({ id: 'READ_LESS' })}</span>
          <span className="visually-hidden">: {name}</span>
        </summary>
      </details>
    </div>
  );
}
