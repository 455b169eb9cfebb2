/** Product groups, the phone number and best sellers. */
import { useIntl } from 'react-intl';
import { ProductGrid } from '#components/product/product-grid.tsx';
import { Recommended } from '#components/product/recommended.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { NoResultsResolved } from '#engine/page-types.gen.ts';
import { inside } from '#i18n/inside.ts';
import { useShop } from '#i18n/use-shop.ts';
import { Chip } from '#ui/chip.tsx';
import type { SearchHelp } from './load-help.ts';
import styles from './no-results.module.css';

export function NoResults({ id, data }: WidgetProps<NoResultsResolved, SearchHelp | null>) {
  const { formatMessage } = useIntl();
  const { phone, phoneHref } = useShop();
  const { groups = [], bestsellers = [] } = data ?? {};
  return (
    <div className={styles.help}>
      {groups.length > 0 ? (
        <nav aria-labelledby={`${id}-groups`}>
          <h2 id={`${id}-groups`} className={styles.title}>
            {formatMessage({ id: 'NO_RESULTS_GROUPS' })}
          </h2>
          <ul className={styles.groups}>
            {groups.map(({ name, href }) => (
              <li key={href}>
                <Chip href={href}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {phone === '' ? null : (
        <p>{formatMessage({ id: 'NO_RESULTS_CALL' }, { phone, call: inside(<a href={phoneHref}>.</a>) })}</p>
      )}
      {bestsellers.length > 0 ? (
        <Recommended
          aria-labelledby={`${id}-bestsellers`}
          productIds={bestsellers.map(({ productId }) => productId)}
        >
          <h2 id={`${id}-bestsellers`} className={styles.title}>
            {formatMessage({ id: 'NO_RESULTS_BESTSELLERS' })}
          </h2>
          <ProductGrid products={bestsellers} heading="h3" />
        </Recommended>
      ) : null}
    </div>
  );
}
