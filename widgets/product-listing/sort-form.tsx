/** The order of a list as a plain form: choose, press, and the address says it. */
import type { PageContext } from '#engine/contract.ts';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { listPath, otherChoices } from './list-address.ts';
import styles from './product-listing.module.css';

interface Props {
  id: string;
  sorts: ProductListingResolved['sorts'];
  chosen: string;
  page: PageContext;
}

export function SortForm({ id, sorts, chosen, page }: Props) {
  const { t } = useTexts();
  return (
    <form method="get" action={listPath(page)} className={styles.sort}>
      {otherChoices(page).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {t('SORT_TITLE')}
      </label>
      <span className={styles.field}>
        <select id={id} name="sort" defaultValue={chosen} className={styles.select}>
          {sorts.map(sort => (
            <option key={sort} value={sort}>
              {t(`SORT_LABEL_${sort}`)}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} size={20} className={styles.chevron} />
      </span>
      <button type="submit" className={styles.apply}>
        {t('SORT_TITLE')}
      </button>
    </form>
  );
}
