/** A whole purchase in both languages, on a phone and on a desktop; axe checks every screen. */
import { type parts, seeAccessible as seeScreen } from './accessibility.ts';
import { expect, languages, screens, test } from './fixtures.ts';
import { orderOf } from './orders.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstCategory,
  chooseFirstProduct,
  fillCheckout,
  openCartFrom,
  openPage,
  orderButton,
  payByInvoice,
  shippingChoices,
  title,
} from './steps.ts';

for (const language of languages)
  for (const screen of ['phone', 'desktop'] as const)
    test.describe(`${language}, ${screen}`, () => {
      test.use({ ...screens[screen], language });

      test('finds a part, buys it on invoice and shows the order number', async ({
        page,
        request,
        words: t,
      }) => {
        test.setTimeout(120_000);
        // axe checks both screens and both languages, but only two of the four combinations.
        const isLookedAt = (language === 'fi') === (screen === 'phone');
        const seeAccessible = async (name: string, part?: keyof typeof parts) => {
          if (isLookedAt) await seeScreen(page, name, part);
        };
        await openPage(page, language, '/');
        await seeAccessible('front page');
        await chooseFirstCategory(page, t, screen);
        await seeAccessible('list');
        const product = await chooseFirstProduct(page, t);
        await seeAccessible('product');

        const panel = await openCartFrom(page, await addToCart(page, t), t);
        const total = panel.getByRole('definition').last();
        const before = await total.textContent();
        await panel.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }).click();
        await expect(total).not.toHaveText(before ?? '');
        await expect(panel).toHaveAccessibleName(t('CART_TITLE_COUNT', { count: 2 }));
        await seeAccessible('cart panel', 'dialog');
        await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();

        await expect(title(page)).toHaveText(t('CHECKOUT'));
        await expect(orderButton(page, t)).toHaveText(t('COMPLETE_ORDER'));
        await expect(page.getByText(t('CHECKOUT_LOCATION_GUARD'))).toBeVisible();
        await seeAccessible('empty checkout', 'main');
        await orderButton(page, t).click();
        await expect(page.getByRole('alert').filter({ hasText: t('FORM_ERROR_GO_TO_FIRST') })).toBeVisible();
        await seeAccessible('checkout with errors', 'main');

        await fillCheckout(page, t);
        await expect(shippingChoices(page, t).first()).toBeChecked();
        await payByInvoice(page, t);
        await acceptTerms(page);
        await seeAccessible('filled checkout', 'main');
        await orderButton(page, t).click();

        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await seeAccessible('confirmation', 'main');
        const shown = await page.getByText(t('ORDER_NUMBER')).getByRole('strong').textContent();
        const order = await orderOf(request, page.url());
        expect(shown).toBe(order.orderId);
        expect(order.rows).toEqual([expect.objectContaining({ quantity: 2, name: product })]);

        await page.reload();
        await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
        await expect(page.getByText(order.orderId)).toBeVisible();
      });
    });
