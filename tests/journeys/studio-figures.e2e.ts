/** What shoppers see and press becomes figures in Studio, with their consent alone (R-STUDIO-200). */
import type { Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { openPage, waitForHydration } from './steps.ts';
import { enterStudio, openEditor } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';
const statistics = 'statistics.v2.20261130';
const front = 'content:front-page';

/** What pages have sent to be counted. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.context().on('request', request => {
    if (new URL(request.url()).pathname === '/figures') reports.push(request.postData() ?? '');
  });
  return reports;
}
/** The files that count, by what the build calls them. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', request => {
    if (/start-figures/.test(request.url())) files.push(request.url());
  });
  return files;
}
const banner = (page: Page) => page.locator('#w-front-area-101-101-1');
/** Another tab comes to the front, which is when a page sends what it has counted. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.describe('without consent to statistics', () => {
  test.use({ consent: 'preferences.marketing.v2.20261130' });

  test('nothing is fetched, stored or sent', async ({ page, t }) => {
    const [reports, files] = [watchReports(page), watchFiles(page)];
    await openPage(page, 'fi', '/');
    await waitForHydration(page, t);
    await banner(page).getByRole('link').first().click();
    await waitForHydration(page, t);
    expect(await page.evaluate(() => sessionStorage.getItem('ralph-pressed'))).toBeNull();
    await hide(page);
    await page.goto('about:blank');
    expect([reports, files]).toEqual([[], []]);
  });
});

test.describe('with consent to statistics', () => {
  test.use({ consent: statistics, locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('a part that is seen and pressed has figures in Studio', async ({ page, browser, browserErrors }) => {
    test.slow();
    browserErrors.allow(/401/);
    const figuresOf = async (staff: Page) => {
      const answer = await staff.request.get(`${studio}/api/insights/${encodeURIComponent(front)}`);
      const { pages } = (await answer.json()) as {
        pages: { parts: { nodeId: string; shown: number; pressed: number }[] }[];
      };
      return pages[0]?.parts.find(({ nodeId }) => nodeId === '101-1') ?? { shown: 0, pressed: 0 };
    };
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const staff = await context.newPage();
    await enterStudio(staff, 'Cecilia');
    const before = await figuresOf(staff);

    const counting = page.waitForResponse(answer => answer.url().includes('start-figures'));
    await page.goto('/');
    await counting;
    await banner(page).scrollIntoViewIfNeeded();
    await banner(page).getByRole('link').first().click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ralph-pressed'))).toContain('101-1');
    // The browser sends the report of a page that is gone. After a navigation it would name itself as it is, a robot.
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => {
        const { shown, pressed } = await figuresOf(staff);
        return [shown - before.shown, pressed - before.pressed];
      })
      .toEqual([1, 1]);

    await openEditor(staff, front);
    await staff
      .getByRole('treeitem')
      .filter({ hasText: /banner/i })
      .first()
      .click();
    await staff.getByRole('tab', { name: texts.FIGURES_TITLE }).click();
    const table = staff.getByRole('table', { name: 'Figures on the page Front page' });
    await expect(table.getByRole('row', { name: texts.FIGURES_PRESSED })).toBeVisible();
    await expectAccessible(staff, 'figures of a part');
    await context.close();
  });
});
