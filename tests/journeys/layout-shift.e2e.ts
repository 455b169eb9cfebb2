/** No layout shift over 0.01 from the first paint to the bottom of the page. */
import type { Page } from '@playwright/test';
import { expect, screens, test } from './fixtures.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { openPage } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const maxShift = 0.01;

// Animations can cause layout shifts too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifts?: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const widget = element?.closest('[data-widget]')?.getAttribute('data-widget') ?? '';
    return `${widget} ${element?.tagName.toLowerCase() ?? '?'}.${element?.className ?? ''}`;
  };
  new PerformanceObserver(list => {
    // Shifts after user input count as well, because the reader sees them.
    for (const entry of list.getEntries() as unknown as {
      value: number;
      sources?: { node: Node | null }[];
    }[])
      window.shifts?.push({
        value: entry.value,
        moved: (entry.sources ?? []).map(({ node }) => nameOf(node)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls half a screen at a time, so that deferred content hydrates on the way. */
async function scrollToBottom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let painted = 0; painted < 6; painted += 1) await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

const paths = {
  list: '/tuotteet',
  search: '/s/vinssi',
  brand: '/b/fjallrid',
  favourites: '/suosikkeja',
  brands: '/valmistaja',
};

for (const [screen, size] of [
  ['phone', screens.phone],
  ['wide screen', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(screen, () => {
    test.use(size);

    test('list, product, search, brand, favourites and brand index do not shift', async ({
      page,
      request,
      t,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript(recordShifts);
      // Favourites and a vehicle from local storage are rendered too.
      await page.addInitScript(() => {
        const vehicle = { id: 'one', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };
        localStorage.setItem('ralph', JSON.stringify({ favorites: [1357, 2500] }));
        const saved = { savedVehicles: [vehicle], currentVehicle: vehicle.id };
        localStorage.setItem('ralph-sbb', JSON.stringify(saved));
      });
      const product = (await fetchProduct(request, demoProducts.coloursAndLengths, 'fi')).path;
      const reviewed = (await fetchProduct(request, demoProducts.reviewed, 'fi')).path;
      for (const path of [reviewed, product, ...Object.values(paths)])
        await test.step(path, async () => {
          await openPage(page, 'fi', path);
          await expect(garage(page, t)).toContainText('Sportsman 850');
          await scrollToBottom(page);
          const shifts = (await page.evaluate(() => window.shifts)) ?? [];
          const sum = shifts.reduce((all, { value }) => all + value, 0);
          expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
        });

      // Proves that the observer detects a shift.
      await page.evaluate(() => {
        scrollTo(0, 0);
        const inserted = document.createElement('div');
        inserted.style.height = '200px';
        document.querySelector('main')?.prepend(inserted);
      });
      await expect
        .poll(() => page.evaluate(() => window.shifts?.at(-1)?.value ?? 0))
        .toBeGreaterThan(maxShift);
    });
  });
