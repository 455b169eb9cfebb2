/** Search suggestions: one grouped list under the field, operated with the arrow keys (WAI-ARIA combobox, R-SEARCH-7). */

import { type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';
import { recentSearchesFormat, withSearch } from '#stores/lists/recent-searches.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useApp } from '../../context/app-context.ts';
import styles from './search-panel.module.css';
import { SearchState } from './search-state.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Group, SearchHref, SuggestionRow } from './suggestion-rows.ts';
import { foundGroups, initialGroups } from './suggestion-rows.ts';
import { useCombobox } from './use-combobox.ts';
import { type SuggestionState, useSuggestions } from './use-suggestions.ts';

// What the list under the search field contains: what was found, or searches to start from.

/** @param visible rows of each kind. */
function useSuggestionGroups(
  found: SuggestionState,
  recent: readonly string[],
  visible: number,
  searchHref: SearchHref,
): Group[] {
  const { searches } = useShop();
  return useMemo(
    () =>
      found.state === 'found'
        ? foundGroups(found.answer, found.text, visible, searchHref)
        : found.state === 'idle'
          ? initialGroups(recent, searches, searchHref)
          : [],
    [found, visible, searchHref, recent, searches],
  );
}

// The visitor's last searches, as the list under the field shows them.

/** Reads the searches when the panel loads; `remember` ignores an empty text. */
function useRecentSearches() {
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

export interface SearchPanelProps {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Address of the search page for a text. */
  searchHref: (text: string) => string;
}

/** Depends on the viewport's width when the list opens (R-SEARCH-2). */
const visibleRows = () => (matchMedia('(min-width: 768px)').matches ? 10 : 5);

export default function SearchPanel({ form, input, searchHref }: SearchPanelProps) {
  const { formatMessage } = useIntl();
  const { log } = useStores();
  const { navigate, page } = useApp();
  const [visible] = useState(visibleRows);
  const [text, setText] = useState(input.value);
  usePageText(input, page.context, setText);
  const { recent, remember, forget } = useRecentSearches();
  const found = useSuggestions(text, visible);
  const groups = useSuggestionGroups(found, recent, visible, searchHref);
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups]);

  const logChoice = (row: SuggestionRow) => {
    remember('text' in row ? row.text : text.trim());
    if (row.kind === 'all') return;
    log('search:click', {
      type: row.kind,
      data: row.kind === 'product' ? row.product.name : 'text' in row ? row.text : row.place.name,
    });
  };

  const { open, active, listId, idOf, close } = useCombobox({
    form,
    input,
    count: rows.length,
    onText: setText,
    onSubmit: () => remember(input.value.trim()),
    onClose: () => {
      if (found.state === 'found' && found.answer.count > 0) remember(found.text);
    },
    onChoose: index => {
      const row = rows[index];
      if (!row) return;
      logChoice(row);
      navigate(row.href);
    },
  });
  if (!open) return null;

  return (
    <>
      <div className={styles.backdrop} data-scroll-lock="" aria-hidden="true" />
      {/* A press must not take the focus from the field: Safari does not focus buttons, so the list would close before the click. */}
      <div role="presentation" className={styles.panel} onMouseDown={keepFocus}>
        <SearchState found={found} isEmpty={rows.every(({ kind }) => kind === 'similar')} />
        <Understood found={found} />
        <SuggestionList
          groups={groups}
          listId={listId}
          idOf={idOf}
          active={active}
          onSelect={row => {
            logChoice(row);
            close();
          }}
        />
        {found.state === 'idle' && recent.length > 0 ? (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              forget();
              input.focus();
            }}
          >
            {formatMessage({ id: 'SEARCH_CLEAR_RECENT' })}
          </button>
        ) : null}
        <output className="visually-hidden">
          {found.state === 'found'
            ? formatMessage({ id: 'SEARCH_FOUND_STATUS' }, { count: found.answer.count })
            : ''}
        </output>
      </div>
    </>
  );
}

/** After a navigation the field has the term of the page again: that of a search, nothing elsewhere (R-SEARCH-13). */
function usePageText(input: HTMLInputElement, context: object, onText: (text: string) => void) {
  const shown = useRef(context);
  const showTerm = useEffectEvent((next: object) => {
    const isOther = shown.current !== next;
    shown.current = next;
    // What is being typed stays.
    if (!isOther || input === document.activeElement) return;
    input.value = input.defaultValue;
    onText(input.value);
  });
  useEffect(() => showTerm(context), [context]);
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The product and the vehicle that the search found in the text. */
function Understood({ found }: { found: ReturnType<typeof useSuggestions> }) {
  const { formatMessage } = useIntl();
  if (found.state !== 'found' || !found.answer.interpretation) return null;
  const understood = found.answer.interpretation;
  const { searchText: search, vehicle } = understood;
  const id = found.answer.count === 0 ? 'SEARCH_NOTHING_FITS' : 'SEARCH_UNDERSTOOD';
  return <p className={styles.understood}>{formatMessage({ id }, { search, vehicle })}</p>;
}
