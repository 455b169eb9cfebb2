/** The store of the list on the screen: another list, or another view of it, has a store of its own. */
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { PageContext } from '#engine/contract.ts';
import { ListStore } from '#stores/list-store.ts';
import { useStores } from '#stores/stores-context.ts';
import { useMemo } from 'react';

function showAddress(href: string): void {
  history.replaceState(history.state, '', href);
  // The page on the screen has this address from now on; nothing is to be loaded for it.
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
