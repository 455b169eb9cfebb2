/** The menus around every page, kept for a moment per segment. */
import type { Api } from '#api/api.ts';
import { type Chrome, loadChrome } from '#app/layouts/chrome.ts';
import type { Report } from '#engine/report.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { segmentKey } from '#kernel/segment.ts';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from './storefront.ts';

const LIFE_MS = 30_000;
const none: Chrome = {
  navigation: [],
  topBar: [],
  footerFirst: { title: '', items: [] },
  footerSecond: { title: '', items: [] },
};

export interface Chromes {
  /** Asks for the menus unless they are known or on their way; a page's own data is fetched beside them. */
  begin(request: PageRequest): Promise<Chrome>;
  /** A page without its menus is still a page; it is not kept. */
  around(page: ResolvedPage, request: PageRequest): Promise<Chrome>;
}

export function createChromes(apiFor: (request: PageRequest) => Api, report: Report): Chromes {
  const chromes = new LRUCache<string, Promise<Chrome>>({ max: 64, ttl: LIFE_MS });

  function begin(request: PageRequest): Promise<Chrome> {
    const key = segmentKey(request.segment);
    const known = chromes.get(key);
    if (known) return known;
    const next = loadChrome(apiFor(request));
    chromes.set(key, next);
    next.catch(() => chromes.delete(key));
    return next;
  }

  return {
    begin,
    async around(page, request) {
      try {
        return await begin(request);
      } catch (error) {
        report('CHROME001', 'The menus could not be loaded', { error });
        page.partial = true;
        return none;
      }
    },
  };
}
