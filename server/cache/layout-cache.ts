/** The menus of a segment with the HTML made from them: as old, and under the same tags, as the query results they come from. */
import type { LayoutMenus } from '#ssr/storefront.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { createResultCache, type HasBegunSince } from './result-cache.ts';
import type { TagIndex } from './tag-index.ts';

export interface LayoutCache {
  /**
   * @param load loads the menus; adds every query result that it uses to the dependencies it gets.
   * @param page what the page is made of; gets the menus' results as well.
   * @throws what `load` throws; failures are never stored.
   */
  menus(
    key: string,
    load: (used: Dependencies) => Promise<LayoutMenus>,
    page?: Dependencies,
  ): Promise<LayoutMenus>;
}

/** About 150 items, and the header and footer of a few layouts. */
const ENTRY_BYTES = 200 * 1024;
const MAX_BYTES = 100 * ENTRY_BYTES;

export function createLayoutCache(
  index: TagIndex,
  now: () => number = Date.now,
  hasBegunSince?: HasBegunSince,
): LayoutCache {
  const results = createResultCache<LayoutMenus>(index, MAX_BYTES, now, hasBegunSince);
  return {
    async menus(key, load, page) {
      const result = await results.get(key, async () => {
        const used = createDependencies();
        const startedAt = now();
        const value = await load(used);
        const readAt = Math.min(startedAt, used.oldest);
        const { changesAt } = used;
        return { value, readAt, changesAt, tags: [...used.tags], byteSize: ENTRY_BYTES, isStorable: true };
      });
      page?.add(result);
      return result.value;
    },
  };
}
