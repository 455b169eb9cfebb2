/** Every screen of Studio is accessible on a phone and on a computer (R-STUDIO-112). */
import { expect, type Page } from '@playwright/test';
import { sections } from '#studio/screens/shell/sections.ts';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB' });

const widths = [360, 1440] as const;

/** On both screens; the address stays. */
async function expectBoth(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${screen} at ${width} px`);
  }
}

/** @proves FAULT-108 */
test('has no barrier on any screen, and invites a colleague', async ({ page, browserErrors }) => {
  test.slow();
  browserErrors.allow(/401/);
  const person = ['invite', 'eija@shop.example', '--role', 'admin', '--name', 'Eija Alm'];
  const link = /https?:\S+/.exec(runCommand('backend/staff/cli.ts', person))?.[0] ?? '';
  await page.goto(`${studio}/`);
  await expect(page.getByRole('heading', { name: texts.SIGN_IN_TITLE })).toBeVisible();
  await expectBoth(page, 'sign-in');

  await page.goto(link);
  await page.getByRole('button', { name: texts.SIGN_IN_BY_LINK }).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES })).toBeVisible();
  for (const { name } of sections) {
    await page.goto(`${studio}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${name}`);
    await expect(page.getByText(texts.SHELL_LOADING)).toHaveCount(0);
    await expectBoth(page, name);
  }
  await page.goto(`${studio}/edit/${encodeURIComponent('page:home')}`);
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  await expectBoth(page, 'the editor');

  await page.goto(`${studio}/staff`);
  await page.getByRole('button', { name: texts.STAFF_INVITE }).click();
  await page.getByRole('textbox', { name: texts.STAFF_COLUMN_MAIL }).fill('bo@shop.example');
  await page.getByRole('textbox', { name: texts.STAFF_COLUMN_NAME }).fill('Bo Berg');
  await expectAccessible(page, 'the invitation', 'dialog');
  await page.getByRole('button', { name: texts.STAFF_INVITE_SEND }).click();
  await expect(page.getByText(texts.STAFF_INVITED_MAIL.replace('{mail}', 'bo@shop.example'))).toBeVisible();
});
