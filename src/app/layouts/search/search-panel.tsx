/** Search suggestions: one grouped list under the field, operated with the arrow keys (WAI-ARIA combobox, R-SEARCH-7). */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { recentSearchesFormat, withSearch } from '#stores/recent-searches.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { useApp } from '../../app-context.ts';
import { SearchRow } from './search-row.tsx';
import { foundGroups, initialGroups } from './suggestion-rows.ts';
import styles from './search-panel.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchPanelProps {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Address of the search page for a text. */
  searchHref: (text: string) => string;
}

/** Roles of the WAI-ARIA pattern: HTML has no element for a grouped list of links. */
const roles = { list: { role: 'listbox' }, group: { role: 'group' } } as const;

/** Depends on the viewport's width when the list opens (R-SEARCH-2). */
const visibleRows = () => (matchMedia('(min-width: 768px)').matches ? 10 : 5);

export default function SearchPanel({ form, input, searchHref }: SearchPanelProps) {
  const { formatMessage } = useIntl();
  const { persisted, log } = useStores();
  const { navigate } = useApp();
  const [visible] = useState(visibleRows);
  const [text, setText] = useState(input.value);
  const searches = persisted(recentSearchesFormat);
  const [recent, setRecent] = useState(() => searches.read());
  const found = useSuggestions(text, visible);
  const top = formatMessage({ id: 'SEARCH_TOP_TERMS' });

  const groups = useMemo(
    () =>
      found.state === 'found'
        ? foundGroups(found.answer, found.text, visible, searchHref)
        : found.state === 'idle'
          ? initialGroups(recent, top.split(/,\s*/), searchHref)
          : [],
    [found, visible, searchHref, recent, top],
  );
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups]);

  const remember = useCallback(
    (searched: string) => {
      if (searched === '') return;
      searches.change(withSearch(searched));
      setRecent(searches.value);
    },
    [searches],
  );
  const logChoice = (row: (typeof rows)[number]) => {
    remember(row.kind === 'suggestion' ? row.text : text.trim());
    if (row.kind === 'all') return;
    log('search:click', {
      type: row.kind,
      data: row.kind === 'product' ? row.product.name : row.kind === 'suggestion' ? row.text : row.place.name,
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

  let position = 0;
  return (
    <>
      <div className={styles.backdrop} data-scroll-lock="" aria-hidden="true" />
      {/* A press must not take the focus from the field: Safari does not focus buttons, so the list would close before the click. */}
      <div role="presentation" className={styles.panel} onMouseDown={keepFocus}>
        {found.state === 'loading' ? <LoadingRows label={formatMessage({ id: 'SEARCH_LOADING' })} /> : null}
        {found.state === 'failed' ? (
          <div className={styles.error} role="alert">
            <p>{formatMessage({ id: 'SEARCH_FAILED' })}</p>
            <Button variant="secondary" size="s" onClick={found.retry}>
              {formatMessage({ id: 'RETRY' })}
            </Button>
          </div>
        ) : null}
        {found.state === 'found' && rows.length === 0 ? (
          <EmptyState
            title={formatMessage({ id: 'SEARCH_RESULTS_COUNT' }, { count: 0, search: found.text })}
            heading="h3"
            className={styles.empty}
          >
            {formatMessage({ id: 'SEARCH_NO_RESULTS' })}
          </EmptyState>
        ) : null}
        <div
          id={listId}
          {...roles.list}
          aria-label={formatMessage({ id: 'SEARCH_SUGGESTIONS' })}
          className={styles.groups}
        >
          {groups.map(group => (
            <div
              key={group.id}
              {...roles.group}
              aria-labelledby={`${listId}-${group.id}`}
              className={styles[group.id]}
            >
              <div id={`${listId}-${group.id}`} className={styles.title}>
                {group.title ? formatMessage({ id: group.title }) : null}
              </div>
              {group.rows.map(row => {
                const index = position++;
                return (
                  <SearchRow
                    key={row.key}
                    id={idOf(index)}
                    row={row}
                    active={index === active}
                    onSelect={() => {
                      logChoice(row);
                      close();
                    }}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {found.state === 'idle' && recent.length > 0 ? (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              searches.change(() => []);
              setRecent([]);
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

/** The most rows that are visible at once; narrow screens show fewer. */
const skeletonRows = Array.from({ length: 20 }, (_, row) => row);

const keepFocus = (event: MouseEvent) => event.preventDefault();

function LoadingRows({ label }: { label: string }) {
  return (
    <output className={styles.waiting} aria-label={label}>
      {skeletonRows.map(row => (
        <Skeleton key={row} height="44px" />
      ))}
    </output>
  );
}
