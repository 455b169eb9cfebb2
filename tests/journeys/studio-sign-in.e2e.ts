/** A colleague is invited to Studio, makes a passkey, and signs in with it (R-STUDIO-31, R-STUDIO-32, R-STUDIO-110). */
import { expect, type Locator, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { withAuthenticator } from './authenticator.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ locale: 'en-GB' });

/** By the account: the bar has a button of its own on wide screens alone. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Ann Berg' }).click();
  await button(page, texts.SHELL_SIGN_OUT).click();
}

/** Names the passkey, adds one of another authenticator, and removes the first: the new one still signs in. */
async function manageOwnPasskeys(page: Page): Promise<void> {
  const shown = page.getByRole('region', { name: texts.ACCOUNT_PASSKEYS }).getByRole('listitem');
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  const nameField = (within: Page | Locator) => within.getByLabel(texts.ACCOUNT_PASSKEY_NAME);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Ann Berg' }).click();
  await expect(shown).toHaveCount(1);
  await shown.getByRole('button', { name: /^Rename/ }).click();
  await nameField(dialog).fill('Work laptop');
  await dialog.getByRole('button', { name: texts.ACCOUNT_SAVE }).click();
  await said(texts.ACCOUNT_PASSKEY_RENAMED);
  await expect(shown.getByText('Work laptop')).toBeVisible();

  await withAuthenticator(page, 'usb');
  await nameField(page).fill('Phone');
  await button(page, texts.ACCOUNT_ADD_PASSKEY).click();
  await said(texts.ACCOUNT_PASSKEY_ADDED);
  await expect(shown).toHaveCount(2);
  await button(page, 'Remove passkey Work laptop').click();
  await dialog.getByRole('button', { name: texts.ACCOUNT_REMOVE, exact: true }).click();
  await said(texts.ACCOUNT_PASSKEY_REMOVED);
  await expect(shown).toHaveText(/Phone/);
}

test('accepts an invitation with a passkey and signs in with it again', async ({ page, browserErrors }) => {
  browserErrors.allow(/40[13]/);
  await withAuthenticator(page);
  const printed = runCommand('backend/staff/cli.ts', [
    'invite',
    'ann@shop.example',
    '--role',
    'editor',
    '--name',
    'Ann Berg',
  ]);
  const invitation = /https?:\S+/.exec(printed)?.[0] ?? '';
  await page.goto(invitation);
  await expectAccessible(page, 'the invitation');
  await button(page, texts.SIGN_IN_MAKE_PASSKEY).click();
  await expect(page.getByText('Ann Berg')).toBeVisible();
  expect(page.url()).not.toContain('#');

  await signOut(page);
  await button(page, texts.SIGN_IN_PASSKEY).click();
  await expect(page.getByText('Ann Berg')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ann Berg')).toBeVisible();
  await manageOwnPasskeys(page);

  await signOut(page);
  await button(page, texts.SIGN_IN_PASSKEY).click();
  await expect(page.getByText('Ann Berg')).toBeVisible();
  await signOut(page);
  await expect(button(page, texts.SIGN_IN_PASSKEY)).toBeVisible();
  await page.goto(`${studio}/`);
  await page.goto(invitation);
  await button(page, texts.SIGN_IN_MAKE_PASSKEY).click();
  await expect(page.getByRole('alert')).toHaveText(texts.SIGN_IN_LINK_INVALID);
});
