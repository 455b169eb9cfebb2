/** At 400 % zoom a window of 1280 × 1024 px is 320 × 256 px: what stays at its edges leaves at least 70 % of it to the page (WCAG 2.2 SC 1.4.10). */
import type { Page } from '@playwright/test';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';

const most = 0.3;

test.use({ viewport: { width: 320, height: 256 } });

const pages = [
  '/',
  '/c/renkaat-ja-vanteet',
  '/s/vinssi',
  '/valmistaja',
  '/vertailu',
  '/suosikkeja',
  '/ostoskori',
  '/kassa',
  '/kirjaudu',
  '/toimitus',
  '/pikatilaus',
  '/peru-kauppa',
  '/sivua-ei-ole',
];

/** Share of the window, by what covers it, of all that is fixed or sticks to an edge right now. */
function measureCover(): { share: number; by: string[] } {
  const covers = [...document.querySelectorAll<HTMLElement>('body *')].filter(element => {
    const { position, top, bottom, visibility, opacity, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    if (visibility === 'hidden' || opacity === '0') return false;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.bottom <= 0 || box.top >= innerHeight) return false;
    const sticksTo = (edge: string, distance: number) =>
      edge !== 'auto' && Math.abs(distance - Number.parseFloat(edge)) < 1;
    if (position === 'sticky') return sticksTo(top, box.top) || sticksTo(bottom, innerHeight - box.bottom);
    // An empty region that lets presses through, such as that of toasts, covers nothing itself.
    return pointerEvents !== 'none';
  });
  const inRegions = [...document.querySelectorAll<HTMLElement>('output > *')].filter(
    element => getComputedStyle(element.parentElement ?? element).position === 'fixed',
  );
  const rows = new Set<number>();
  const by = [...covers, ...inRegions].map(element => {
    const { top, bottom } = element.getBoundingClientRect();
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
    return `${element.tagName.toLowerCase()}#${element.id}.${element.className} ${top}–${bottom}`;
  });
  return { share: rows.size / innerHeight, by };
}

async function expectRoom(page: Page, what: string): Promise<void> {
  const { share, by } = await page.evaluate(measureCover);
  expect(share, `${what}: ${by.join(', ')}`).toBeLessThanOrEqual(most);
}

/** At the top, in the middle, and scrolled back a little, which shows a header that hides. */
async function expectRoomWhileScrolling(page: Page, what: string): Promise<void> {
  for (const [place, share] of Object.entries({ top: 0, middle: 0.5, back: 0.4 })) {
    await page.evaluate(async to => {
      scrollTo({ top: document.documentElement.scrollHeight * to, behavior: 'instant' });
      for (let painted = 0; painted < 3; painted += 1) await new Promise(requestAnimationFrame);
    }, share);
    await expectRoom(page, `${what}, ${place}`);
  }
}

for (const consent of [null, 'none'])
  test.describe(consent ? 'with an answer about cookies' : 'with the question about cookies', () => {
    test.use({ consent });

    test('no page kind is covered by more than 30 %', async ({ page, request, browserErrors }) => {
      test.setTimeout(180_000);
      browserErrors.allow(/404/);
      const products = await Promise.all(
        [demoProducts.coloursAndLengths, demoProducts.package, demoProducts.soldOut].map(id =>
          fetchProduct(request, id, 'fi'),
        ),
      );
      for (const path of [...pages, ...products.map(product => product.path)]) {
        await page.goto(path);
        if (consent === null) await expect(page.locator('#consent')).toBeVisible();
        await expectRoomWhileScrolling(page, path);
      }
    });
  });

test('a toast and the note about a lost connection leave room as well', async ({ page, request }) => {
  const { path } = await fetchProduct(request, demoProducts.coloursAndLengths, 'fi');
  await page.goto(path);
  await page.locator('main [data-compare]').first().click();
  await expect(page.locator('output[aria-live] > *')).toBeVisible();
  await expectRoom(page, 'toast');
  // What is still loading now would fail.
  await waitForQuiet(page);
  await page.context().setOffline(true);
  await expect(page.locator('#offline')).not.toBeEmpty();
  await expectRoom(page, 'offline');
  await page.context().setOffline(false);
});
