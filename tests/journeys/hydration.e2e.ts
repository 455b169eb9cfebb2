/** Crawls the shop with scripts: no browser errors, one heading, a unique title, no horizontal overflow, no dead links. */

import { localeOfPath, withLocale } from '#i18n/locales.ts';
import { expect, languageScreenPairs, screens, test } from './fixtures.ts';
import { expectHydrated, title } from './steps.ts';

/**
 * `pages-hydrate` hydrates every page file in jsdom; this crawl covers layouts, policies and links, which need a browser.
 * Each screen visits every second category and content page, so that both together visit all.
 */
const limits = { categories: 12, products: 5 };
const everyOther = <Item>(items: readonly Item[], screen: keyof typeof screens) =>
  items.filter((_, index) => index % 2 === (screen === 'phone' ? 0 : 1));
const concurrency = 4;

const localPaths = (links: (string | null)[]) => [
  ...new Set(
    links.filter(
      // Full-size images are rendered on the first request and have their own tests.
      (href): href is string => href?.startsWith('/') === true && !/^\/(?:\/|images\/)/.test(href),
    ),
  ),
];

/** Product pages followed: all cards make their links alike. */
const PRODUCT_STEP = 8;

/** One path per combination of pathname and query parameters: there are hundreds of similar filter links. */
function oneOfEachKind(paths: Iterable<string>): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const { pathname, searchParams } = new URL(path, 'http://shop.test');
    kinds.set([pathname, ...searchParams.keys()].join(' '), path);
  }
  const all = [...kinds.values()];
  const isProduct = (path: string) => path.includes('/p/');
  const someProducts = all.filter(isProduct).filter((_, index) => index % PRODUCT_STEP === 0);
  return [...all.filter(path => !isProduct(path)), ...someProducts];
}

for (const { language, screen } of languageScreenPairs)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    /** @proves FAULT-108, FAULT-126 */
    test('pages hydrate without errors, fit the screen and have a unique title and one heading', async ({
      page,
      request,
      t,
    }) => {
      test.setTimeout(180_000);
      const links = new Set<string>();
      const titles = new Map<string, string>();
      const visit = async (path: string) => {
        await page.goto(path);
        await expect(title(page)).toHaveCount(1);
        await expectHydrated(page, t);
        expect.soft([...titles.values()], `the title of ${path}`).not.toContain(await page.title());
        titles.set(path, await page.title());
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `width of ${path}`).toBeLessThanOrEqual(0);
        const found = await page.locator('a[href]').evaluateAll(all => all.map(a => a.getAttribute('href')));
        const own = localPaths(found);
        for (const link of own) links.add(link);
        return own;
      };

      const fromFront = await visit(withLocale('/', language));
      const categories = everyOther(
        fromFront.filter(path => path.includes('/c/')).slice(0, limits.categories),
        screen,
      );
      const contents = await page
        .getByRole('contentinfo')
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(a => a.getAttribute('href')));
      const products: string[] = [];
      for (const path of categories)
        products.push(...(await visit(path)).filter(link => link.includes('/p/')));
      for (const path of everyOther([...new Set(products)].slice(0, limits.products), screen))
        await visit(path);
      // The footer also links to the other language, which is crawled separately.
      const others = localPaths(contents).filter(
        path => localeOfPath(path) === language && !titles.has(path) && !path.includes('/c/'),
      );
      for (const path of everyOther(others, screen)) await visit(path);

      const pending = oneOfEachKind(links);
      await test.step(`${pending.length} of ${links.size} links answer`, async () => {
        const dead: string[] = [];
        const follow = async () => {
          for (let path = pending.pop(); path; path = pending.pop()) {
            const response = await request.get(path, { maxRedirects: 0 });
            if (response.status() !== 200) dead.push(`${response.status()} ${path}`);
          }
        };
        await Promise.all(Array.from({ length: concurrency }, follow));
        expect(dead).toEqual([]);
      });
    });
  });
