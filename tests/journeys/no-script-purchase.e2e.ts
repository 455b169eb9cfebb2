/** Whole purchases without scripts, by invoice and by card: every step is a form of the server (R-A11Y-16, R-A11Y-22). */
import { cookieNames } from '#stores/common/cookie-names.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, languages, screens, test } from './fixtures.ts';
import { addFirstProduct, press } from './no-script-steps.ts';
import { fetchOrder } from './orders.ts';
import {
  acceptTerms,
  chooseSizeIfThereIsOne,
  fillDetails,
  main,
  openPage,
  orderButton,
  payByInvoice,
  paymentChoices,
  shippingChoices,
  type Translate,
  testBuyer,
  title,
} from './steps.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, ...(language === 'fi' ? screens.phone : screens.desktop) });

    /** @proves FAULT-121, FAULT-125 */
    test('buys by invoice', async ({ page, t, browserErrors }) => {
      browserErrors.allow(/\b422\b/);
      await openPage(page, language, language === 'fi' ? '/tuotteet' : '/produkter');
      const name = await addFirstProduct(page, t);
      await expect(title(page)).toHaveText(t('CART'));

      await test.step('changes the quantity', async () => {
        await main(page).getByRole('textbox', { name }).fill('2');
        await press(page, t('CART_UPDATE_QUANTITIES'));
        await expect(main(page).getByRole('textbox', { name })).toHaveValue('2');
      });
      await main(page)
        .getByRole('link', { name: t('CART_TO_CHECKOUT') })
        .click();
      await expect(title(page)).toHaveText(t('CHECKOUT'));

      await test.step('names what is missing and keeps what is typed', async () => {
        await main(page)
          .getByRole('textbox', { name: t('LABEL_FIRST_NAME') })
          .fill('Anna');
        await orderButton(page, t).click();
        await expect(main(page).getByText(t('FIELD_ERROR_EMAIL'))).toBeVisible();
        await expect(main(page).getByRole('textbox', { name: t('LABEL_FIRST_NAME') })).toHaveValue('Anna');
      });
      if (language === 'fi')
        await test.step('names the area that nothing is delivered to', async () => {
          await fillDetails(page, t, { ...testBuyer, zip: '22100', city: 'Maarianhamina' });
          await press(page, t('CHECKOUT_PLAIN_SHOW_OPTIONS'));
          await expect(
            main(page).getByRole('combobox', { name: t('LABEL_ZIP') }),
          ).toHaveAccessibleDescription(new RegExp(t('CHECKOUT_AREA_NOT_DELIVERED', { area: 'Ahvenanmaa' })));
        });
      await fillDetails(page, t);
      await press(page, t('CHECKOUT_PLAIN_SHOW_OPTIONS'));
      await expect(shippingChoices(page, t).first()).toBeChecked();
      await payByInvoice(page, t);
      await acceptTerms(page);
      await orderButton(page, t).click();

      await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
      const order = await fetchOrder(page);
      expect(order.rows).toEqual([expect.objectContaining({ quantity: 2, name })]);
      await expect(page.getByText(order.orderId)).toBeVisible();

      await test.step('follows the order, orders again and withdraws from one piece', async () => {
        await main(page)
          .getByRole('link', { name: t('ORDER_CONFIRM_FOLLOW') })
          .click();
        await expect(title(page)).toHaveText(t('ORDER_PAGE_TITLE', { number: order.orderId }));
        // The link is out of the address, so it reaches no history, referrer or measurement.
        expect(new URL(page.url()).search).toBe('');
        await press(page, t('ORDER_BUY_AGAIN'));
        await expect(main(page).getByRole('status')).toContainText(t('ORDER_PAGE_ADDED', { count: 1 }));
        // The address of the mails about the order, which opens the fold around the form.
        await page.goto(`${page.url()}#peruutus`);
        await press(page, t('WITHDRAWAL_PART_NEXT'));
        await expect(main(page).getByText(t('WITHDRAWAL_PART_NONE'))).toBeVisible();
        await main(page).getByRole('group', { name }).getByRole('combobox').selectOption('1');
        await main(page)
          .getByRole('textbox', { name: t('WITHDRAWAL_NAME') })
          .fill('Anna Aalto');
        await main(page)
          .getByRole('textbox', { name: t('WITHDRAWAL_PART_EMAIL') })
          .fill(testBuyer.email);
        await press(page, t('WITHDRAWAL_PART_NEXT'));
        await press(page, t('WITHDRAWAL_CONFIRM'));
        await expect(main(page).getByText(t('ORDER_PAGE_WITHDRAWN', { count: 1 }))).toBeVisible();
      });
      await test.step('withdraws from the contract', async () => {
        await page.goto(language === 'fi' ? '/peru-kauppa' : '/sv/angra-kopet');
        const field = (id: Parameters<Translate>[0]) => main(page).getByRole('textbox', { name: t(id) });
        await field('WITHDRAWAL_NAME').fill('Anna Aalto');
        await field('WITHDRAWAL_CONTACT').fill(testBuyer.email);
        await press(page, t('WITHDRAWAL_START'));
        await expect(main(page).getByText(t('WITHDRAWAL_ERROR_NUMBER'))).toBeVisible();
        await expect(field('WITHDRAWAL_NAME')).toHaveValue('Anna Aalto');
        await field('WITHDRAWAL_CONTRACT').fill(`#${order.orderId}`);
        await press(page, t('WITHDRAWAL_START'));
        await expect(main(page).getByText(order.orderId)).toBeVisible();
        await press(page, t('WITHDRAWAL_CONFIRM'));
        await expect(main(page).getByRole('status')).toBeVisible();
      });
    });
  });

