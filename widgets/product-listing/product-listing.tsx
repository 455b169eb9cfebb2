/** The main list of a page: filters beside it, count and sort order above, products, and links to more; all of it works without scripts. */

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListPage } from '#api/catalogue/list-page.ts';
import { StaticPart } from '#components/content/static-part.tsx';
import type { PageContext, WidgetProps } from '#engine/definition/contract.ts';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import { useFeature } from '#engine/view/engine-context.ts';
import { StaticHtml } from '#engine/view/static-html.tsx';
import { ListStore } from '#stores/lists/list-store.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { panelId } from './list-ids.ts';
import { ListPages } from './list-pages.tsx';
import styles from './product-listing.module.css';
import { ChosenFilters } from './static/chosen-filters.tsx';
import { FitsByCategory } from './static/compatible-by-category.tsx';
import { FilterColumn } from './static/filter-column.tsx';
import { shownGroups } from './static/filters/shown-groups.ts';
import { ListBar } from './static/list-bar.tsx';
import { NoProducts } from './static/no-products.tsx';
import { QuickFilterRow } from './static/quick-filter-row.tsx';
import { quickFilters } from './static/quick-filters.ts';
import { SearchInterpretation } from './static/search-interpretation.tsx';
import { SimilarSearches } from './static/similar-searches.tsx';
import { UnknownModel } from './static/unknown-model.tsx';
import { useChosen } from './static/use-chosen.ts';
import { useFilterPanel } from './use-filter-panel.ts';
import { useFilterSearch } from './use-filter-search.ts';

export interface ProductListingProps extends Omit<ProductListingResolved, 'list'> {
  list: ListPage;
}

export function ProductListing({ id, props, place, page }: WidgetProps<ProductListingProps>) {
  const { formatMessage } = useIntl();
  const { list, empty, buy, cartHref, compare } = props;
  const store = useListStore(id, list, page);
  useFilterPanel(panelId(id));
  useFilterSearch(panelId(id));
  // Known without the facets, which are not sent to the browser.
  const beside = list.facets !== undefined && (list.total > 1 || list.count !== list.total);
  // The filters and what is above the products; the products themselves are parts of their own.
  const madeOf = [id, { ...props, list: { ...list, products: [] } }, page.path, page.prefix, page.query];
  return (
    <>
      <StaticPart of={StaticHtml} name="above" madeOf={madeOf} className={styles.above}>
        {() => <FitsByCategory store={store} />}
      </StaticPart>
      <section
        aria-label={formatMessage({ id: 'PRODUCT_LIST' })}
        className={beside ? styles.beside : styles.listing}
      >
        {beside ? (
          <StaticPart of={StaticHtml} name="column" madeOf={madeOf} className={styles.column}>
            {() => <Column store={store} />}
          </StaticPart>
        ) : null}
        <div className={styles.main}>
          <StaticPart of={StaticHtml} name="top" madeOf={madeOf}>
            {() => <Top {...props} store={store} empty={empty} />}
          </StaticPart>
          {list.count > 0 ? (
            <ListPages
              // Another query is another list.
              key={JSON.stringify([list.query, list.page])}
              store={store}
              priority={place.only ? 'lazy' : place.priority}
              beside={beside}
              actions={buy || compare ? { cartHref: buy ? cartHref : undefined, compare } : undefined}
            />
          ) : null}
        </div>
      </section>
    </>
  );
}

function Column({ store }: { store: ListStore }) {
  const { list, choices, hrefOf } = store;
  const groups = shownGroups(list.facets?.groups ?? [], { choices, total: list.total, hrefOf });
  return <FilterColumn store={store} groups={groups} />;
}

interface TopProps {
  store: ListStore;
  sorts: ProductListingProps['sorts'];
  empty: ProductListingProps['empty'] | undefined;
  quickFilters: ProductListingProps['quickFilters'];
  contactHref?: string | undefined;
}

function Top({ store, sorts, empty, quickFilters: quick, contactHref }: TopProps) {
  const filters = quickFilters(
    store,
    quick.filter(name => name !== 'vehicle'),
  );
  const hasVehicles = useFeature('vehicles');
  const { things, reasons } = useChosen(store, filters);
  // A machine that the shop does not know, or has nothing for, has no products whatever is chosen; that is said once.
  const { unknownModel, interpretation, total } = store.list;
  const isSaid = unknownModel !== undefined || (interpretation !== undefined && total === 0);
  // There is nothing to filter or to count where not even the list without filters has products.
  const isEmpty = isSaid || (total === 0 && reasons.length === 0);
  const hasFilters = store.list.facets !== undefined;
  return (
    <>
      <SearchInterpretation store={store} />
      {isEmpty ? null : (
        <div className={styles.tools}>
          {hasFilters ? (
            <QuickFilterRow
              store={store}
              filters={filters}
              withVehicle={hasVehicles && quick.includes('vehicle')}
            />
          ) : null}
          <ListBar store={store} sorts={sorts} />
        </div>
      )}
      <ChosenFilters store={store} things={things} />
      <UnknownModel store={store} contactHref={contactHref} />
      <SimilarSearches store={store} />
      {store.list.count === 0 && !isSaid ? <NoProducts store={store} things={reasons} empty={empty} /> : null}
    </>
  );
}

function showAddress(href: string): void {
  history.replaceState(history.state, '', href);
  // Only the address of the displayed page has changed, so nothing is loaded.
  dispatchEvent(new Event('atv-address'));
}

/** The store of the displayed list; another list, or another view of it, has its own store. */
function useListStore(id: string, list: ListPage, address: PageContext): ListStore {
  const { api } = useStores();
  return useMemo(
    () =>
      new ListStore({
        ...{ id, list, address, showAddress },
        async load(page) {
          const { catalogue } = await api();
          const skip = (page - 1) * list.pageSize;
          return (await catalogue.products({ ...list.query, skip, take: list.pageSize })).products;
        },
      }),
    [id, list, address, api],
  );
}
