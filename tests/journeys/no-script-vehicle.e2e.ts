/** A vehicle without scripts: chosen by name, lists, product and cart say what fits, changed and removed (R-VEHICLE-30). */
import { cookieNames } from '#stores/common/cookie-names.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { expectAccessible } from './accessibility.ts';
import { demoProducts, fetchProduct, tyreOf } from './demo-products.ts';
import { expect, languages, type Page, screens, test } from './fixtures.ts';
import { press } from './no-script-steps.ts';
import { buyForm, chooseSizeIfThereIsOne, main, openPage, type Translate, title } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const outlander = { manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' };
const name = 'Can-Am Outlander 650 2021';
const machine = 'Can-Am Outlander 650';
const lists = {
  fi: '/c/auraus-ja-talvi/auraus/auran-kiinnikkeet',
  sv: '/c/plogning-och-vinter/plogning/plogfasten',
};

const kits = '/c/telasarjat/telat-monkijaan/telasarjat-monkijaan';

async function find(page: Page, t: Translate, text: string) {
  await main(page)
    .getByRole('searchbox', { name: t('MODEL_SELECTOR_BY_NAME') })
    .fill(text);
  await main(page)
    .getByRole('button', { name: t('SEARCH'), exact: true })
    .click();
}

const vehicleCookie = async (page: Page) =>
  (await page.context().cookies()).find(cookie => cookie.name === cookieNames.vehicle)?.value;

const setVehicle = (page: Page, value: string, url = '') =>
  page.context().addCookies([{ name: cookieNames.vehicle, value: encodeURIComponent(value), url }]);

for (const language of languages)
  test.describe(language, () => {
    test.use({
      javaScriptEnabled: false,
      language,
      ...(language === 'fi' ? screens.phone : screens.desktop),
    });

    /** @proves FAULT-121 */
    test('finds a machine by its name, and narrows, judges and warns for it', async ({
      page,
      request,
      t,
    }) => {
      const bar = garage(page, t);
      const panel = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
      const chip = main(page).locator('a[aria-current]').filter({ hasText: name });

      await test.step('choose it', async () => {
        await openPage(page, language, lists[language]);
        await bar.getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') }).click();
        await expect(title(page)).toHaveText(t('MODEL_SELECTOR_TITLE'));
        await find(page, t, 'outlander 651');
        await main(page)
          .getByRole('link', { name: t('MODEL_SELECTOR_MEANT', { text: 'outlander 650' }) })
          .click();
        const years = main(page).getByRole('list', { name: machine, exact: true });
        await years.getByRole('button', { name: '2021' }).click();
        await expect(bar.getByText(name)).toBeVisible();
      });

      await test.step('the list is narrowed, and wide again where that is wanted', async () => {
        await expect(page).toHaveURL(/p-f_52_477=/);
        const count = Number(/\((\d+)\)/.exec((await chip.textContent()) ?? '')?.[1]);
        await expect(main(page).getByText(t('PRODUCT_COUNT', { count }), { exact: true })).toBeVisible();
        await chip.click();
        await expect(page).toHaveURL(/vehicle=any/);
        await expect(chip).toHaveCount(0);
        await expect(bar.getByText(name)).toBeVisible();
      });

      await test.step('every card of the wide list says whether it fits', async () => {
        const marks = main(page).locator('[data-fits]');
        await expect(marks.filter({ visible: true })).toHaveCount(await marks.count());
        await expect(marks.getByText(t('PRODUCT_DOES_NOT_FIT_VEHICLE')).first()).toBeVisible();
        await expect(marks.getByText(t('PRODUCT_FITS_VEHICLE')).first()).toBeVisible();
      });

      await test.step('a product says whether it fits, and why not', async () => {
        await page.goto(await tyreOf(request, '25x8-12', language));
        await expect(panel).toContainText(t('PRODUCT_FITS_FRONT_NAMED', { vehicle: name }));
        await page.goto((await fetchProduct(request, demoProducts.applied, language)).path);
        await expect(panel).toContainText(t('PRODUCT_FITS_NAMED_VEHICLE', { vehicle: name }));
        await expect(panel).toContainText(language === 'fi' ? 'Edessä, 2 kpl' : 'Fram, 2 st');
        await page.goto(await tyreOf(request, '30x10-14', language));
        await expect(panel).toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
        await expect(panel).toContainText(t('PRODUCT_OTHER_RIMS', { product: '14″', vehicle: '12″' }));
        await expect(panel.getByRole('button')).toBeHidden();
        const recommended = main(page).locator('[data-recommended] [data-fits]').filter({ visible: true });
        const said = await recommended.allTextContents();
        expect(said.length).toBeGreaterThan(0);
        expect(said.filter(text => text === t('PRODUCT_DOES_NOT_FIT_VEHICLE'))).toEqual([]);
        expect(said.filter(text => text === t('PRODUCT_CHECK_MEASURES'))).toEqual([]);
      });

      await test.step('the cart warns, and leads to another machine and back', async () => {
        await chooseSizeIfThereIsOne(page, t);
        await buyForm(page, t)
          .getByRole('button', { name: t('ADD_TO_CART') })
          .click();
        const lines = main(page).getByRole('list', { name: t('CART') });
        await expect(lines).toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
        await expect(lines).toContainText(t('PRODUCT_OTHER_RIMS', { product: '14″', vehicle: '12″' }));
        await main(page)
          .getByRole('link', { name: t('CART_TO_CHECKOUT') })
          .click();
        await expect(main(page).locator('input[name=misfits]')).not.toBeChecked();
        await main(page)
          .getByRole('link', { name: t('CHECKOUT_PLAIN_CHANGE_CART') })
          .click();
        await lines.getByRole('link', { name: t('MODEL_SELECTOR_CHANGE') }).click();
        await press(page, t('MODEL_SELECTOR_REMOVE_NAMED', { vehicle: name }));
        await expect(title(page)).toHaveText(t('CART'));
        await expect(lines).not.toContainText(name);
        expect(await vehicleCookie(page)).toBeUndefined();
      });
    });
  });

test.describe('the set', () => {
  test.use({ javaScriptEnabled: false });

  test('for the chosen machine is bought by one press', async ({ page, baseURL, t }) => {
    await setVehicle(page, vehicleId(outlander), baseURL);
    await page.goto(kits);
    await main(page).getByRole('article').first().getByRole('link').first().click();
    const set = main(page).getByRole('region', { name: t('SET_TITLE') });
    await expect(set.getByRole('listitem')).toHaveCount(2);
    await expect(set).toContainText('Outlander 650');
    await set.getByRole('button', { name: t('SET_ADD') }).click();
    const lines = main(page).getByRole('list', { name: t('CART') });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines).not.toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
  });
});

