/** Searches of similar words, each with its number of products, above the empty list of a search (R-SEARCH-12). */
import { useIntl } from 'react-intl';
import { searchPath } from '#kernel/address/search-path.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './similar-searches.module.css';

export function SimilarSearches({ store: { id, list, address } }: { store: ListStore }) {
  const { formatMessage, formatNumber } = useIntl();
  const { similar = [] } = list;
  if (similar.length === 0) return null;
  // The search page is the first segment; the text follows it.
  const [, root = ''] = address.path.split('/');
  return (
    <nav aria-labelledby={`${id}-similar`} className={styles.similar}>
      <h2 id={`${id}-similar`} className={styles.title}>
        {formatMessage({ id: 'SEARCH_SIMILAR' })}
      </h2>
      <ul className={styles.words}>
        {similar.map(({ searchText, count }) => (
          <li key={searchText}>
            <Chip href={searchPath(`${address.prefix}/${root}`, searchText)}>
              {searchText} <span className={styles.count}>{formatNumber(count)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
