/** Chosen filters as removable chips, and a link to the whole list (R-LIST-16). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Chip } from '#ui/chip.tsx';
import type { ChosenThing } from './filters/chosen.ts';
import { countId } from '../list-ids.ts';
import type { ListStore } from '#stores/list-store.ts';
import styles from '../product-listing.module.css';

export function ChosenFilters({ store, things }: { store: ListStore; things: readonly ChosenThing[] }) {
  const { t } = useTexts();
  if (things.length === 0) return null;
  return (
    <div className={styles.chosen} data-stay={countId(store.id)}>
      <h2 id={`${store.id}-chosen`} className="visually-hidden">
        {t('FILTERS_CHOSEN')}
      </h2>
      <ul className={styles.chips} aria-labelledby={`${store.id}-chosen`}>
        {things.map(({ id, label, href }) => (
          <li key={id}>
            <Chip href={href} removeLabel={t('A11Y_REMOVE_FILTER', { name: '' }).trim()}>
              {label}
            </Chip>
          </li>
        ))}
        <li>
          <a href={store.hrefOf({ groups: {} })} className={styles.reset}>
            {t('RESET_FILTERS')}
          </a>
        </li>
      </ul>
    </div>
  );
}
