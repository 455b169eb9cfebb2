/** An entry of the main menu advertises: filled in, published, seen in the shop's menu, taken back (R-SHELL-17, R-STUDIO-127). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';

const shop = process.env['SHOP_ORIGIN'] ?? '';
const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();

/** A first-level entry with a submenu, and none of the demo shop's promotions. */
const entry = 'Ajovarusteet';
const place = 4;

const written = [
  { language: 'Suomi', title: 'Varusteet kuntoon', text: 'Kypärät, lasit ja saappaat', alt: 'Järvimaisema' },
  { language: 'Svenska', title: 'Rätt utrustad', text: 'Hjälmar, glasögon och stövlar', alt: 'En sjö' },
  { language: 'English', title: 'Well equipped', text: 'Helmets, goggles and boots', alt: 'A lake' },
] as const;

async function openMenu(page: Page): Promise<void> {
  const person = ['invite', 'mia@shop.example', '--role', 'publisher', '--name', 'Mia Menu'];
  await page.goto(/https?:\S+/.exec(runCommand('backend/staff/cli.ts', person))?.[0] ?? '');
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
  await page.goto(`${studio}/menus`);
  await page.getByRole('link', { name: texts.MENUS_AT_MAIN_DESKTOP, exact: true }).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
}

async function fillPromotion(page: Page): Promise<void> {
  const promotion = field(page, texts.PREVIEW_FIELD_PROMOTION);
  await promotion.getByRole('button').click();
  await button(page, texts.MEDIA_CHOOSE).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^tile-lake/ })
    .click();
  await promotion.getByRole('button', { name: texts.PICK_LINK_CHOOSE }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts.PICK_KIND_CATEGORY }).check();
  await dialog.getByRole('combobox').fill(entry);
  await dialog.getByRole('option', { name: entry, exact: true }).click();
  for (const { language, title, text, alt } of written) {
    await page.getByRole('radio', { name: language }).check();
    const fill = (name: string, value: string) =>
      promotion.getByRole('group', { name, exact: true }).getByRole('textbox').fill(value);
    await fill('Title', title);
    await fill('Text', text);
    await fill('Description of the image', alt);
  }
  await saved(page);
}

/** Opens the submenu of the entry in the shop's header. */
async function openSubmenu(page: Page, address: string) {
  await page.goto(`${shop}${address}`);
  const menu = page.getByRole('banner').getByRole('navigation').last();
  await menu.getByRole('link').nth(place).hover();
  const submenu = menu.locator('[data-submenu]').filter({ visible: true });
  await expect(submenu.getByRole('link').nth(1)).toBeVisible();
  return submenu;
}

test('advertises in a submenu, and takes it back', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  test.slow();
  await openMenu(page);
  await page.getByRole('treeitem', { name: entry, exact: true }).click();
  await expect(field(page, texts.PREVIEW_FIELD_PROMOTION)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '3');
  await expect(field(page, texts.PREVIEW_FIELD_PROMOTION)).toHaveCount(0);

  await page.getByRole('treeitem', { name: entry, exact: true }).click();
  await fillPromotion(page);
  await button(page, texts.EDITOR_PUBLISH).click();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();

  const editor = page.url();
  for (const [address, { title, text, alt }] of [
    ['/', written[0]],
    ['/sv', written[1]],
  ] as const) {
    await expect(async () => {
      const link = (await openSubmenu(page, address)).getByRole('link', { name: `${title} ${text}` });
      // Instances follow a publication within two seconds; each attempt loads the page again.
      await expect(link).toBeVisible({ timeout: 1_000 });
      await expect(link.getByRole('img', { name: alt })).toHaveCount(1);
    }).toPass();
  }

  await page.goto(editor);
  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  await button(page, texts.HISTORY_TAKE_BACK).click();
  await button(page, texts.HISTORY_CONFIRM).click();
  await expect(page.getByText(texts.HISTORY_TAKEN_BACK, { exact: true })).toBeAttached();
  await expect(async () => {
    await expect((await openSubmenu(page, '/')).getByText(written[0].title)).toHaveCount(0, {
      timeout: 1_000,
    });
  }).toPass();

  // What was written is a draft again until it is thrown away.
  await page.goto(editor);
  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  const draft = page.getByRole('button', { name: new RegExp(`^${texts.HISTORY_BESIDE_DRAFT}`) });
  await draft.click();
  await expect(page.getByRole('listitem').filter({ hasText: written[0].title }).first()).toBeVisible();
  await expectAccessible(page, 'a draft in the history');
  await button(page, texts.HISTORY_DISCARD).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.HISTORY_DISCARD }).click();
  await expect(page.getByText(/^The draft is again what the shop shows/)).toBeVisible();
  await expect(draft).toHaveCount(0);
});