/** A card needs the provider's page, which the policy `form-action 'self'` keeps from every form: a link leads there. */
for (const [market, language, buyer] of [
  ['fi', 'fi', testBuyer],
  ['se', 'sv', { ...testBuyer, phone: '070-123 45 67', zip: '111 22', city: 'Stockholm' }],
] as const)
  test.describe(`market ${market}`, () => {
    test.use({ language, ...screens.phone });

    test('pays by card', async ({ page, context, baseURL, t, browserErrors }) => {
      test.setTimeout(180_000);
      browserErrors.allow(/\b422\b/);
      const inMarket = (name: string) => ({ name, value: market, url: baseURL ?? '' });
      await context.addCookies([inMarket(cookieNames.market), inMarket(cookieNames.checkoutMarket)]);
      await openPage(page, language, language === 'fi' ? '/tuotteet' : '/produkter');
      await addFirstProduct(page, t);
      await main(page)
        .getByRole('link', { name: t('CART_TO_CHECKOUT') })
        .click();
      await fillDetails(page, t, buyer);
      await press(page, t('CHECKOUT_PLAIN_SHOW_OPTIONS'));
      const card = paymentChoices(page, t).getByRole('radio', { name: /^(Maksukortti|Kort) / });
      await card.check();
      await acceptTerms(page);
      await orderButton(page, t).click();
      const toPayment = main(page).getByRole('link', { name: t('CHECKOUT_PAY_LINK') });
      await expect(toPayment).toBeVisible();
      const number = /\d{6}/.exec((await title(page).textContent()) ?? '')?.[0];

      await test.step('a declined card leads back, and a repeat replaces the order', async () => {
        await toPayment.click();
        await page.locator('button[name=do][value=cancel]').click();
        await expect(page).toHaveURL(/\/checkout\/failed/);
        await page.goto(language === 'fi' ? '/kassa/lomake' : '/sv/kassan/formular');
        await fillDetails(page, t, buyer);
        await press(page, t('CHECKOUT_PLAIN_SHOW_OPTIONS'));
        await card.check();
        await acceptTerms(page);
        // The second press of an impatient shopper is the same order.
        await orderButton(page, t).dblclick();
        await expect(toPayment).toBeVisible();
        await expect(title(page)).not.toContainText(number ?? '');
        await toPayment.click();
      });
      await page.locator('#card').fill('4242424242424242');
      const pay = page.locator('button[name=do][value=pay]');
      await pay.click();
      const code = page.locator('#code');
      const confirmed = title(page).filter({ hasText: t('CHECKOUT_CONFIRM_TITLE') });
      await expect(code.or(confirmed)).toBeVisible();
      if (await code.isVisible()) {
        await code.fill('123456');
        await pay.click();
      }
      await expect(confirmed).toBeVisible();
      const order = await fetchOrder(page);
      expect(order.rows).toHaveLength(1);
      expect(order.orderId).not.toBe(number);
    });
  });

/** @proves FAULT-121 */
test('says which choice is missing, removes lines and rejects unknown codes', async ({
  page,
  request,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/\b422\b/);
  const { path, name } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
  await page.goto(path);
  await press(page, t('ADD_TO_CART'));
  await expect(main(page).getByRole('alert').getByRole('link', { name })).toBeVisible();
  await expect(main(page).getByText(t('MUST_CHOOSE_SKU'))).toBeVisible();

  await main(page).getByRole('alert').getByRole('link', { name }).click();
  await chooseSizeIfThereIsOne(page, t);
  await press(page, t('ADD_TO_CART'));
  await main(page)
    .getByRole('textbox', { name: t('PROMO_CODE_LABEL') })
    .fill('EIOLE');
  await press(page, t('PROMO_CODE_BUTTON'));
  await expect(main(page).getByText(t('PROMO_CODE_ERROR_INVALID'))).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: t('PROMO_CODE_LABEL') })).toHaveValue('EIOLE');
  await press(page, t('A11Y_REMOVE_LINE', { name }));
  await expect(title(page)).toHaveText(t('CART_EMPTY'));
});
