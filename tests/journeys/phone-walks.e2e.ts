/** From a machine to the parts that fit it, by a thumb on a phone: who knows the machine, its name only, or a wrong name (R-VEHICLE-12, R-VEHICLE-18, R-VEHICLE-25, R-PRODUCT-50). */
import type { Locator } from '@playwright/test';
import { expect, screens, test } from './fixtures.ts';
import { buyForm, main, openPage, title } from './steps.ts';
import { findVehicle, openGarage, saveVehicle, searchMachine } from './vehicle-steps.ts';

const outlander = { manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' };
const vehicle = 'Can-Am Outlander 650 2021';

test.use({ ...screens.phone });

test('leads from an Outlander to the tyres and chains of both ends in at most 25 taps', async ({
  page,
  t,
}) => {
  test.setTimeout(180_000);
  // The answer about cookies, which journeys have given before.
  let taps = 1;
  const tap = async (control: Locator) => {
    await control.first().click();
    taps += 1;
  };
  const fit = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
  const expectFit = (words: 'PRODUCT_FITS_FRONT_NAMED' | 'PRODUCT_FITS_REAR_NAMED') =>
    expect(fit.getByText(t(words, { vehicle }))).toBeVisible();
  const buy = async (pieces: number) => {
    const form = buyForm(page, t);
    for (let piece = 1; piece < pieces; piece += 1)
      await tap(form.getByRole('button', { name: t('A11Y_INCREASE_QUANTITY', { name: '' }).trim() }));
    await tap(form.getByRole('button', { name: t('ADD_TO_CART') }));
    const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: pieces }) });
    await tap(notice.getByRole('button', { name: t('CONTINUE_SHOPPING') }));
    await expect(notice).toBeHidden();
  };
  // Nothing that is offered on the way has to be checked.
  const openFirst = async (name: string) => {
    const doubtful = main(page).locator('[data-recommended] :is([data-state="other"], [data-state="check"])');
    await expect(doubtful.filter({ visible: true })).toHaveCount(0);
    await follow(main(page).getByRole('article').filter({ hasText: name }).getByRole('link'));
  };
  /** The page before it has the same parts. */
  const follow = async (link: Locator) => {
    const before = await title(page).textContent();
    await tap(link);
    await expect(title(page)).not.toHaveText(before ?? '');
    await expect(fit.getByText(vehicle).filter({ visible: true })).not.toHaveCount(0);
  };

  await openPage(page, 'fi', '/');
  const bar = await openGarage(page, t);
  await findVehicle(bar, t, 'outlander 650', outlander);
  // The bar, the field and the model year.
  taps += 3;
  const categories = main(page).getByRole('navigation', { name: t('LIST_FITS_BY_CATEGORY') });
  await tap(categories.getByRole('link', { name: /^Renkaat \d/ }));
  await expect(categories).toBeHidden();

  // A tyre of one end leads to one of the other, and to the chains of its size.
  await openFirst('25x8-12');
  await expectFit('PRODUCT_FITS_FRONT_NAMED');
  await buy(2);
  await openFirst('lumiketjupari 25x8-12');
  await buy(1);
  await follow(fit.getByRole('link', { name: /^Taakse sopii/ }));
  await expectFit('PRODUCT_FITS_REAR_NAMED');
  await buy(1);
  await openFirst('rengas 25x10-12');
  await expectFit('PRODUCT_FITS_REAR_NAMED');
  await buy(2);

  const header = page.getByRole('banner');
  await tap(
    header.getByRole('link', { name: t('CART') }).or(header.getByRole('button', { name: t('CART') })),
  );
  const lines = page.getByRole('dialog');
  for (const words of ['PRODUCT_FITS_FRONT_NAMED', 'PRODUCT_FITS_REAR_NAMED'] as const)
    await expect(lines.getByText(t(words, { vehicle }))).toHaveCount(2);
  expect(taps).toBeLessThanOrEqual(25);
});

test('has a track kit with its own mount in the cart by one press of the set, which the verdict leads to', async ({
  page,
  t,
}) => {
  await saveVehicle(page, outlander);
  await openPage(page, 'fi', '/c/telasarjat/telat-monkijaan/telasarjat-monkijaan');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  const fit = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
  await fit.getByRole('link', { name: t('SET_SEE') }).click();
  const set = main(page).getByRole('region', { name: t('SET_TITLE_NAMED', { vehicle }) });
  await expect(set).toBeInViewport();
  await expect(set.getByRole('listitem')).toHaveCount(2);
  await expect(set).toContainText('Outlander 650');
  await set.getByRole('button', { name: t('SET_ADD') }).click();
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 2 }) })).toBeVisible();
});

test('answers a machine that it does not know by a question, nothing of another machine, and a way to ask', async ({
  page,
  t,
}) => {
  await openPage(page, 'fi', '/s/TRX500');
  await expect(main(page).getByText(t('SEARCH_UNKNOWN_MACHINE', { machine: 'TRX500' }))).toBeVisible();
  const meant = main(page).getByRole('link', { name: /TRX520/ });
  await expect(meant.first()).toBeVisible();
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
  // What sells best is no answer to the search, and says so.
  const answers = main(page).getByRole('region', { name: t('PRODUCT_LIST') });
  await expect(answers.getByRole('article')).toHaveCount(0);

  const bar = await openGarage(page, t);
  await searchMachine(bar, t, 'TRX500');
  await bar.getByRole('button', { name: t('MODEL_SELECTOR_MEANT', { text: 'trx520' }) }).click();
  await expect(bar.getByText('Honda TRX520 Foreman').first()).toBeVisible();
});

test('finds what fits for a gift buyer who knows a name and no year', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  const bar = await openGarage(page, t);
  await searchMachine(bar, t, 'honda foreman');
  // One press takes the years that take the same parts.
  await bar
    .getByRole('button', { name: /\d{4}–\d{4}/ })
    .first()
    .click();
  await expect(bar.locator('strong').first()).toContainText('Foreman');
  const categories = main(page).getByRole('navigation', { name: t('LIST_FITS_BY_CATEGORY') });
  await expect(categories.getByRole('link').first()).toBeVisible();
});
