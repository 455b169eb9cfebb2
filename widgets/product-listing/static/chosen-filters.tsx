/** Chosen filters as removable chips, and a link to the whole list (R-LIST-16). */
import { useIntl } from 'react-intl';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Chip } from '#ui/chip.tsx';
import { countId } from '../list-ids.ts';
import styles from '../product-listing.module.css';
import type { ChosenThing } from './filters/chosen.ts';

export function ChosenFilters({ store, things }: { store: ListStore; things: readonly ChosenThing[] }) {
  const { formatMessage } = useIntl();
  if (things.length === 0) return null;
  return (
    <div className={styles.chosen} data-stay={countId(store.id)}>
      <h2 id={`${store.id}-chosen`} className="visually-hidden">
        {formatMessage({ id: 'FILTERS_CHOSEN' })}
      </h2>
      <ul className={styles.chips} aria-labelledby={`${store.id}-chosen`}>
        {things.map(({ id, label, href }) => (
          <li key={id}>
            <Chip href={href} removeLabel={formatMessage({ id: 'A11Y_REMOVE_FILTER' }, { name: '' }).trim()}>
              {label}
            </Chip>
          </li>
        ))}
        <li>
          <a href={store.hrefOf({ groups: {} })} className={styles.reset}>
            {formatMessage({ id: 'RESET_FILTERS' })}
          </a>
        </li>
      </ul>
    </div>
  );
}
