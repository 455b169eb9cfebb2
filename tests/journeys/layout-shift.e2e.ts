/** Nothing moves under the eyes of a reader (no layout shift over 0.01), from the first paint through a slow way to the bottom. */
import type { Page } from '@playwright/test';
import { expect, screens, test } from './fixtures.ts';
import { demoGoods, productOf } from './products.ts';
import { openPage } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const most = 0.01;

// Animations may move the layout too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifts?: { value: number; moved: string[] }[];
  }
}

/** Runs in the page, before anything else. */
function watchShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const widget = element?.closest('[data-widget]')?.getAttribute('data-widget') ?? '';
    return `${widget} ${element?.tagName.toLowerCase() ?? '?'}.${element?.className ?? ''}`;
  };
  new PerformanceObserver(list => {
    // Shifts right after input count as well, because a reader sees them too.
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

/** As a reader goes, half a screen at a time; what comes into sight wakes up on the way. */
async function readToTheEnd(page: Page): Promise<void> {
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

    test('lists, product, search, brand, favourites and the brands stand still', async ({
      page,
      request,
      words: t,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript(watchShifts);
      // Something is marked and a machine is chosen: what only the browser knows comes too.
      await page.addInitScript(() => {
        const machine = { id: 'one', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };
        localStorage.setItem('ralph', JSON.stringify({ favorites: [1357, 2500] }));
        const kept = { savedVehicles: [machine], currentVehicle: machine.id };
        localStorage.setItem('ralph-sbb', JSON.stringify(kept));
      });
      const product = (await productOf(request, demoGoods.coloursAndLengths, 'fi')).path;
      const seen = (await productOf(request, demoGoods.reviewed, 'fi')).path;
      for (const path of [seen, product, ...Object.values(paths)])
        await test.step(path, async () => {
          await openPage(page, 'fi', path);
          await expect(garage(page, t)).toContainText('Sportsman 850');
          await readToTheEnd(page);
          const shifts = (await page.evaluate(() => window.shifts)) ?? [];
          const sum = shifts.reduce((all, { value }) => all + value, 0);
          expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
        });

      // And what does move is seen to.
      await page.evaluate(() => {
        scrollTo(0, 0);
        const pushing = document.createElement('div');
        pushing.style.height = '200px';
        document.querySelector('main')?.prepend(pushing);
      });
      await expect.poll(() => page.evaluate(() => window.shifts?.at(-1)?.value ?? 0)).toBeGreaterThan(most);
    });
  });
