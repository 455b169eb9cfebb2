/** A session that expires while a form is being filled in requires a login and loses no input (R-SESSION-7). */
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  uniqueEmail,
  testPassword,
  dialog,
  field,
  register,
  passwordField,
  settingsUrl,
} from './account-steps.ts';
import { expect, screens, test } from './fixtures.ts';
import { main, openPage, type Translate } from './steps.ts';

/** Ends the session on the server only; the browser keeps its cookies, as with an expired session. */
async function endOnServer(context: BrowserContext, origin: string): Promise<void> {
  const cookies = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(`${origin}/auth/logout`, { headers: { cookie: cookies, origin } });
  expect(response.status).toBe(200);
}

const block = (page: Page, t: Translate) =>
  main(page).getByRole('region', { name: t('ACCOUNT_USER_INFO_TITLE'), exact: true });
const edit = (page: Page, t: Translate) =>
  block(page, t).getByRole('button', { name: t('ACCOUNT_SETTINGS_EDIT') });

// Forms and login are tested in both languages by `session`.
test.use({ ...screens.phone, language: 'sv' });

/** @proves FAULT-128 */
test('saves half-filled settings after a login when the session has expired', async ({
  page,
  context,
  t,
  language,
}) => {
  const email = uniqueEmail();
  await openPage(page, language, '/');
  await register(page, t, email);
  await expect(page).toHaveURL(settingsUrl);
  await edit(page, t).click();
  const first = block(page, t).getByLabel(t('LABEL_FIRST_NAME'));
  const phone = block(page, t).getByLabel(t('LABEL_PHONE_NUMBER'));
  await first.fill('Aino');
  await phone.fill('040 765 4321');

  await endOnServer(context, new URL(page.url()).origin);
  await block(page, t)
    .getByRole('button', { name: t('ACCOUNT_SETTINGS_SAVE') })
    .click();
  const login = page.getByRole('dialog', { name: t('LOG_IN') });
  await expect(login.getByText(t('ERROR_SESSION_EXPIRED'))).toBeVisible();
  await expect(page).toHaveURL(settingsUrl);
  await expectAccessible(page, 'login over a half-filled form', 'dialog');

  // Closing the login keeps the input, and saving again opens the login again.
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(block(page, t).getByText(t('FEEDBACK_ERROR'))).toBeVisible();
  await expect(first).toHaveValue('Aino');
  await expect(phone).toHaveValue('040 765 4321');
  await block(page, t)
    .getByRole('button', { name: t('ACCOUNT_SETTINGS_SAVE') })
    .click();
  await expect(login).toBeVisible();
  await field(login, t('EMAIL')).fill(email);
  await passwordField(login, t('PASSWORD')).fill(testPassword);
  await passwordField(login, t('PASSWORD')).press('Enter');

  await expect(page.getByText(t('ACCOUNT_SAVE_FEEDBACK'))).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(settingsUrl);
  await expect(edit(page, t)).toBeFocused();
  await page.reload();
  await expect(block(page, t)).toContainText('Aino');
  await expect(block(page, t)).toContainText('040 765 4321');
});
