/** A session that ends in a form without scripts: the visitor signs in over the form, and what was typed is sent (R-A11Y-16). */

import type { BrowserContext } from '@playwright/test';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { createAuthClient } from '#tests/support/auth-client.ts';
import { testPassword, uniqueEmail } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { addFirstProduct, press } from './no-script-steps.ts';
import {
  acceptTerms,
  fillDetails,
  main,
  openPage,
  orderButton,
  payByInvoice,
  testBuyer,
  title,
} from './steps.ts';

test.use({ javaScriptEnabled: false });

/** The cookies of the session are gone, as after its last minute. */
const endSession = (context: BrowserContext) =>
  context.clearCookies({ name: /^(__Host-)?ralph-(auth|user)/ });

test('signs in over a filled form when the session has ended, and orders what was typed', async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/\b422\b/);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/kirjaudu');
  const client = createAuthClient({ base: new URL(page.url()).origin, salt: defaultPasswordSalt });
  expect((await client.register(email, testPassword)).status).toBe(200);
  await main(page).getByLabel(t('EMAIL')).fill(email);
  await main(page).getByLabel(t('PASSWORD'), { exact: true }).fill(testPassword);
  await press(page, t('LOG_IN'));
  const signInOver = async () => {
    await expect(title(page)).toHaveText(t('CART_SIGNED_OUT_TITLE'));
    await main(page).getByLabel(t('EMAIL')).fill(email);
    await main(page).getByLabel(t('PASSWORD'), { exact: true }).fill(testPassword);
    await press(page, t('LOG_IN'));
  };

  await openPage(page, 'fi', '/tuotteet');
  const name = await addFirstProduct(page, t);
  await test.step('a quantity of the cart', async () => {
    await endSession(context);
    await main(page).getByRole('textbox', { name }).fill('2');
    await press(page, t('CART_UPDATE_QUANTITIES'));
    await signInOver();
    await expect(main(page).getByRole('textbox', { name })).toHaveValue('2');
  });

  await main(page)
    .getByRole('link', { name: t('CART_TO_CHECKOUT') })
    .click();
  await fillDetails(page, t, { ...testBuyer, email });
  await press(page, t('CHECKOUT_PLAIN_SHOW_OPTIONS'));
  await payByInvoice(page, t);
  await acceptTerms(page);
  await endSession(context);
  await orderButton(page, t).click();
  await signInOver();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  await expect(main(page)).toContainText(email);
});
