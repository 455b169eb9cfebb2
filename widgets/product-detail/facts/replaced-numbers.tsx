/** Numbers of the machine's maker, of other makers and of earlier articles that the product replaces. */
import { useIntl } from 'react-intl';
import type { Interchange } from '#api/catalogue/types.ts';
import { PropertyValue } from '#components/product/property-value.tsx';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import styles from './replaced-numbers.module.css';
import tables from './specification-table.module.css';

const kinds = {
  oem: 'PRODUCT_REPLACES_OEM',
  competitor: 'PRODUCT_REPLACES_COMPETITOR',
  superseded: 'PRODUCT_REPLACES_SUPERSEDED',
} as const satisfies Record<Interchange['kind'], MessageId>;

/** One row for each maker and kind, with all of its numbers. */
function rowsOf(interchange: readonly Interchange[]) {
  const rows = new Map<string, Omit<Interchange, 'number'> & { numbers: string[] }>();
  for (const { kind, maker, number } of interchange) {
    const row = rows.get(`${kind} ${maker}`) ?? { kind, maker, numbers: [] };
    row.numbers.push(number);
    rows.set(`${kind} ${maker}`, row);
  }
  return [...rows.values()];
}

export function ReplacedNumbers({ interchange }: { interchange: readonly Interchange[] }) {
  const { formatMessage } = useIntl();
  return (
    <div className={tables.tables}>
      <table>
        <tbody>
          {rowsOf(interchange).map(({ kind, maker, numbers }) => (
            <tr key={`${kind} ${maker}`}>
              <th scope="row">
                <span className={styles.maker}>{maker}</span>{' '}
                <span className={styles.kind}>{formatMessage({ id: kinds[kind] })}</span>
              </th>
              <td>
                <ul>
                  {numbers.map(number => (
                    <li key={number}>
                      <PropertyValue>{number}</PropertyValue>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
