/** A company's purchase through the cart page; each language is tested on one of the two screens. */
import { expectAccessible } from './accessibility.ts';
import { expect, languages, screens, test } from './fixtures.ts';
import { fetchOrder } from './orders.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  title,
} from './steps.ts';

const list = { fi: '/tuotteet', sv: '/produkter' } as const;
/** The business id of the unit tests, with a valid check digit. */
const company = { name: 'Metsäkone Esimerkki Oy', invalid: '0737546-3', valid: '0737546-2' };

for (const language of languages)
  test.describe(language, () => {
    test.use({ ...screens[language === 'sv' ? 'phone' : 'desktop'], language });

    test('a business buys on invoice from the cart page, with its business id', async ({ page, t }) => {
      test.setTimeout(120_000);
      await openPage(page, language, list[language]);
      const product = await chooseFirstProduct(page, t);
      const panel = await openCartFrom(page, await addToCart(page, t), t);
      await panel.getByRole('link', { name: t('CART_SHOW') }).click();

      await expect(title(page)).toHaveText(t('CART'));
      const line = main(page).getByRole('listitem').filter({ hasText: product });
      await line.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }).click();
      await expect(line.getByRole('textbox')).toHaveValue('2');
      await expectAccessible(page, 'cart page', 'main');
      await main(page)
        .getByRole('link', { name: t('CART_TO_CHECKOUT') })
        .click();

      await expect(title(page)).toHaveText(t('CHECKOUT'));
      await main(page)
        .getByRole('radio', { name: t('CUSTOMER_TYPE_ORGANIZATION') })
        .check();
      const field = (name: 'LABEL_COMPANY' | 'LABEL_ORGANIZATION_ID') =>
        main(page).getByRole('textbox', { name: t(name) });
      await field('LABEL_COMPANY').fill(company.name);
      await fillCheckout(page, t);
      await page.getByRole('radio', { name: t('CHECKOUT_INVOICE_INFORMATION') }).check();
      await field('LABEL_ORGANIZATION_ID').fill(company.invalid);
      await acceptTerms(page);
      await orderButton(page, t).click();
      await expect(field('LABEL_ORGANIZATION_ID')).toBeFocused();
      await expectAccessible(page, 'business checkout with an invalid business id', 'main');
      await field('LABEL_ORGANIZATION_ID').fill(company.valid);
      await orderButton(page, t).click();

      await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
      await expect(main(page).getByText(company.name).first()).toBeVisible();
      expect((await fetchOrder(page)).rows).toEqual([
        expect.objectContaining({ quantity: 2, name: product }),
      ]);
    });
  });
