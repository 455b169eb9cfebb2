/** The groups of suggestions as one list, whose options the arrow keys pass through from group to group. */
import { useIntl } from 'react-intl';
import styles from './search-panel.module.css';
import { SearchRow } from './search-row.tsx';
import type { Group, SuggestionRow } from './suggestion-rows.ts';

interface Props {
  groups: readonly Group[];
  listId: string;
  /** Id of the option at a position in the whole list. */
  idOf: (position: number) => string;
  /** Position of the selected option; -1 for none. */
  active: number;
  onSelect: (row: SuggestionRow) => void;
}

/** Roles of the WAI-ARIA pattern: HTML has no element for a grouped list of links. */
const roles = { list: { role: 'listbox' }, group: { role: 'group' } } as const;

/** The list stays in the page while it is empty, because the field refers to it. */
export function SuggestionList({ groups, listId, idOf, active, onSelect }: Props) {
  const { formatMessage } = useIntl();
  let position = 0;
  return (
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
                onSelect={() => onSelect(row)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
