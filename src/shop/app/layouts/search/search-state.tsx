/** What the search panel shows when it has no suggestions: they are loading, have failed, or there are none. */

import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './search-panel.module.css';
import type { SuggestionState } from './use-suggestions.ts';

interface Props {
  found: SuggestionState & { retry: () => void };
  /** Whether there is no row to show. */
  isEmpty: boolean;
}

/** Nothing while there are suggestions, or nothing is typed. */
export function SearchState({ found, isEmpty }: Props) {
  const { formatMessage } = useIntl();
  if (found.state === 'loading') return <LoadingRows label={formatMessage({ id: 'SEARCH_LOADING' })} />;
  if (found.state === 'failed')
    return (
      <div className={styles.error} role="alert">
        <p>{formatMessage({ id: 'SEARCH_FAILED' })}</p>
        <Button variant="secondary" size="s" onClick={found.retry}>
          {formatMessage({ id: 'RETRY' })}
        </Button>
      </div>
    );
  if (found.state === 'found' && isEmpty)
    return (
      <EmptyState
        title={formatMessage({ id: 'SEARCH_RESULTS_COUNT' }, { count: 0, search: found.text })}
        heading="h3"
        className={styles.empty}
      >
        {found.answer.unknownModel
          ? formatMessage({ id: 'SEARCH_UNKNOWN_MACHINE' }, { machine: found.answer.unknownModel })
          : formatMessage({ id: 'SEARCH_NO_RESULTS' })}
      </EmptyState>
    );
  return null;
}

/** The most rows that are visible at once; narrow screens show fewer. */
const skeletonRows = Array.from({ length: 20 }, (_, row) => row);

function LoadingRows({ label }: { label: string }) {
  return (
    <output className={styles.waiting} aria-label={label}>
      {skeletonRows.map(row => (
        <Skeleton key={row} height="44px" />
      ))}
    </output>
  );
}
