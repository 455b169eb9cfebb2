/** The visitor's last searches, as the list under the field shows them. */
import { recentSearchesFormat, withSearch } from '#stores/lists/recent-searches.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useCallback, useState } from 'react';

/** Reads the searches when the panel loads; `remember` ignores an empty text. */
export function useRecentSearches() {
  const { persisted } = useStores();
  const searches = persisted(recentSearchesFormat);
  const [recent, setRecent] = useState(() => searches.read());

  const remember = useCallback(
    (searched: string) => {
      if (searched === '') return;
      searches.change(withSearch(searched));
      setRecent(searches.value);
    },
    [searches],
  );
  const forget = () => {
    searches.change(() => []);
    setRecent([]);
  };

  return { recent, remember, forget };
}
