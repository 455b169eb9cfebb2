/** The displayed quantity is the one that is ordered, even when the button is pressed immediately after a change. */
import { expect, screens, test } from './fixtures.ts';
import { fetchOrder } from './orders.ts';
import {
  acceptTerms,
  addToCart,
  buyForm,
  chooseFirstProduct,
  chooseSizeIfThereIsOne,
  delayScripts,
  fillCheckout,
  main,
  openPage,
  orderButton,
  payByInvoice,
  type Translate,
  title,
} from './steps.ts';

test.use(screens.phone);

const quantityField = (t: Translate) => ({ name: t('A11Y_QUANTITY_OF', { name: '' }).trim() });
const increase = (t: Translate) => ({ name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() });

test('adds the quantity typed before hydration, and one typed just before Enter', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  const releaseScripts = await delayScripts(page);
  await page.reload({ waitUntil: 'load' });
  await chooseSizeIfThereIsOne(page, t);
  const field = buyForm(page, t).getByRole('textbox', quantityField(t));
  await field.fill('3');
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  releaseScripts();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 3 }) });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('CONTINUE_SHOPPING') }).click();
  await field.fill('2');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 2 }) })).toBeVisible();
});

/** @proves FAULT-45 */
test('orders the quantity changed in the panel, on the cart page and in the checkout', async ({
  page,
  t,
}) => {
  await openPage(page, 'fi', '/tuotteet');
  const name = await chooseFirstProduct(page, t);
  const notice = await addToCart(page, t);
  const ordered = (count: number) =>
    main(page)
      .getByRole('list', { name: t('ORDER_SUMMARY_TITLE') })
      .getByText(`${count} × ${name}`);

  await notice.getByRole('button', { name: t('CART_OPEN') }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', increase(t)).click();
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
  await expect(ordered(2)).toBeVisible();

  await openPage(page, 'fi', '/ostoskori');
  await main(page).getByRole('textbox', quantityField(t)).fill('4');
  await main(page)
    .getByRole('link', { name: t('CART_TO_CHECKOUT') })
    .click();
  await expect(ordered(4)).toBeVisible();

  await fillCheckout(page, t);
  await payByInvoice(page, t);
  await acceptTerms(page);
  await page.getByText(t('CHECKOUT_SHOW_SUMMARY')).click();
  await main(page).getByRole('button', increase(t)).click();
  await orderButton(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('CHECKOUT_CART_CHANGED') })).toBeVisible();
  await expect(ordered(5)).toBeVisible();
  await orderButton(page, t).click();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  expect((await fetchOrder(page)).rows).toEqual([expect.objectContaining({ quantity: 5, name })]);
});
