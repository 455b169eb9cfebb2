/** A campaign for some visitors in some days, the same part on another page, and a landing page with an entry in a menu (R-STUDIO-63, R-STUDIO-135). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { test } from './fixtures.ts';
import {
  button,
  createCopy,
  enterStudio,
  openEditor,
  publish,
  saved,
  savedTitles,
  served,
  takeBack,
  titleField,
} from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', timezoneId: 'Europe/Helsinki', viewport: { width: 1440, height: 900 } });

const isServed = async (path: string, text: string) => (await served(path)).includes(text);
const row = (page: Page, title: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^Text, ${title}`) });

/** A second text beside the first one, for businesses in Sweden on some days of November. */
async function planCampaign(page: Page): Promise<void> {
  await row(page, 'Uutiskirjeen tilaus').click();
  await button(page, texts.OUTLINE_ADD).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  await titleField(page).fill('Mustat päivät');
  await page.getByRole('radio', { name: 'Svenska' }).check();
  await titleField(page).fill('Svarta dagar');
  await page.getByRole('radio', { name: 'Suomi' }).check();
  await page.getByRole('tab', { name: texts.INSPECTOR_TAB_WHEN }).click();
  const among = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });
  await among(texts.WHEN_MARKET, 'Sweden').check();
  await among(texts.WHEN_CUSTOMER, texts.WHEN_CUSTOMER_ORGANIZATION).check();
  await page.getByLabel(texts.WHEN_FROM).fill('2031-11-27T00:00');
  await page.getByLabel(texts.WHEN_UNTIL).fill('2031-12-01T00:00');
  await page.getByLabel(texts.WHEN_UNTIL).blur();
}

test('plans a campaign for businesses in Sweden, and shows it before it begins', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401/);
  await enterStudio(page, 'Fredrika');
  const [letter, other] = [
    await createCopy(page, 'campaign-letter'),
    await createCopy(page, 'campaign-copy'),
  ];
  const canvas = await openEditor(page, letter);
  await planCampaign(page);
  await expect(page.getByText(/^Shown when .*Sweden.*business.*27 Nov(ember)? 2031/)).toBeVisible();

  const campaign = canvas.getByRole('heading', { name: /Mustat päivät|Svarta dagar/ });
  const hidden = page.getByRole('treeitem', { name: new RegExp(`dagar|päivät.*${texts.OUTLINE_HIDDEN}`) });
  await expect(campaign).toHaveCount(0);
  await expect(hidden).toBeVisible();
  await page.getByRole('button', { name: /^You see the page as/ }).click();
  await page.getByLabel(texts.CONTEXT_MARKET).selectOption({ label: 'Sweden' });
  await page.getByLabel(texts.CONTEXT_CUSTOMER).selectOption({ label: texts.CONTEXT_ORGANIZATION });
  await expect(campaign).toHaveCount(0);
  await page.getByLabel(/^Moment, Eastern European Time/).fill('2031-11-28T12:00');
  await expect(campaign).toBeVisible();
  await expect(row(page, 'Mustat päivät')).not.toHaveAccessibleName(new RegExp(texts.OUTLINE_HIDDEN));
  await saved(page);

  await publish(page);
  await expect.poll(() => isServed('/campaign-letter', 'Uutiskirjeen tilaus')).toBe(true);
  expect(await isServed('/campaign-letter', 'Mustat päivät')).toBe(false);

  // The same part on another page.
  await row(page, 'Mustat päivät').click();
  await page.keyboard.press('Control+c');
  await openEditor(page, other);
  await row(page, 'Uutiskirjeen tilaus').click();
  await page.keyboard.press('Control+v');
  await expect(row(page, 'Mustat päivät')).toHaveAttribute('aria-selected', 'true');
  await saved(page);
  expect(await savedTitles(page, other)).toEqual(['Uutiskirjeen tilaus', 'Mustat päivät']);
});

test('makes a landing page with an entry in a menu', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  test.slow();
  await enterStudio(page, 'Greta');
  await page.goto(`${studio}/pages`);
  await button(page, texts.PAGES_NEW).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.PAGES_COLUMN_NAME, exact: true }).fill('Kevään uutuudet');
  await dialog.getByRole('textbox', { name: /Svenska/ }).fill('/varens-nyheter');
  await button(page, texts.PAGES_CREATE).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await publish(page);
  const landing = page.url();

  await page.goto(`${studio}/menus`);
  await page.getByRole('link', { name: texts.MENUS_AT_FOOTER_SECOND }).click();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await page.getByRole('treeitem').nth(1).click();
  await button(page, texts.OUTLINE_ADD).click();
  await dialog.getByRole('combobox').fill('Kevään uutuudet');
  await dialog.getByRole('option', { name: /^Kevään uutuudet/ }).click();
  await page.getByRole('radio', { name: 'Svenska' }).check();
  await page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').fill('Vårens nyheter');
  await saved(page);
  await publish(page);
  await expect.poll(() => isServed('/', 'href="/kevaan-uutuudet"')).toBe(true);
  await expect.poll(() => isServed('/sv', 'href="/sv/varens-nyheter"')).toBe(true);
  expect(await isServed('/sv', 'Vårens nyheter')).toBe(true);

  // Other journeys see the footer as it was.
  await takeBack(page);
  await expect.poll(() => isServed('/', 'href="/kevaan-uutuudet"')).toBe(false);
  await page.goto(landing);
  await takeBack(page);
});
