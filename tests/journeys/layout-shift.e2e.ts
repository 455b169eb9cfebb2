/** No layout shift over 0.01 from the first paint to the bottom of the page. */
import type { Page } from '@playwright/test';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { waitForQuiet } from './quiet-page.ts';
import { openPage } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const maxShift = 0.01;

// Animations can cause layout shifts too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls half a screen at a time, so that deferred content hydrates on the way. */
async function scrollToBottom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let painted = 0; painted < 6; painted += 1) await frame();
    }
  });
  await waitForQuiet(page);
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
          const { sum, said } = await shiftsOf(page);
          expect.soft(sum, `${path}: ${said}`).toBeLessThanOrEqual(maxShift);
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
