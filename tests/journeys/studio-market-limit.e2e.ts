/** A publisher who is limited to a market (R-STUDIO-192). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { button, createCopy, enterStudio, openEditor, publish, saved } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const studio = process.env['SHOP_STUDIO'] ?? '';
const limited = texts.MARKET_LIMITED.replace('{names}', 'Sweden');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: texts.OUTLINE_ACTIONS }).getByRole('button', { name });

test('writes and publishes what its market alone shows', async ({ page, browser }) => {
  test.slow();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const admin = await context.newPage();
  const printed = runCommand('backend/staff/cli.ts', [
    ...['invite', 'tuomas@shop.example'],
    ...['--role', 'admin', '--name', 'Tuomas'],
  ]);
  await admin.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(admin, texts.SIGN_IN_BY_LINK).click();
  await expect(admin.getByText('Tuomas', { exact: true })).toBeVisible();
  await enterStudio(page, 'Kerstin');
  const id = await createCopy(page, 'market-limit');
  await openEditor(page, id);
  await publish(page);

  await admin.goto(`${studio}/staff`);
  const row = admin.getByRole('row', { name: /Kerstin/ });
  await row.getByText(texts.STAFF_MARKETS_ALL, { exact: true }).click();
  for (const name of ['Finland', 'Denmark', 'Norway', 'Germany'])
    await row.getByRole('checkbox', { name }).uncheck();
  await expect(row.getByRole('checkbox', { name: 'Sweden' })).toBeDisabled();
  await expectAccessible(admin, 'an account that is limited to a market');

  const frame = await openEditor(page, id);
  await page.getByRole('treeitem', { name: /^Text/ }).first().click();
  await expect(page.getByText(limited)).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox').first(),
  ).toBeDisabled();
  await expect(tool(page, texts.OUTLINE_DELETE)).toHaveAttribute('aria-disabled', 'true');
  await expect(frame.locator('studio-overlay button.tool').first()).toBeDisabled();
  await expectAccessible(page, 'a part that is not for the own market');

  // A copy of it is for the own market, and everything about it can be changed.
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(limited)).toHaveCount(0);
  await expect(tool(page, texts.OUTLINE_DELETE)).toHaveAttribute('aria-disabled', 'false');
  await page
    .getByRole('group', { name: 'Title', exact: true })
    .getByRole('textbox')
    .first()
    .fill('Bara i Sverige');
  await saved(page);
  const draft = await page.request.get(`${studio}/api/documents/${encodeURIComponent(id)}`);
  expect(await draft.text()).toMatch(/"when":\{"market":\["se"\]\}[^}]*/);
  await context.close();
});
