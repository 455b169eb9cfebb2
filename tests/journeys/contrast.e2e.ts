/** Text whose contrast axe cannot decide, measured on the pixels behind it (WCAG 1.4.3). */
import { AxeBuilder } from '@axe-core/playwright';
import { waitForAnimations } from './accessibility.ts';
import { measureContrast } from './contrast.ts';
import { expect, type Page, screens, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';
import { addToCart, chooseFirstProduct, openPage, waitForHydration } from './steps.ts';

/** One text of each kind: those with the same classes have the same colours. */
const kindOf = (target: string) => target.match(/[\w-]+$/)?.[0] ?? target;

for (const screen of ['phone', 'desktop'] as const)
  test.describe(screen, () => {
    test.use(screens[screen]);

    test('text over pictures can be read', async ({ page, t }) => {
      for (const path of ['/', '/tuotteet']) {
        await openPage(page, 'fi', path);
        await waitForHydration(page, t);
        await waitForQuiet(page);
        await waitForAnimations(page);
        const { incomplete } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        const targets = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
        const kinds = new Map(targets.map(target => [kindOf(target), target]));
        for (const target of kinds.values()) {
          const found = await measureContrast(page, page.locator(target).first());
          if (found)
            expect.soft(found.measured, `${path}: "${found.text}"`).toBeGreaterThanOrEqual(found.required);
        }
      }
    });
  });

test.describe('in dark colours', () => {
  test.use({ ...screens.phone, colorScheme: 'dark' });

  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const expectReadable = async (page: Page, screen: string) => {
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withRules(['color-contrast'])
      .analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    expect.soft(found, screen).toEqual([]);
  };

  test('the main pages can be read, and the choice of light colours stays', async ({ page, t }) => {
    await openPage(page, 'fi', '/tuotteet');
    const dark = await ground(page);
    await chooseFirstProduct(page, t);
    await addToCart(page, t);
    await expectReadable(page, 'product and added notice');
    for (const path of ['/kassa', '/tuotteet', '/']) {
      await openPage(page, 'fi', path);
      await expectReadable(page, path);
    }
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('THEME_LIGHT') })
      .click();
    // The first press on a page waits for the application.
    await expect.poll(() => ground(page)).not.toBe(dark);
    await openPage(page, 'sv', '/');
    expect(await ground(page)).not.toBe(dark);
  });
});
