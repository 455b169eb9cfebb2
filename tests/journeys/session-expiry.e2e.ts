/** A session that expires while a form is being filled in requires a login and loses no input (R-SESSION-7). */
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  dialog,
  field,
  passwordField,
  register,
  settingsUrl,
  testPassword,
  uniqueEmail,
} from './account-steps.ts';
import { expect, screens, test } from './fixtures.ts';
import { askAsOtherClient } from './other-client.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  payByInvoice,
  shippingChoices,
  type Translate,
  testBuyer,
  testIdentityNumber,
  title,
} from './steps.ts';

/** Ends the session on the server only; the browser keeps its cookies, as with an expired session. */
async function endOnServer(context: BrowserContext, origin: string): Promise<void> {
  const cookies = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await askAsOtherClient(`${origin}/auth/logout`, { headers: { cookie: cookies, origin } });
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

/** Signs in again in the panel over the page. */
async function signInOver(page: Page, t: Translate, email: string): Promise<void> {
  const login = page.getByRole('dialog', { name: t('LOG_IN') });
  await expect(login.getByText(t('ERROR_SESSION_EXPIRED'))).toBeVisible();
  await field(login, t('EMAIL')).fill(email);
  await passwordField(login, t('PASSWORD')).fill(testPassword);
  await passwordField(login, t('PASSWORD')).press('Enter');
  await expect(login).toBeHidden();
}

const markets = {
  fi: { language: 'fi', list: '/tuotteet', number: testIdentityNumber, buyer: testBuyer },
  se: {
    language: 'sv',
    list: '/produkter',
    // Test number of the Swedish Tax Agency.
    number: '19811228-9874',
    buyer: { ...testBuyer, phone: '070 123 45 67', zip: '111 22', city: 'Stockholm' },
  },
} as const;

for (const market of ['fi', 'se'] as const) {
  const { language, list, number, buyer } = markets[market];
  test.describe(`a purchase whose session ends in the middle, ${market}`, () => {
    test.use({ ...screens.desktop, language });

    /** @proves FAULT-128 */
    test('keeps cart and form, asks to sign in, and completes the order', async ({ page, context, t }) => {
      test.setTimeout(180_000);
      const email = uniqueEmail();
      await openPage(page, language, '/');
      const { origin } = new URL(page.url());
      await context.addCookies([{ name: 'ralph-selected-market', value: market, url: origin }]);
      await register(page, t, email);
      await openPage(page, language, list);
      await chooseFirstProduct(page, t);
      const panel = await openCartFrom(page, await addToCart(page, t), t);

      await test.step('`+` in the cart', async () => {
        await endOnServer(context, origin);
        await panel.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }).click();
        await signInOver(page, t, email);
        await expect(panel).toHaveAccessibleName(t('CART_TITLE_COUNT', { count: 2 }));
        // The quantity is shown before it is answered.
        await expect(panel.locator('[aria-busy]')).toHaveCount(0);
      });

      await test.step('in a second tab', async () => {
        await endOnServer(context, origin);
        const tab = await context.newPage();
        await tab.goto(`${origin}${language === 'sv' ? '/sv/kassan' : '/kassa'}`);
        await expect(title(tab)).toHaveText(t('CART_SIGNED_OUT_TITLE'));
        await main(tab)
          .getByRole('button', { name: t('LOG_IN') })
          .click();
        const login = tab.getByRole('dialog', { name: t('LOG_IN') });
        await field(login, t('EMAIL')).fill(email);
        await passwordField(login, t('PASSWORD')).fill(testPassword);
        await passwordField(login, t('PASSWORD')).press('Enter');
        await expect(title(tab)).toHaveText(t('CHECKOUT'));
        await expect(orderButton(tab, t)).toBeVisible();
        await tab.close();
      });

      await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
      await expect(title(page)).toHaveText(t('CHECKOUT'));
      await fillCheckout(page, t, { ...buyer, email });
      await expect(shippingChoices(page, t).first()).toBeChecked();
      await payByInvoice(page, t, { country: market.toUpperCase(), number });
      await acceptTerms(page);
      // A choice that is still being sent would ask to sign in before the order does.
      await expect(main(page).locator('[aria-busy]')).toHaveCount(0);

      await endOnServer(context, origin);
      await orderButton(page, t).click();
      await signInOver(page, t, email);
      await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
      await expect(main(page)).toContainText(email);
      await expect(main(page)).toContainText(buyer.city);
    });
  });
}
