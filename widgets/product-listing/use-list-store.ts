/** The store of the displayed list; another list, or another view of it, has its own store. */
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import { ListStore } from '#stores/lists/list-store.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useMemo } from 'react';

function showAddress(href: string): void {
  history.replaceState(history.state, '', href);
  // Only the address of the displayed page has changed, so nothing is loaded.
  dispatchEvent(new Event('atv-address'));
}

export function useListStore(id: string, list: ListPage, address: PageContext): ListStore {
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