test.describe('cookies', () => {
  test.use({ javaScriptEnabled: false });

  test('of one visitor are in no page of another', async ({ page, browser, baseURL, t }) => {
    await setVehicle(page, vehicleId(outlander), baseURL);
    const own = await page.goto('/tuotteet');
    expect(await own?.headerValue('cache-control')).toBe('private, no-store');
    await expect(garage(page, t).getByText(name)).toBeVisible();
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
    const shared = await (await other.newPage()).goto('/tuotteet');
    expect(await shared?.headerValue('cache-control')).toContain('public');
    expect(await shared?.text()).not.toContain('Outlander 650 2021');
    await other.close();
  });

  test('with markup, of 3 kB and of no vehicle harm nothing, and are named', async ({
    page,
    request,
    browserErrors,
    baseURL,
    t,
    language,
  }) => {
    const attack = '<img src=x onerror=alert(1)>';
    await setVehicle(page, vehicleId({ ...outlander, model: attack }), baseURL);
    await page.goto((await fetchProduct(request, demoProducts.applied, language)).path);
    await expect(garage(page, t).getByText(attack)).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await garage(page, t)
      .getByRole('button', { name: t('MODEL_SELECTOR_CHANGE') })
      .click();
    await expect(main(page).getByText(t('MODEL_SELECTOR_GONE'))).toBeVisible();

    for (const value of ['%%%', 'x'.repeat(3_000), btoa('only:two')]) {
      await setVehicle(page, value, baseURL);
      await page.goto(lists.fi);
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await page.goto('/ajoneuvo');
      await expect(main(page).getByText(t('VEHICLE_FORM_LOST'))).toBeVisible();
      expect(await vehicleCookie(page)).toBeUndefined();
    }
    browserErrors.allow(/\b422\b/);
    const forged = vehicleId({ ...outlander, year: '1901' });
    const form = { vehicle: forged, to: '/tuotteet' };
    const refused = await request.post('/ajoneuvo', { form, headers: { origin: baseURL ?? '' } });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain(t('VEHICLE_FORM_UNKNOWN'));
    expect(refused.headers()['set-cookie'] ?? '').not.toContain(cookieNames.vehicle);
    const elsewhere = await request.post('/ajoneuvo', { form, headers: { origin: 'https://evil.example' } });
    expect(elsewhere.status()).toBe(403);
  });
});

test('scripts take over a page with a set and what it recommends', async ({ page, baseURL, t }) => {
  await setVehicle(page, vehicleId(outlander), baseURL);
  await page.goto(kits);
  const address = await main(page)
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await setVehicle(page, vehicleId(outlander), baseURL);
  await page.goto(address ?? '');
  await expect(garage(page, t).getByText(name)).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: t('SET_TITLE_NAMED', { vehicle: name }) }),
  ).toBeVisible();
  const misfits = main(page).locator('[data-recommended] [data-state="other"]').filter({ visible: true });
  await expect(misfits).toHaveCount(0);
});

test('scripts take the vehicle over', async ({ page, request, baseURL, t, language }) => {
  await page.goto('/ajoneuvo?machine=outlander+650&manufacturer=Polaris&year=2021');
  await expect(main(page).getByRole('list', { name: machine, exact: true })).toBeVisible();
  await expectAccessible(page, 'the choice of a vehicle without scripts', 'main');
  await setVehicle(page, vehicleId(outlander), baseURL);
  await page.goto(await tyreOf(request, '30x10-14', language));
  const saved = () => page.evaluate(() => localStorage.getItem('ralph-sbb') ?? '');
  await expect.poll(saved).toContain('Outlander 650');
  await expect.poll(() => vehicleCookie(page)).toBeUndefined();
  await expect(garage(page, t).getByText(name)).toBeVisible();
  const panel = main(page).getByRole('region', { name: t('PRODUCT_FIT') });
  await expect(panel).toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
  const again = await page.reload();
  expect(await again?.headerValue('cache-control')).toContain('public');
  await expect(panel).toContainText(t('PRODUCT_DOES_NOT_FIT', { vehicle: name }));
});
