/** The garage of a customer in two browsers: one list, whatever each of them adds and removes (R-VEHICLE-26). */
import type { Page } from '@playwright/test';
import { accountButton, logIn, logOut, register, testPassword, uniqueEmail } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { openPage, type Translate } from './steps.ts';
import { findVehicle, garage } from './vehicle-steps.ts';

const honda = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const outlander = { manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' };
const kodiak = { manufacturer: 'Yamaha', year: '2020', model: 'Kodiak 700' };
type Names = typeof honda;

const nameOf = ({ manufacturer, model, year }: Names) => `${manufacturer} ${model} ${year}`;

/** A list that is not narrowed by itself, with the garage open. */
async function openGarage(page: Page, t: Translate) {
  await openPage(page, 'fi', '/tuotteet');
  const bar = garage(page, t);
  const opens = [t('MODEL_SELECTOR_OPEN_SHORT'), t('MODEL_SELECTOR_CHANGE')].join('|');
  await bar
    .getByRole('button', { name: new RegExp(`^(${opens})$`) })
    .first()
    .click();
  await expect(bar.getByRole('searchbox')).toBeVisible();
  return bar;
}

async function add(page: Page, t: Translate, text: string, vehicle: Names) {
  const bar = await openGarage(page, t);
  await findVehicle(bar, t, text, vehicle);
  await expect(bar.getByText(nameOf(vehicle)).first()).toBeVisible();
}

async function remove(page: Page, t: Translate, vehicle: Names) {
  const bar = await openGarage(page, t);
  const name = t('MODEL_SELECTOR_REMOVE_NAMED', { vehicle: nameOf(vehicle) });
  await bar.getByRole('button', { name }).click();
  await expect(bar.getByRole('radio', { name: nameOf(vehicle) })).toHaveCount(0);
}

/** The account has heard of a change, or was read. */
const agreed = (page: Page) =>
  page.waitForResponse(
    answer => answer.ok() && /Sav(ed|e)Vehicles/.test(`${answer.url()} ${answer.request().postData() ?? ''}`),
  );

async function expectGarage(page: Page, t: Translate, vehicles: readonly Names[]) {
  const bar = await openGarage(page, t);
  const radios = bar.getByRole('radio');
  await expect(radios).toHaveCount(vehicles.length);
  for (const vehicle of vehicles)
    await expect(bar.getByRole('radio', { name: nameOf(vehicle) })).toHaveCount(1);
}

const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('ralph-sbb') ?? '');

test('is the same in both, and leaves nothing behind after signing out', async ({
  page,
  browser,
  baseURL,
  t,
}) => {
  test.setTimeout(180_000);
  const email = uniqueEmail();

  await test.step('what a guest has saved goes into the new account', async () => {
    await add(page, t, 'trx 520', honda);
    const reported = agreed(page);
    await register(page, t, email);
    await reported;
  });

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  const signInThere = async () => {
    const reported = agreed(other);
    await logIn(other, t, email, testPassword);
    await expect(accountButton(other, t)).toBeVisible();
    await reported;
  };

  await test.step('in another browser it joins that one’s own, which stays the chosen one', async () => {
    await add(other, t, 'outlander 650', outlander);
    await signInThere();
    await expectGarage(other, t, [honda, outlander]);
    const chosen = garage(other, t).getByRole('radio', { name: nameOf(outlander) });
    await expect(chosen).toBeChecked();
  });

  await test.step('a change in one brings what the other has changed', async () => {
    const reported = agreed(page);
    await add(page, t, 'kodiak 700', kodiak);
    await reported;
    await expectGarage(page, t, [honda, outlander, kodiak]);
    const heard = agreed(page);
    await remove(page, t, honda);
    await heard;
    await expectGarage(page, t, [outlander, kodiak]);
    const reportedThere = agreed(other);
    await remove(other, t, outlander);
    await reportedThere;
    await expectGarage(other, t, [kodiak]);
  });

  await test.step('after signing out none is left, and after signing in what the account has', async () => {
    await logOut(other, t);
    await expect.poll(() => storedText(other)).not.toMatch(/Kodiak|Foreman|Outlander/);
    await openPage(other, 'fi', '/tuotteet');
    await signInThere();
    await expectGarage(other, t, [kodiak]);
    await logOut(page, t);
    await expect.poll(() => storedText(page)).not.toMatch(/Kodiak|Foreman|Outlander/);
  });
  await context.close();
});
