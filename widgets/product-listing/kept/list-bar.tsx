/** Number of products and sort order, on one line. */
import { useTexts } from '#i18n/texts-provider.tsx';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import { countId, type ListScene } from '../list-scene.ts';
import styles from '../product-listing.module.css';
import { SortForm } from './sort-form.tsx';

interface Props {
  scene: ListScene;
  sorts: ProductListingResolved['sorts'];
}

export function ListBar({ scene, sorts }: Props) {
  const { t } = useTexts();
  const { id, list, page } = scene;
  return (
    <div className={styles.bar}>
      <p
        id={countId(id)}
        tabIndex={-1}
        className={styles.count}
        data-announce={t('A11Y_LIST_UPDATED', { count: list.count })}
      >
        {t('PRODUCT_COUNT', { count: list.count })}
      </p>
      {list.count > 1 ? <SortForm id={`${id}-sort`} sorts={sorts} list={list} page={page} /> : null}
    </div>
  );
}
