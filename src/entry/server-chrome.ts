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

/** A page without its menus is still a page; it is not kept. */
export function createChromes(apiFor: (request: PageRequest) => Api, report: Report) {
  const chromes = new LRUCache<string, Chrome>({ max: 64, ttl: LIFE_MS });
  return async (page: ResolvedPage, request: PageRequest): Promise<Chrome> => {
    const key = segmentKey(request.segment);
    const kept = chromes.get(key);
    if (kept) return kept;
    try {
      const chrome = await loadChrome(apiFor(request));
      chromes.set(key, chrome);
      return chrome;
    } catch (error) {
      report('CHROME001', 'The menus could not be loaded', { error });
      page.partial = true;
      return none;
    }
  };
}
