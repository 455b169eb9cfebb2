/** A page and what its area shows are one editor, with one history of steps and one press that publishes (R-STUDIO-260–264). */
import { expect, type Locator, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { button, enterStudio, openEditor, publish, saved, takeBack, titleField } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

// They write the same page and its area.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** The text that the area of product pages shows. */
const ofArea = (page: Page) => page.getByRole('treeitem', { name: /^Text, (14 päivän|Palautus)/ });
/** A list that stands on the product page itself. */
const ofPage = (page: Page) => page.getByRole('treeitem', { name: /^Product list/ }).last();
const hidden = new RegExp(texts.OUTLINE_HIDDEN_FROM_ALL);
const selected = (page: Page) => page.getByRole('treeitem', { selected: true });
const step = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('finds a page and its area as one', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  await enterStudio(page, 'Elsa');
  await page.goto(`${studio}/contents`);
  await expect(page.getByRole('link', { name: 'Product lists, top', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Product page', exact: true })).toHaveCount(0);
  // By the words of its texts it is found, and opened on its page.
  await page.getByRole('searchbox').fill('peruutusoikeus');
  await page.getByRole('link', { name: 'Product page', exact: true }).click();
  await expect(page).toHaveURL(/page%3Aproduct$/);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await expectAccessible(page, 'a page with what its area shows');

  // An area of several pages says so where it is edited on one of them.
  await openEditor(page, 'page:search');
  await page.getByRole('treeitem', { name: /^Text, Etkö ole varma/ }).click();
  await expect(page.getByText(/^This is shown on \d pages/)).toBeVisible();
});

test('edits, takes back and publishes both as one, beside a colleague', async ({
  page,
  browser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401/);
  await enterStudio(page, 'Frida');
  const canvas = await openEditor(page, 'page:product');
  await canvas.getByRole('heading', { name: '14 päivän peruutusoikeus' }).click();
  await expect(selected(page)).toContainText('14 päivän');

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await enterStudio(other, 'Gustav');
  await openEditor(other, 'content:product-page');
  await expect(step(other, /^Frida is at Text/)).toHaveCount(1);

  await titleField(page).fill('Palautus käy helposti');
  await expect(canvas.getByRole('heading', { name: 'Palautus käy helposti' })).toBeVisible();
  await expect(ofArea(other)).toHaveAccessibleName(/Palautus käy helposti/);
  await ofPage(page).click();
  await page.keyboard.press('Control+Shift+h');
  await saved(page);
  await expect(ofPage(other)).toHaveAccessibleName(hidden);

  // By keyboard: repeated and deleted in the area, then taken back in the order of the steps, wherever they were made.
  await ofArea(page).click();
  await page.keyboard.press('Control+d');
  await expect(ofArea(page)).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(ofArea(page)).toHaveCount(1);
  for (const name of [/^Undo: Text removed/, /^Undo: Text duplicated/, /^Undo: Product list hidden/]) {
    await expect(step(page, name)).toBeVisible();
    await page.keyboard.press('Control+z');
  }
  await expect(step(page, /^Undo: Title/)).toBeVisible();
  await expect(ofPage(page)).not.toHaveAccessibleName(hidden);
  await expect(ofArea(page)).toHaveAccessibleName(/Palautus käy helposti/);
  await saved(page);

  // What its area shows goes live.
  await button(page, texts.EDITOR_PUBLISH).click();
  const sections = page.getByRole('dialog').getByRole('heading', { level: 3 });
  await expect(sections.filter({ hasText: /contents/ })).toHaveCount(1);
  await expectAccessible(page, 'what of a page goes live');
  await page.keyboard.press('Escape');
  await publish(page);
  await expect(page.getByText(texts.PAGES_STATE_LIVE, { exact: true })).toBeVisible();
  await takeBack(page);
  await context.close();

  // A change of each goes live by one press, and is taken back by one.
  await openEditor(page, 'page:product');
  await ofArea(page).click();
  await titleField(page).fill('Palautus sujuu');
  await ofPage(page).click();
  await page.keyboard.press('Control+Shift+h');
  await expect(ofPage(page)).toHaveAccessibleName(hidden);
  await saved(page);
  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(sections).toHaveText(['Product', 'Product: contents']);
  await page.keyboard.press('Escape');
  await publish(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(texts.PAGES_STATE_LIVE, { exact: true })).toBeVisible();
  await takeBack(page);
  await openEditor(page, 'page:product');
  await expect(page.getByText(texts.PAGES_STATE_CHANGED, { exact: true })).toBeVisible();
});

test('moves a part between the page and its area, as one step', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/, /404/);
  await enterStudio(page, 'Helmi');
  await openEditor(page, 'page:product');
  const text = ofArea(page);
  const level = async () => Number(await text.getAttribute('aria-level'));
  const inArea = await level();
  await text.click();
  await page.keyboard.press('ArrowLeft');
  // Out of the area and back, by keys.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(level).toBe(inArea - 1);
  await expect(selected(page)).toHaveAttribute('aria-level', String(inArea - 2));
  await saved(page);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(level).toBe(inArea);
  // Undone and done again as a whole, and it is on the page once.
  await page.keyboard.press('Control+z');
  await expect.poll(level).toBe(inArea - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(level).toBe(inArea);
  await page.keyboard.press('Control+y');
  await expect.poll(level).toBe(inArea - 1);
  await expect(text).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await expect.poll(level).toBe(inArea - 1);

  // What shows data of this page alone stays on it, and that is said. By drag the other one goes back.
  const area = page.getByRole('treeitem', { name: /^Content area/ });
  const rowOf = async (widget: Locator) => {
    await widget.click();
    await page.keyboard.press('ArrowLeft');
    return selected(page);
  };
  const product = page.getByRole('treeitem', { name: 'Product details' });
  await (await rowOf(product)).dragTo(area);
  await expect(page.getByText(/shows data that only this page has/)).toBeVisible();
  await (await rowOf(text)).dragTo(area);
  await expect.poll(level).toBe(inArea);
  await saved(page);
});

test('leads back to its page from an area that is deleted', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/, /404/);
  await enterStudio(page, 'Ilta');
  const made = await page.request.post(`${studio}/api/documents`, {
    headers: { origin: studio },
    // Of two that an area may show, it shows the first.
    data: { kind: 'content', key: 'area-new', label: 'New', from: { document: 'content:product-page' } },
  });
  expect(made.status(), await made.text()).toBe(201);
  await openEditor(page, 'content:area-new');
  await expect(page).toHaveURL(/page%3Aproduct$/);
  await button(page, texts.END_DELETE).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.END_DELETE, exact: true }).click();
  // The page is opened anew, with what its area shows now.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/page%3Aproduct$/);
  await expect(selected(page)).toHaveAccessibleName(/^Content area/);
  await ofArea(page).click();
  const open = await page.request.get(`${studio}/api/documents/page%3Aproduct`);
  expect(((await open.json()) as { parts: { document: string }[] }).parts).toMatchObject([
    { document: 'content:product-page' },
  ]);
});
