/** A merchandiser edits widgets in the preview and views a draft (R-WIDGET-23, R-WIDGET-24). */
import { resolve } from 'node:path';
import { type Cookie, expect, type FrameLocator, type Page } from '@playwright/test';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { checkInstance } from '#server/preview/check-instance.ts';
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { main, type Translate } from './steps.ts';

const project = resolve(import.meta.dirname, '../..');

/** The one-time preview link that `npm run staff` prints. */
function createPreviewLink(): URL {
  const text = runCommand('backend/staff/cli.ts', ['token', '--preview']);
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '');
}

const previewPath = (link: URL, path: string, more = '') =>
  `${path}?loginToken=${link.searchParams.get('loginToken') ?? ''}${more}`;

/** Preview cookies of the first gallery. Creating a link runs a command, so the tests of a worker share them. */
let previewCookies: Cookie[] = [];

async function openGallery(page: Page, t: Translate, widget: string, language = ''): Promise<FrameLocator> {
  const path = `${language}/preview-widgets`;
  await page.context().addCookies(previewCookies);
  await page.goto(
    previewCookies.length > 0
      ? `${path}?widget=${widget}`
      : previewPath(createPreviewLink(), path, `&widget=${widget}`),
  );
  await expect(page).not.toHaveURL(/loginToken/);
  previewCookies = (await page.context().cookies()).filter(({ name }) => name === 'atv-preview');
  const frame = page.frameLocator(`iframe[title="${t('PREVIEW_FRAME')}"]`);
  // Two applications start: the gallery and the preview in its frame.
  await expect(frame.locator('[data-stage] [data-widget]')).toBeVisible({ timeout: 30_000 });
  return frame;
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test.describe('without a link', () => {
  /** @proves FAULT-21 */
  test('returns 404 for the gallery and 403 for a draft', async ({ page, request, t, browserErrors }) => {
    browserErrors.allow(/40[34]/);
    const gallery = await page.goto('/preview-widgets');
    expect([gallery?.status(), gallery?.headers()['cache-control']]).toEqual([404, 'private, no-store']);
    await expect(main(page)).toContainText(t('ERROR_PAGE_404_TITLE'));
    const draft = await page.goto('/content/preview');
    expect(draft?.status()).toBe(403);
    await expect(main(page)).toContainText('Esikatselu on päättynyt');
    expect((await request.post('/preview/validate', { data: {} })).status()).toBe(404);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('preview');
  });

  test('a link works once', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/404/);
    const link = createPreviewLink();
    expect((await page.goto(link.href))?.status()).toBe(200);
    expect(page.url()).not.toContain('loginToken');
    await context.clearCookies();
    expect((await page.goto(link.href))?.status()).toBe(404);
  });
});

test('updates the preview on every keystroke without reloading its frame', async ({ page, t }) => {
  const frame = await openGallery(page, t, 'text');
  const window = await frame.locator('body').evaluateHandle(() => globalThis);
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  const title = field(page, 'props.title.fi');
  const text = 'Talvirenkaat, ketjut, aurat ja lingot heti varastosta';
  expect(text.length).toBeGreaterThanOrEqual(50);
  await title.fill('');
  await title.pressSequentially(text);
  await expect(frame.getByRole('heading', { name: text })).toBeVisible();
  expect(navigations).toBe(0);
  expect(await window.evaluate(one => one === (document.querySelector('iframe')?.contentWindow ?? one))).toBe(
    true,
  );
  expect(await window.evaluate(() => document.body.isConnected)).toBe(true);
});

