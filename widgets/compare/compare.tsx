/** The comparison as a table; without products an explanation, and the way to those that this browser has stored. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ComparedProduct } from '#api/catalogue/types.ts';
import type { PageContext, WidgetProps } from '#engine/definition/contract.ts';
import type { CompareResolved } from '#engine/page-types.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { compareHref } from './compared-ids.ts';
import { comparedGroups, onlyDifferent } from './compared-rows.ts';

/** Path of the page itself, with market and language. */
const pathOf = ({ prefix, path }: PageContext) => encodePath(prefix + path);

export function Compare({ props, data, page }: WidgetProps<CompareResolved, readonly ComparedProduct[]>) {
  const { formatMessage } = useIntl();
  const { title = formatMessage({ id: 'COMPARE_TITLE' }), cartHref, shopHref } = props;
  const path = pathOf(page);
  if (data.length === 0) return <NothingCompared title={title} path={path} shopHref={shopHref} />;
  const ids = data.map(({ card }) => card.productId);
  const onlyDifferences = props.differences === '1';
  const groups = comparedGroups(data);
  const shown = onlyDifferences ? onlyDifferent(groups) : groups;
  const isComparable = data.length > 1 && groups.length > 0;
  return (
    <div className={styles.compare}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {isComparable ? (
          <Chip href={compareHref(path, ids, !onlyDifferences)} selected={onlyDifferences}>
            {formatMessage({ id: 'COMPARE_ONLY_DIFFERENCES' })}
          </Chip>
        ) : null}
      </div>
      <CompareTable
        products={data.map(({ card }) => card)}
        groups={shown}
        marksDifferences={isComparable && !onlyDifferences}
        cartHref={cartHref}
        hrefWithout={id =>
          compareHref(
            path,
            ids.filter(each => each !== id),
            onlyDifferences,
          )
        }
      />
      {isComparable && shown.length === 0 ? <p>{formatMessage({ id: 'COMPARE_SAME' })}</p> : null}
    </div>
  );
}

interface NothingProps {
  title: string;
  path: string;
  shopHref: string | undefined;
}

const NothingCompared = observer(function NothingCompared({ title, path, shopHref }: NothingProps) {
  const { formatMessage } = useIntl();
  const { compare } = useStores();
  const ids = useRestored() ? compare.ids : [];
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        ids.length > 0 ? (
          <Button href={compareHref(path, ids)}>
            {formatMessage({ id: 'COMPARE_YOURS' }, { count: ids.length })}
          </Button>
        ) : (
          <Button href={shopHref}>{formatMessage({ id: 'common.toAllProducts' })}</Button>
        )
      }
    >
      {formatMessage({ id: 'COMPARE_EMPTY' })}
    </EmptyState>
  );
});
