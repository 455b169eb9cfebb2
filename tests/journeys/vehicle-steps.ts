/** Steps in the garage bar below the header. */
import { expect, type Locator, type Page } from '@playwright/test';
import { main, type ScreenSize, type Translate } from './steps.ts';

export const garage = (page: Page, t: Translate): Locator =>
  page.getByRole('region', { name: t('MODEL_SELECTOR_TITLE') }).first();

/** Adds the newest vehicle of a manufacturer, which leads to the parts that fit it, and returns its displayed name. */
export async function addVehicle(page: Page, t: Translate, manufacturer: string): Promise<string> {
  const region = garage(page, t);
  await region
    .getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') })
    .first()
    .click();
  const select = (name: Parameters<Translate>[0]) =>
    region.getByRole('combobox', { name: t(name), exact: true });
  await expect(select('MODEL_SELECTOR_YEAR')).toBeDisabled();
  await select('MODEL_SELECTOR_MANUFACTURER').selectOption(manufacturer);
  await expect(select('MODEL_SELECTOR_YEAR')).toBeEnabled();
  await select('MODEL_SELECTOR_YEAR').selectOption({ index: 1 });
  await expect(select('MODEL_SELECTOR_MODEL')).toBeEnabled();
  await select('MODEL_SELECTOR_MODEL').selectOption({ index: 1 });
  await region.getByRole('button', { name: t('MODEL_SELECTOR_ADD') }).click();
  await expect(page).toHaveURL(/p-f_52_477=/);
  // The page follows its address, and closes the drawer.
  await expect(select('MODEL_SELECTOR_MANUFACTURER')).toBeHidden();
  await expect(region.locator('strong').first()).toContainText(manufacturer);
  const vehicleName = (await region.locator('strong').first().textContent()) ?? '';
  expect(vehicleName).toContain(manufacturer);
  return vehicleName;
}

/** Filters by the first brand; on a phone, opens the filter panel and closes it with its result button. */
export async function filterByBrand(page: Page, t: Translate, screen: ScreenSize): Promise<void> {
  if (screen === 'phone')
    await main(page)
      .getByRole('button', { name: t('FILTERS_BUTTON', { count: 1 }), exact: true })
      .click();
  const filters = page.getByRole('region', { name: t('FILTERS') });
  const group = filters
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: t('FILTER_LABEL_BRANDS') }) });
  const brand = group.getByRole('link').first();
  const count = Number(/(\d+)$/.exec((await brand.textContent()) ?? '')?.[1]);
  await brand.click();
  await expect(main(page).locator('[data-announce]')).toHaveText(t('PRODUCT_COUNT', { count }));
  if (screen === 'phone')
    await page.getByRole('button', { name: t('FILTERS_SHOW_RESULTS', { count }) }).click();
}

interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

/** Opens the bar below the header, and returns it. */
export async function openGarage(page: Page, t: Translate): Promise<Locator> {
  const bar = garage(page, t);
  await bar
    .getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') })
    .first()
    .click();
  return bar;
}

/** The vehicle is in the garage before the first page. */
export const saveVehicle = (page: Page, vehicle: VehicleNames): Promise<unknown> =>
  page.addInitScript(
    saved => {
      if (!localStorage.getItem('ralph-sbb')) localStorage.setItem('ralph-sbb', saved);
    },
    JSON.stringify({ savedVehicles: [{ id: 'saved', ...vehicle }], currentVehicle: 'saved' }),
  );

/** Types what people call a machine. */
export const searchMachine = (region: Locator, t: Translate, text: string): Promise<void> =>
  region.getByRole('searchbox', { name: t('MODEL_SELECTOR_BY_NAME') }).fill(text);

/** Finds the given vehicle by a part of its name, and presses its model year. */
export async function findVehicle(
  region: Locator,
  t: Translate,
  text: string,
  vehicle: VehicleNames,
): Promise<void> {
  await searchMachine(region, t, text);
  const name = `${vehicle.manufacturer} ${vehicle.model}`;
  const years = region.getByRole('list', { name: name });
  await years.getByRole('button', { name: vehicle.year }).click();
}

/** Chooses the given vehicle with the three selects of a form. */
export async function chooseVehicle(region: Locator, t: Translate, vehicle: VehicleNames): Promise<void> {
  const fields = [
    ['MODEL_SELECTOR_MANUFACTURER', vehicle.manufacturer],
    ['MODEL_SELECTOR_YEAR', vehicle.year],
    ['MODEL_SELECTOR_MODEL', vehicle.model],
  ] as const;
  for (const [name, value] of fields) {
    const field = region.getByRole('combobox', { name: t(name), exact: true });
    await expect(field).toBeEnabled();
    await field.selectOption(value);
  }
  await region.getByRole('button', { name: t('MODEL_SELECTOR_ADD') }).click();
}
