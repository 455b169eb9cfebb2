/** The chosen vehicle from the product to the order: nothing recommended that does not fit, and every line says whether it fits. */
import { expectAccessible } from './accessibility.ts';
import { uniqueEmail } from './account-steps.ts';
import { demoProducts, fetchProduct, tyreOf } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { mailsTo } from './mailbox.ts';
import {
  acceptTerms,
  addToCart,
  fillCheckout,
  main,
  openPage,
  orderButton,
  payByInvoice,
  testBuyer,
} from './steps.ts';

const outlander = { id: 'o', manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' };
const name = 'Can-Am Outlander 650 2021';

test.use({ ...screens.phone, language: 'sv' });

test('says in panel, cart and review which tyre fits and which does not, and lets it be removed', async ({
  page,
  request,
  t,
  language,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(vehicle => {
    localStorage.setItem(
      'ralph-sbb',
      JSON.stringify({ savedVehicles: [vehicle], currentVehicle: vehicle.id }),
    );
  }, outlander);
  const fits = t('PRODUCT_FITS_FRONT_NAMED', { vehicle: name });
  const doesNot = t('PRODUCT_DOES_NOT_FIT', { vehicle: name });
  const panel = main(page).getByRole('region', { name: t('PRODUCT_FIT') });

  // A tyre for a 12-inch rim, and one for a 14-inch rim.
  for (const [size, words] of [
    ['25x8-12', fits],
    ['30x10-14', doesNot],
  ] as const) {
    await page.goto(await tyreOf(request, size, language));
    await expect(panel).toContainText(words);
    if (size === '30x10-14') await expect(panel).toContainText('14″');
    // What is recommended beside it fits, and nothing of it has to be checked.
    const doubtful = main(page).locator('[data-recommended] :is([data-state="other"], [data-state="check"])');
    await expect(doubtful.filter({ visible: true })).toHaveCount(0);
    const notice = await addToCart(page, t);
    await expect(notice).toContainText(words);
    await expect(notice.getByText(t('PRODUCT_DOES_NOT_FIT_VEHICLE'), { exact: true })).toHaveCount(0);
    await expectAccessible(page, `added ${size}`, 'dialog');
    await notice.getByRole('button', { name: t('CART_OPEN') }).click();
  }

  // A part whose maker says where on the machine it belongs, and how many.
  const used = `${t('PRODUCT_FITS_NAMED_VEHICLE', { vehicle: name })} · fram, 2 st`;
  await page.goto((await fetchProduct(request, demoProducts.applied, language)).path);
  await expect(panel).toContainText('Fram, 2 st');
  const added = await addToCart(page, t);
  await expect(added).toContainText(used);
  await added.getByRole('button', { name: t('CART_OPEN') }).click();

  const cartPanel = page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 3 }) });
  await expect(cartPanel).toContainText(used);
  await expect(cartPanel).toContainText(fits);
  await expect(cartPanel).toContainText(doesNot);
  await cartPanel.getByRole('link', { name: t('CART_SHOW') }).click();
  const lines = main(page).getByRole('list', { name: t('CART') });
  await expect(lines).toContainText(fits);
  await expect(lines).toContainText(used);
  await expect(lines).toContainText(doesNot);
  await expectAccessible(page, 'cart with a tyre that does not fit', 'main');

  await openPage(page, language, '/kassan');
  const review = main(page)
    .getByRole('list', { name: t('ORDER_SUMMARY_TITLE') })
    .last();
  await expect(review).toContainText(fits);
  await expect(review).toContainText(doesNot);
  await expect(review).toContainText(used);
  // What does not fit is ordered knowingly, or not at all.
  const knowingly = main(page).getByRole('checkbox', { name: new RegExp(`${doesNot}: .*30x10-14`) });
  await expect(knowingly).not.toBeChecked();
  await expectAccessible(page, 'review with a tyre that does not fit', 'main');
  await review.getByRole('button', { name: /30x10-14/ }).click();
  await expect(knowingly).toHaveCount(0);
  await expect(review).not.toContainText(doesNot);
  await expect(review).toContainText(fits);

  // The order keeps what was said.
  const email = uniqueEmail();
  await fillCheckout(page, t, { ...testBuyer, email });
  await payByInvoice(page, t);
  await acceptTerms(page);
  await orderButton(page, t).click();
  await expect(
    main(page).getByRole('heading', { level: 1, name: t('CHECKOUT_CONFIRM_TITLE') }),
  ).toBeVisible();
  await expect(main(page)).toContainText(fits);
  await expect(main(page)).toContainText(used);
  expect(await mailsTo(email, used)).toContain(fits);
  await expectAccessible(page, 'confirmation that says what fits', 'main');
});
