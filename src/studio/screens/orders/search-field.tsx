/** Searches when typing pauses. */
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import styles from './order-list.module.css';

/** How long a pause in typing is. */
const TYPING_MS = 300;

interface Props {
  label: StudioMessageId;
  maxLength: number;
  search: string;
  onSearch(text: string): void;
}

export function OrderSearchField({ label, maxLength, search, onSearch }: Props) {
  const intl = useIntl();
  const [text, setText] = useState(search);
  const newest = useRef(onSearch);
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => newest.current(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  return (
    <input
      type="search"
      className={styles.search}
      value={text}
      maxLength={maxLength}
      placeholder={intl.formatMessage({ id: label })}
      aria-label={intl.formatMessage({ id: label })}
      onChange={event => setText(event.currentTarget.value)}
    />
  );
}
