/** Nested values; a branch opens by a click, and initially if it contains a chosen value (R-LIST-15). */
import { useIntl } from 'react-intl';
import { FilterValue } from './filter-value.tsx';
import styles from './filters.module.css';
import type { ShownValue } from './shown-groups.ts';

const holdsChoice = ({ chosen, children }: ShownValue): boolean => chosen || children.some(holdsChoice);

export function FilterTree({ values, group }: { values: readonly ShownValue[]; group: string }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.values}>
      {values.map(value => (
        <li key={value.id}>
          <FilterValue value={value} group={group} />
          {value.children.length > 0 ? (
            <details
              id={`${group}-${value.id}-below`}
              className={styles.below}
              open={value.children.some(holdsChoice)}
            >
              <summary className={styles.fold}>
                <span className="visually-hidden">
                  {formatMessage({ id: 'FILTER_BELOW' }, { name: value.label })}
                </span>
              </summary>
              <FilterTree values={value.children} group={group} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