test('shows an error at its field, and copies only JSON that passes the linter', async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page, t, 'buttons');
  const link = field(page, 'props.buttons.0.href');
  await link.fill('javascript:alert(1)');
  await link.press('Tab');
  await expect(link).toHaveAccessibleDescription(t('PREVIEW_ERROR_PAGE008'));
  await page.getByRole('button', { name: t('PREVIEW_COPY') }).click();
  await expect(link).toBeFocused();
  await expect(page.locator('[data-said]')).toHaveText(t('PREVIEW_NOT_COPIED'));

  await link.fill('page:index');
  await expect(link).toHaveAccessibleDescription(t('PREVIEW_LINK_HELP'));
  await page.getByRole('button', { name: t('PREVIEW_COPY') }).click();
  await expect(page.locator('[data-said]')).toHaveText(t('PREVIEW_COPIED'));
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as WidgetInstance;
  expect(copied).toMatchObject({
    type: 'buttons',
    v: 1,
    props: { buttons: [{ href: 'page:index' }, {}, {}] },
  });
  const findings = checkInstance(copied, readDocumentTexts(project), readWorld(project));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('moves, adds and removes list entries with the keyboard alone', async ({ page, t }) => {
  const frame = await openGallery(page, t, 'buttons');
  const texts = () => frame.locator('[data-stage]').getByRole('link').allTextContents();
  const before = await texts();
  const down = page.getByRole('button', { name: t('PREVIEW_MOVE_DOWN', { place: 1 }) });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-said]')).toHaveText(
    t('PREVIEW_MOVED', { place: 2, count: before.length }),
  );
  await expect(page.getByRole('button', { name: t('PREVIEW_MOVE_DOWN', { place: 2 }) })).toBeFocused();
  await expect.poll(texts).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.keyboard.press('Enter');
  await expect.poll(texts).toEqual([before[1], before[2], before[0]]);
  // The last entry cannot move down: the focus goes to its other button.
  await expect(page.getByRole('button', { name: t('PREVIEW_MOVE_UP', { place: 3 }) })).toBeFocused();

  await page.getByRole('button', { name: t('PREVIEW_REMOVE', { place: 3 }) }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(texts).toEqual([before[1], before[2]]);
  await expect(page.getByRole('button', { name: t('PREVIEW_REMOVE', { place: 2 }) })).toBeFocused();
  await page
    .getByRole('button', { name: t('PREVIEW_ADD', { name: t('PREVIEW_FIELD_BUTTONS') }) })
    .press('Enter');
  await field(page, 'props.buttons.2.text.fi').fill('Uusi');
  await field(page, 'props.buttons.2.href').fill('/uusi');
  await expect.poll(texts).toEqual([before[1], before[2], 'Uusi']);
});

test('a click in the preview focuses the matching field', async ({ page, t }) => {
  const frame = await openGallery(page, t, 'text');
  await frame.getByRole('heading').first().click();
  await expect(field(page, 'props.title.fi')).toBeFocused();
  await expect(frame.getByRole('heading').first()).toHaveCSS('outline-style', 'dashed');
});

test('renders the widget in the other language, for a business and at another width', async ({ page, t }) => {
  const frame = await openGallery(page, t, 'text');
  const finnish = await frame.getByRole('heading').first().textContent();
  await page.getByLabel(t('PREVIEW_LANGUAGE')).selectOption('sv');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(frame.getByRole('heading').first()).toBeVisible();
  await expect(frame.getByRole('heading').first()).not.toHaveText(finnish ?? '');
  await page.getByLabel(t('PREVIEW_CUSTOMER'), { exact: true }).selectOption('ORGANIZATION');
  await expect(page.locator('iframe')).toHaveAttribute('src', /type=ORGANIZATION&vat=false/);
  await page.getByRole('radio', { name: '360' }).check();
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(360);
});

test('shows cart and checkout with products, in every language', async ({ page, t }) => {
  const frame = await openGallery(page, t, 'cart');
  await expect(frame.locator('[data-stage]')).toContainText(t('CART_EMPTY'));
  const cart = page.getByRole('combobox', { name: t('CART'), exact: true });
  await cart.selectOption('true');
  await expect(frame.getByRole('link', { name: t('CART_TO_CHECKOUT') })).toBeVisible();
  await page.getByLabel(t('PREVIEW_LANGUAGE')).selectOption('en');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await expect(frame.getByRole('link', { name: 'Go to checkout' })).toBeVisible();

  const checkout = await openGallery(page, t, 'checkout');
  await cart.selectOption('true');
  await expect(checkout.getByRole('button', { name: t('COMPLETE_ORDER') }).first()).toBeVisible();
});

for (const width of [768, 1440])
  test(`is accessible at ${width} px`, async ({ page, t }) => {
    await page.setViewportSize({ width, height: 1000 });
    await openGallery(page, t, 'banner');
    await expectAccessible(page, `the gallery at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('labels a draft as such and removes its cookie on leaving', async ({ page, t, browserErrors }) => {
  browserErrors.allow(/403/);
  const response = await page.goto(
    previewPath(createPreviewLink(), '/content/preview', '&alias=kevatkampanja'),
  );
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { name: t('PREVIEW_DRAFT_TITLE') })).toBeVisible();
  await expect(main(page).locator('[data-widget]').nth(1)).toBeVisible();
  await expectAccessible(page, 'a draft');
  await page.getByLabel(t('PREVIEW_MOMENT')).fill('2026-11-27T08:00');
  await page.getByRole('button', { name: t('PREVIEW_SHOW') }).click();
  await expect(page).toHaveURL(/alias=kevatkampanja&at=2026-11-27T08%3A00/);
  await expect(main(page)).toContainText('27.11.2026');
  await page.getByRole('button', { name: t('PREVIEW_LEAVE') }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('atv-preview');
  expect((await page.goto('/content/preview?alias=kevatkampanja'))?.status()).toBe(403);
});
