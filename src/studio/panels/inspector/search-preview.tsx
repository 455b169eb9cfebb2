/** How a page may look in the results of a search engine. */

import { useIntl } from 'react-intl';
import { fallbacksOf, type LocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { usePick } from '../pick/pick-scope.ts';
import styles from './inspector.module.css';

interface Props {
  seo: Readonly<Record<string, unknown>>;
  locale: LocaleCode;
  address: string | undefined;
}

export function SearchPreview({ seo, locale, address = '/' }: Props) {
  const { formatMessage } = useIntl();
  const { session } = useEditor();
  const title = useText(seo['title'], locale);
  const description = useText(seo['description'], locale);
  return (
    <figure className={styles.result} lang={locale}>
      <figcaption className="visually-hidden">{formatMessage({ id: 'INSPECTOR_SEO_PREVIEW' })}</figcaption>
      <span
        className={styles.resultAddress}
      >{`${session.shopOrigin.replace(/^https?:\/\//, '')}${address}`}</span>
      <span className={styles.resultTitle}>
        {cut(title, 60) || formatMessage({ id: 'INSPECTOR_SEO_NO_TITLE' })}
      </span>
      <span className={styles.resultText}>{cut(description, 160)}</span>
    </figure>
  );
}

/** Search engines shorten at about this length. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;

/** The text in a language: literal, reused, of a fallback, or of a shared message. */
function useText(value: unknown, locale: LocaleCode): string {
  const id = isRecord(value) && typeof value['$t'] === 'string' ? value['$t'] : null;
  const { answer } = usePick('message', id === null ? null : { ids: [id] });
  if (id !== null) return answer?.items[0]?.name ?? '';
  return isRecord(value) ? textIn(value, locale) : typeof value === 'string' ? value : '';
}

export function textIn(texts: Readonly<Record<string, unknown>>, locale: LocaleCode): string {
  for (const code of fallbacksOf(locale)) {
    const text = texts[code];
    if (typeof text === 'string') return text;
    if (isRecord(text) && typeof text['$same'] === 'string') {
      const same = texts[text['$same']];
      return typeof same === 'string' ? same : '';
    }
  }
  return '';
}
