/** A whole purchase in both languages, on a phone and on a desktop; axe checks every screen. */
import { expectAccessible as expectScreenAccessible, type parts } from './accessibility.ts';
import { passwordField, testPassword, uniqueEmail } from './account-steps.ts';
import { expect, languages, screens, test } from './fixtures.ts';
import { fetchOrder } from './orders.ts';
import { smallTargets } from './small-targets.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstCategory,
  chooseFirstProduct,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  payByInvoice,
  shippingChoices,
  testBuyer,
  title,
} from './steps.ts';

for (const language of languages)
  for (const screen of ['phone', 'desktop'] as const)
    test.describe(`${language}, ${screen}`, () => {
      test.use({ ...screens[screen], language });

      test('finds a part, buys it on invoice and shows the order number', async ({ page, t }) => {
        test.setTimeout(120_000);
        // axe checks both screens and both languages, but only two of the four combinations.
        const isChecked = (language === 'fi') === (screen === 'phone');
        const expectAccessible = async (name: string, part?: keyof typeof parts) => {
          if (isChecked) await expectScreenAccessible(page, name, part);
        };
        await openPage(page, language, '/');
        await expectAccessible('front page');
        await chooseFirstCategory(page, t, screen);
        await expectAccessible('list');
        const product = await chooseFirstProduct(page, t);
        await expectAccessible('product');

        const panel = await openCartFrom(page, await addToCart(page, t), t);
        const total = panel.getByRole('definition').last();
        const before = await total.textContent();
        await panel.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }).click();
        await expect(total).not.toHaveText(before ?? '');
        await expect(panel).toHaveAccessibleName(t('CART_TITLE_COUNT', { count: 2 }));
        await expectAccessible('cart panel', 'dialog');
        await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();

        await expect(title(page)).toHaveText(t('CHECKOUT'));
        await expect(orderButton(page, t)).toHaveText(t('COMPLETE_ORDER'));
        await expect(page.getByText(t('CHECKOUT_LOCATION_GUARD'))).toBeVisible();
        await expectAccessible('empty checkout', 'main');
        await orderButton(page, t).click();
        await expect(page.getByRole('alert').filter({ hasText: t('FORM_ERROR_GO_TO_FIRST') })).toBeVisible();
        await expectAccessible('checkout with errors', 'main');

        await fillCheckout(page, t, { ...testBuyer, email: uniqueEmail() });
        await expect(shippingChoices(page, t).first()).toBeChecked();
        await payByInvoice(page, t);
        await acceptTerms(page);
        await expectAccessible('filled checkout', 'main');
        const expectTargets = async (name: string) => {
          if (screen === 'phone') expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
        };
        await expectTargets('filled checkout');
        await orderButton(page, t).click();

        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await expectAccessible('confirmation', 'main');
        await expectTargets('confirmation');
        const shown = await page.getByText(t('ORDER_NUMBER')).getByRole('strong').textContent();
        const order = await fetchOrder(page);
        expect(shown).toBe(order.orderId);
        expect(order.rows).toEqual([expect.objectContaining({ quantity: 2, name: product })]);

        await page.reload();
        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await expect(page.getByText(order.orderId)).toBeVisible();

        await test.step('makes an account by a password, and opens the order from it', async () => {
          await passwordField(main(page), t('PASSWORD')).fill(testPassword);
          await main(page)
            .getByRole('button', { name: t('ACCOUNT_OFFER_BUTTON') })
            .click();
          await expect(main(page).getByText(t('ACCOUNT_OFFER_MADE'))).toBeVisible();
          await main(page)
            .getByRole('link', { name: t('ACCOUNT_OFFER_ORDERS') })
            .click();
          await main(page)
            .getByRole('button', { name: t('ACCOUNT_VIEW_DETAILS') })
            .click();
          await main(page)
            .getByRole('link', { name: t('ACCOUNT_ORDER_OPEN') })
            .click();
          await expect(title(page)).toHaveText(t('ORDER_PAGE_TITLE', { number: order.orderId }));
        });
      });
    });
