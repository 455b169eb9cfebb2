/** Words about a list: short ones stand as they are, long ones fold by the browser's own means. */
import type { SafeHtml } from '#engine/safe-html.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './category-header.module.css';

/** About three lines of a computer's width. */
const foldsFrom = 320;

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').length;

/** @param name of the list; tells one "read more" from the next. */
export function Description({ html, name }: { html: SafeHtml; name: string }) {
  const { t } = useTexts();
  const text = (
    <div className={classNames('prose', styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
  );
  if (lengthOf(html) <= foldsFrom) return text;
  return (
    <div className={styles.folded}>
      {text}
      <details className={styles.fold}>
        <summary className={styles.more}>
          <span className={styles.open}>{t('READ_MORE')}</span>
          <span className={styles.close}>{t('READ_LESS')}</span>
          <span className="visually-hidden">: {name}</span>
        </summary>
      </details>
    </div>
  );
}
