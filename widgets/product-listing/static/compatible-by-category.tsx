/** Everything that fits a vehicle, by category with counts: the start for a shopper who has just chosen a vehicle. */
import { useIntl } from 'react-intl';
import { withGroup } from '#api/catalogue/choices/list-choices.ts';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { nameInAddress } from '#components/vehicle/vehicle-in-address.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import styles from './compatible-by-category.module.css';
import { type ShownValue, shownGroups } from './filters/shown-groups.ts';

/** Number of subcategories shown per category, those with most products first. */
const mostBelow = 6;

const filled = (values: readonly ShownValue[]) =>
  values.filter(({ href }) => href !== null).toSorted((one, other) => other.count - one.count);

/** Only on lists of all products, and only without other filters, sorting and further pages. */
export function FitsByCategory({ store: { id, list, address, choices, hrefOf } }: { store: ListStore }) {
  const { formatMessage } = useIntl();
  const { [vehicleKey]: vehicle = [], ...others } = choices.groups;
  const { categoryAlias, brandAlias, discountCampaignAlias, searchText } = list.query;
  const isPart = [categoryAlias, brandAlias, discountCampaignAlias, searchText].some(Boolean);
  const isWhole =
    !isPart && Object.keys(others).length === 0 && list.page === 1 && address.query['sort'] === undefined;
  if (nameInAddress(vehicle) === null || !isWhole) return null;
  const groups = (list.facets?.groups ?? []).filter(({ kind }) => kind === 'categories');
  const [categories] = shownGroups(groups, { choices, total: list.total, hrefOf });
  const roots = filled(categories?.values ?? []);
  if (roots.length < 2) return null;
  /** Chooses the category without its descendants, which are part of it. */
  const hrefTo = ({ id: facet, label }: ShownValue) =>
    hrefOf(withGroup(choices, 'categories', [{ id: facet, label }]));
  return (
    <nav aria-labelledby={`${id}-by-category`}>
      <h2 id={`${id}-by-category`} className={styles.title}>
        {formatMessage({ id: 'LIST_FITS_BY_CATEGORY' })}
      </h2>
      <ul className={styles.list}>
        {roots.map(root => (
          <li key={root.id} className={styles.group}>
            <a href={hrefTo(root)} rel="nofollow" className={styles.root}>
              {root.label} <span className={styles.count}>{root.count}</span>
            </a>
            <ul className={styles.below}>
              {filled(root.children)
                .slice(0, mostBelow)
                .map(child => (
                  <li key={child.id}>
                    <a href={hrefTo(child)} rel="nofollow" className={styles.child}>
                      {child.label} <span className={styles.count}>{child.count}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
