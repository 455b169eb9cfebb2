/** A search that needs no script: the server builds the address of the search page. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { atPrefix } from '#i18n/prefixed-path.ts';
import { Button } from '#ui/button.tsx';
import styles from './message.module.css';

/** A second search landmark beside that of the header has a name of its own. */
const landmark = { role: 'search' } as const;

/** @param prefix market and language of the page: `/sv`. */
export function SearchForm({ prefix }: { prefix: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <form
      {...landmark}
      className={styles.search}
      action={atPrefix(prefix, '/s')}
      aria-labelledby={id}
      data-native=""
    >
      <label id={id} className={styles.searchLabel}>
        {formatMessage({ id: 'ERROR_PAGE_SEARCH' })}
        <input
          className={styles.searchInput}
          type="search"
          name="q"
          required
          maxLength={100}
          placeholder={formatMessage({ id: 'SEARCH_PLACEHOLDER' })}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <Button type="submit" variant="secondary">
        {formatMessage({ id: 'A11Y_SEARCH_SUBMIT' })}
      </Button>
    </form>
  );
}
