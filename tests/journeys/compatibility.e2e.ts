/** The chosen vehicle on lists and product pages: from the vehicle to a compatible part. */
import { expectAccessible } from './accessibility.ts';
import { expect, type Page, screens, test } from './fixtures.ts';
import { main, openPage, title } from './steps.ts';
import { chooseVehicle, findVehicle, garage } from './vehicle-steps.ts';

const honda = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const yamaha = { manufacturer: 'Yamaha', year: '2020', model: 'Kodiak 700' };
const name = 'Honda TRX520 Foreman 2021';

/** The vehicle chip above a list. @param isOn whether the list is filtered by the vehicle. */
const vehicleChip = (page: Page, { manufacturer, model, year }: typeof honda, isOn: boolean) =>
  main(page)
    .getByRole('link', { name: new RegExp(`^Vain ${manufacturer} ${model} ${year} \\(\\d+\\)$`) })
    .and(page.locator(isOn ? '[aria-current]' : ':not([aria-current])'));

test.describe('sv', () => {
  test.use({ ...screens.phone, language: 'sv' });

  test('leads from a Honda of 2021 to a compatible plough kit in four steps on a phone', async ({
    page,
    t,
    language,
  }) => {
    test.setTimeout(120_000);
    await openPage(page, language, '/');
    const bar = garage(page, t);
    // 1: choose the vehicle.
    await bar.getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') }).click();
    await chooseVehicle(bar, t, honda);
    // It leads to all compatible products by category.
    await expect(bar.getByText(name).first()).toBeVisible();
    const categories = main(page).getByRole('navigation', { name: t('LIST_FITS_BY_CATEGORY') });
    await expect(categories.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'compatible products by category', 'main');
    // 2: choose ploughing. 3: open the kit made for the vehicle, which is listed first.
    await categories.getByRole('link', { name: /^Plogning \d/ }).click();
    await expect(categories).toBeHidden();
    const kit = main(page)
      .getByRole('article')
      .filter({ hasText: /plogpaket/i })
      .first();
    await expect(kit).toContainText(t('PRODUCT_FITS_VEHICLE'));
    const link = kit.getByRole('link').first();
    const wanted = (await link.textContent()) ?? '';
    await link.click();
    await expect(title(page)).toHaveText(wanted);
    const fit = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
    await expect(fit).toContainText(t('PRODUCT_FITS_NAMED_VEHICLE', { vehicle: name }));
    await expectAccessible(page, 'compatible kit', 'main');
    // 4: add it to the cart.
    await main(page)
      .getByRole('button', { name: t('PACKAGE_ADD_TO_CART') })
      .click();
    await expect(page.getByRole('dialog').filter({ hasText: wanted })).toBeVisible();
  });
});

test.describe('a chosen vehicle', () => {
  const saveVehicle = (vehicle: object) => {
    const saved = { savedVehicles: [vehicle], currentVehicle: (vehicle as { id: string }).id };
    if (!localStorage.getItem('ralph-sbb')) localStorage.setItem('ralph-sbb', JSON.stringify(saved));
  };
  test.use({ ...screens.phone });

  test('filters a category of vehicle parts automatically, one of universal parts by its chip, and respects the visitor’s choice', async ({
    page,
    t,
  }) => {
    await page.addInitScript(saveVehicle, { id: 'h', ...honda });
    const chip = (isOn: boolean) => vehicleChip(page, honda, isOn);
    const numberOf = async () => Number(/\((\d+)\)/.exec((await chip(true).textContent()) ?? '')?.[1]);
    const count = (sum: number) => main(page).getByText(t('PRODUCT_COUNT', { count: sum }), { exact: true });
    await openPage(page, 'fi', '/c/auraus-ja-talvi/auraus/auran-kiinnikkeet');
    await expect(chip(true)).toBeVisible();
    await expect(page).toHaveURL(/p-f_52_477=/);
    await expect(count(await numberOf())).toBeVisible();
    await chip(true).click();
    await expect(chip(false)).toBeVisible();
    await expect(page).toHaveURL(/vehicle=any/);
    // The visitor's choice survives a reload.
    await page.reload();
    await expect(chip(false)).toBeVisible();

    // Most boxes and bags are universal, some are made for one machine.
    await openPage(page, 'fi', '/c/laatikot-ja-sailytys');
    await expect(chip(false)).toBeVisible();
    await expect(page).not.toHaveURL(/p-f_52_477=/);
    await chip(false).click();
    await expect(chip(true)).toBeVisible();
    await expect(count(await numberOf())).toBeVisible();
    // Parts made for the vehicle are listed before universal ones.
    const list = main(page).getByRole('region', { name: t('PRODUCT_LIST') });
    const states = list.locator('[data-fits]:not([hidden])');
    await expect(states).toHaveCount(await list.getByRole('article').count());
    const texts = [t('PRODUCT_FITS_VEHICLE'), t('PRODUCT_UNIVERSAL')];
    await expect(states.first()).toHaveText(texts[0] ?? '');
    const order = (await states.allTextContents()).map(text => texts.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted());
  });

  test('updates the filtered list when another vehicle is chosen', async ({ page, t }) => {
    await page.addInitScript(saveVehicle, { id: 'h', ...honda });
    await openPage(page, 'fi', '/c/auraus-ja-talvi/auraus/auran-kiinnikkeet');
    await expect(vehicleChip(page, honda, true)).toBeVisible();
    const bar = garage(page, t);
    await bar.getByRole('button', { name: t('MODEL_SELECTOR_CHANGE') }).click();
    await chooseVehicle(bar, t, yamaha);
    await expect(vehicleChip(page, yamaha, true)).toBeVisible();
    await expect(page).toHaveURL(/yamaha-2020-kodiak-700/);
  });

  test('can be chosen on a product page, which suggests a compatible alternative', async ({ page, t }) => {
    await openPage(page, 'fi', '/c/auraus-ja-talvi/auraus/auran-kiinnikkeet');
    const foreign = main(page).getByRole('article').filter({ hasNotText: 'TRX520' }).first();
    await foreign.getByRole('link').first().click();
    const fit = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
    await fit.getByRole('button', { name: t('MODEL_SELECTOR_TITLE') }).click();
    await findVehicle(fit, t, 'trx 520', honda);
    await expect(fit).toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
    await fit.getByRole('link', { name: /^Sopiva: .*TRX520/ }).click();
    await expect(fit).toContainText(t('PRODUCT_FITS_NAMED_VEHICLE', { vehicle: name }));
  });
});
