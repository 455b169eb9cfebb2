/** What the list under the search field contains: what was found, or searches to start from. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { foundGroups, type Group, initialGroups, type SearchHref } from './suggestion-rows.ts';
import type { SuggestionState } from './use-suggestions.ts';

/** @param visible rows of each kind. */
export function useSuggestionGroups(
  found: SuggestionState,
  recent: readonly string[],
  visible: number,
  searchHref: SearchHref,
): Group[] {
  const { formatMessage } = useIntl();
  const top = formatMessage({ id: 'SEARCH_TOP_TERMS' });
  return useMemo(
    () =>
      found.state === 'found'
        ? foundGroups(found.answer, found.text, visible, searchHref)
        : found.state === 'idle'
          ? initialGroups(recent, top.split(/,\s*/), searchHref)
          : [],
    [found, visible, searchHref, recent, top],
  );
}
