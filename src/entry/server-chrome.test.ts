/** The menus around pages, as the server fetches them (facts 8.13). */
import type { Api } from '#api/api.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { expect, it, vi } from 'vitest';
import { createChromes } from './server-chrome.ts';
import type { PageRequest } from './storefront.ts';

const requestIn = (locale: 'fi' | 'sv') =>
  ({ segment: { market: 'fi', locale, customerType: 'PERSON', vatIncluded: true } }) as PageRequest;
const aPage = () => ({ partial: false }) as ResolvedPage;

function shop() {
  const menu = vi.fn<Api['content']['menu']>(location => Promise.resolve({ title: location, items: [] }));
  const report = vi.fn();
  return { menu, report, chromes: createChromes(() => ({ content: { menu } }) as unknown as Api, report) };
}

it('asks once, however many pages of a segment want the menus before they have come', async () => {
  const { menu, chromes } = shop();
  const begun = chromes.begin(requestIn('fi'));
  const [one, other] = await Promise.all([
    chromes.around(aPage(), requestIn('fi')),
    chromes.around(aPage(), requestIn('fi')),
  ]);
  expect([one, other]).toEqual([await begun, await begun]);
  expect([one.footerFirst.title, menu.mock.calls.length]).toEqual(['footer-first', 4]);
  await chromes.around(aPage(), requestIn('sv'));
  expect(menu).toHaveBeenCalledTimes(8);
});

it('shows a page without menus that did not come, keeps neither, and asks anew for the next', async () => {
  const { menu, report, chromes } = shop();
  menu.mockRejectedValueOnce(new Error('down'));
  const page = aPage();
  expect((await chromes.around(page, requestIn('fi'))).navigation).toEqual([]);
  expect([page.partial, report.mock.calls[0]?.[0]]).toEqual([true, 'CHROME001']);
  const next = aPage();
  expect((await chromes.around(next, requestIn('fi'))).footerFirst.title).toBe('footer-first');
  expect(next.partial).toBe(false);
});
