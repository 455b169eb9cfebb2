/** Names and values by group; article number and brand come first, so the table is never empty. */
import { useIntl } from 'react-intl';
import type { Product, SpecificationRow } from '#api/catalogue/types.ts';
import { PropertyValue } from '#components/product/property-value.tsx';
import { ExplainedTerm } from '#ui/explained-term.tsx';
import styles from './specification-table.module.css';

export function SpecificationTable({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { articleNumber, brand, specifications } = product;
  const own: SpecificationRow[] = [
    { name: formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER' }), value: articleNumber },
    { name: formatMessage({ id: 'PRODUCT_MANUFACTURER' }), value: brand?.name ?? '' },
  ].filter(({ value }) => value !== '');
  const groups = [{ group: '', rows: own }, ...specifications].filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.tables}>
      {groups.map(({ group, rows }) => (
        <table key={group}>
          {group ? <caption className={styles.caption}>{group}</caption> : null}
          <tbody>
            {rows.map(({ name, value, description }) => (
              <tr key={name}>
                <th scope="row">
                  {description ? <ExplainedTerm term={name}>{description}</ExplainedTerm> : name}
                </th>
                <td>
                  <PropertyValue>{value}</PropertyValue>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
