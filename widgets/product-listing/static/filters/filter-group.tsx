/** A named group of filters, collapsible without scripts. */
import { useIntl } from 'react-intl';
import type { ListStore } from '#stores/lists/list-store.ts';
import { ExplainedTerm } from '#ui/explained-term.tsx';
import { FilterList } from './filter-list.tsx';
import { FilterValue } from './filter-value.tsx';
import styles from './filters.module.css';
import { PriceRange } from './price-range.tsx';
import type { ShownGroup, ShownValue } from './shown-groups.ts';

/** Nested values; a branch opens by a click, and initially if it contains a chosen value (R-LIST-15). */
const holdsChoice = ({ chosen, children }: ShownValue): boolean => chosen || children.some(holdsChoice);

function FilterTree({ values, group }: { values: readonly ShownValue[]; group: string }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.values}>
      {values.map(value => (
        <li key={value.id}>
          <FilterValue value={value} />
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

const ownLabels = {
  categories: 'FILTER_LABEL_CATEGORIES',
  brands: 'FILTER_LABEL_BRANDS',
  skus: 'FILTER_LABEL_SKUS',
  price: 'FILTER_LABEL_PRICE',
  discount: 'FILTER_LABEL_DISCOUNT',
} as const;

interface Props {
  store: ListStore;
  group: ShownGroup;
  open: boolean;
}

export function FilterGroup({ store, group, open }: Props) {
  const { formatMessage } = useIntl();
  const { kind, key, values, chosenCount } = group;
  const id = `${store.id}-${key}`;
  const name = kind === 'parameter' ? group.label : formatMessage({ id: ownLabels[kind] });
  const isTree = values.some(({ children }) => children.length > 0);
  return (
    <details id={id} className={styles.group} open={open || chosenCount > 0}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        {chosenCount > 0 ? (
          <span className={styles.badge}>
            <span className="visually-hidden">
              {formatMessage({ id: 'FILTERS_ACTIVE' }, { count: chosenCount })}
            </span>
            <span aria-hidden="true">{chosenCount}</span>
          </span>
        ) : null}
      </summary>
      {group.description ? (
        <div className={styles.about}>
          <ExplainedTerm term={formatMessage({ id: 'MEASURE_MEANING' }, { name })}>
            {group.description}
          </ExplainedTerm>
        </div>
      ) : null}
      {isTree ? (
        <FilterTree values={values} group={id} />
      ) : (
        <FilterList values={values} group={id} name={name} />
      )}
      {kind === 'price' ? <PriceRange store={store} /> : null}
    </details>
  );
}
