/** The life of an account from registration to a password reset; each language on one of the two screens. */
import { expect } from '@playwright/test';
import { withLocale } from '#i18n/locales.ts';
import { expectAccessible } from './accessibility.ts';
import {
  accountButton,
  dialog,
  field,
  logIn,
  loginButton,
  logOut,
  openLogin,
  passwordField,
  register,
  testPassword,
  uniqueEmail,
} from './account-steps.ts';
import { languageScreenPairs, screens, test } from './fixtures.ts';
import { linkFor } from './mailbox.ts';
import { openPage } from './steps.ts';

const another = 'punainen mönkijä 8';

for (const { language, screen } of languageScreenPairs) {
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language, ...screens[screen] });

    test('registers, signs out, signs in and resets the password by mail', async ({
      page,
      t,
      browserErrors,
    }) => {
      test.setTimeout(180_000);
      // Expected statuses: wrong credentials, an existing account and a used link.
      browserErrors.allow(/401/, /409/);
      const email = uniqueEmail();
      await openPage(page, language, '/');

      const panel = await openLogin(page, t);
      await expectAccessible(page, 'login');
      await panel.getByRole('button', { name: t('LOG_IN'), exact: true }).click();
      await expect(field(panel, t('EMAIL'))).toBeFocused();
      await expect(panel.getByRole('alert')).toHaveText(t('ACCOUNT_FEEDBACK_FIELDS_NOT_VALID'));
      await expectAccessible(page, 'login with errors', 'dialog');
      await page.keyboard.press('Escape');
      await expect(loginButton(page, t)).toBeFocused();

      await register(page, t, email);
      await expect(page.getByText(t('ACCOUNT_FEEDBACK_CREATED'))).toBeVisible();

      await accountButton(page, t).click();
      await expect(page.getByRole('banner').getByText(email)).toBeVisible();
      await expectAccessible(page, 'account menu');
      await page.keyboard.press('Escape');
      await expect(accountButton(page, t)).toBeFocused();
      await logOut(page, t);
      await expect(page).toHaveURL(new RegExp(`${withLocale('/', language).replace(/\/$/, '')}/?$`));
      expect(
        (await page.context().cookies()).map(({ name }) => name).filter(name => /auth|user/.test(name)),
      ).toEqual([]);

      await logIn(page, t, email, 'something else');
      await expect(dialog(page).getByRole('alert')).toHaveText(t('ACCOUNT_FEEDBACK_CREDENTIALS'));
      await expect(passwordField(dialog(page), t('PASSWORD'))).toHaveValue('something else');
      await expectAccessible(page, 'wrong credentials', 'dialog');
      await dialog(page)
        .getByRole('button', { name: t('FORGOT_PASSWORD') })
        .click();
      const resetPanel = page.getByRole('dialog', { name: t('RESET_PASSWORD') });
      await expect(field(resetPanel, t('EMAIL'))).toHaveValue(email);
      await field(resetPanel, t('EMAIL')).press('Enter');
      await expect(resetPanel.getByText(t('ACCOUNT_FEEDBACK_PASSWORD_RESET'))).toBeVisible();
      await expectAccessible(page, 'reset mail requested', 'dialog');

      const link = await linkFor(email, 'reset');
      await page.goto(link);
      const main = page.getByRole('main');
      await passwordField(main, t('NEW_PASSWORD')).fill(another);
      await passwordField(main, t('NEW_PASSWORD_CONFIRM')).fill(another);
      await expectAccessible(page, 'new password', 'main');
      await passwordField(main, t('NEW_PASSWORD_CONFIRM')).press('Enter');
      await expect(page.getByRole('dialog', { name: t('LOG_IN') })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${withLocale('/', language).replace(/\/$/, '')}/?$`));
      await expect(page.getByText(t('ACCOUNT_FEEDBACK_PASSWORD_CHANGED'))).toBeVisible();

      await page.goto(link);
      await passwordField(main, t('NEW_PASSWORD')).fill(another);
      await passwordField(main, t('NEW_PASSWORD_CONFIRM')).fill(another);
      await passwordField(main, t('NEW_PASSWORD_CONFIRM')).press('Enter');
      await expect(page.getByText(t('ACCOUNT_FEEDBACK_RESET_KEY_NOT_VALID'))).toBeVisible();
      await expectAccessible(page, 'used link', 'main');

      await openPage(page, language, '/');
      await logIn(page, t, email, another);
      await expect(accountButton(page, t)).toBeVisible();
      await expect(page.getByText(t('ACCOUNT_FEEDBACK_LOGGED_IN'))).toBeVisible();
    });
  });
}

test('reports that the e-mail address has an account and keeps the input', async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/409/);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  await logOut(page, t);
  const panel = await openLogin(page, t);
  await panel.getByRole('button', { name: t('CREATE_ACCOUNT') }).click();
  const form = dialog(page);
  await expect(field(form, t('EMAIL'))).toBeFocused();
  await field(form, t('EMAIL')).fill(email);
  await passwordField(form, t('PASSWORD')).fill(another);
  await passwordField(form, t('PASSWORD_CONFIRM')).fill(another);
  await form.getByRole('button', { name: t('CREATE_ACCOUNT'), exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(t('ACCOUNT_FEEDBACK_ALREADY_EXISTS'));
  await expect(passwordField(form, t('PASSWORD'))).toHaveValue(another);
});

test('signs out the other tab, which leaves the account page (R-SESSION-6)', async ({ page, context, t }) => {
  await openPage(page, 'fi', '/');
  await register(page, t, uniqueEmail());
  const shop = await context.newPage();
  await openPage(shop, 'fi', '/');
  await expect(accountButton(shop, t)).toBeVisible();
  await logOut(shop, t);
  await expect(page).toHaveURL(/\/$/);
  await expect(loginButton(page, t)).toBeVisible();
});

test('reports a network error at login, keeps the input and succeeds on retry (R-AUTH-5)', async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/, /\/auth\//);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  await logOut(page, t);
  const panel = await openLogin(page, t);
  await field(panel, t('EMAIL')).fill(email);
  await passwordField(panel, t('PASSWORD')).fill(testPassword);
  await page.route('**/auth/**', route => route.abort('internetdisconnected'));
  await passwordField(panel, t('PASSWORD')).press('Enter');
  await expect(panel.getByRole('alert')).toContainText(t('ERROR_NETWORK'));
  await page.unroute('**/auth/**');
  await panel.getByRole('button', { name: t('RETRY') }).click();
  await expect(accountButton(page, t)).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'ralph-auth')?.httpOnly).toBe(true);
});

test('shows a business prices without VAT and keeps the page and its scroll position', async ({
  page,
  context,
  t,
}) => {
  await openPage(page, 'fi', '/');
  const group = page.getByRole('banner').getByRole('group', { name: t('CUSTOMER_TYPE_TOGGLE_LABEL') });
  await group.getByRole('button', { name: t('CUSTOMER_TYPE_ORGANIZATION') }).click();
  await expect(group.getByRole('button', { name: t('CUSTOMER_TYPE_ORGANIZATION') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const type = t('CUSTOMER_TYPE_ORGANIZATION');
  // The choice loads the page again; the notice is in the new document only.
  await expect(page.getByText(t('CUSTOMER_TYPE_CHANGED', { type }))).toBeVisible();
  await expect(page.getByText(t('EX_VAT')).first()).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'ralph-user-type')?.value).toBe(
    'ORGANIZATION',
  );
  const choice = page.getByRole('contentinfo').getByRole('group', { name: t('VAT_TOGGLE_LABEL') });
  await choice.getByRole('button', { name: t('VAT_TOGGLE_INC') }).click();
  await expect(choice.getByRole('button', { name: t('VAT_TOGGLE_INC') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(choice).toBeInViewport();
});

test('follows the first press behind an empty field, whose error does not move what is pressed', async ({
  page,
  t,
}) => {
  await openPage(page, 'fi', '/');
  const panel = await openLogin(page, t);
  await panel.getByRole('button', { name: t('CREATE_ACCOUNT') }).click();
  await expect(field(dialog(page), t('EMAIL'))).toBeFocused();
  await dialog(page)
    .getByRole('button', { name: t('BACK_TO_LOGIN') })
    .click();
  await expect(page.getByRole('dialog', { name: t('LOG_IN') })).toBeVisible();

  // The error comes when the press has ended.
  await field(dialog(page), t('EMAIL')).focus();
  await dialog(page).getByRole('heading').first().click();
  await expect(field(dialog(page), t('EMAIL'))).toHaveAttribute('aria-invalid', 'true');
});
