/** A flat list of values; a long one is collapsed after the first values, unless a collapsed value is chosen. */
import { useIntl } from 'react-intl';
import { FilterValue } from './filter-value.tsx';
import styles from './filters.module.css';
import type { ShownValue } from './shown-groups.ts';

const inSight = 8;
/** Minimum number of collapsed values that is worth a button. */
const fewMore = 2;
/** Number of values from which reading them takes longer than typing. */
const MIN_SEARCHED = 16;

function Values({ values }: { values: readonly ShownValue[] }) {
  return (
    <ul className={styles.values}>
      {values.map(value => (
        <li key={value.id}>
          <FilterValue value={value} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  values: readonly ShownValue[];
  group: string;
  /** Of the group, as it is shown. */
  name: string;
}

export function FilterList({ values, group, name }: Props) {
  const { formatMessage } = useIntl();
  const isLong = values.length > inSight + fewMore;
  const first = isLong ? values.slice(0, inSight) : values;
  const rest = isLong ? values.slice(inSight) : [];
  return (
    <>
      {values.length >= MIN_SEARCHED ? (
        <div className={styles.search}>
          <input
            id={`${group}-search`}
            type="search"
            autoComplete="off"
            enterKeyHint="done"
            data-filter-search
            aria-label={formatMessage({ id: 'FILTER_SEARCH' }, { name })}
            placeholder={formatMessage({ id: 'FILTER_SEARCH' }, { name })}
          />
          <output htmlFor={`${group}-search`} />
        </div>
      ) : null}
      <Values values={first} />
      {rest.length > 0 ? (
        <details id={`${group}-rest`} className={styles.rest} open={rest.some(({ chosen }) => chosen)}>
          <summary className={styles.more}>
            {formatMessage({ id: 'FILTER_SHOW_MORE' }, { count: rest.length })}
          </summary>
          <Values values={rest} />
        </details>
      ) : null}
    </>
  );
}
