/** A list that narrows itself to the saved vehicle arrives wide: what is pressed meanwhile counts, waits for no answer about the vehicle, and never turns it off (R-VEHICLE-12, R-LIST-14). */
import { expect, type Page, screens, test } from './fixtures.ts';
import { main, openPage, type Translate } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const name = 'Honda TRX520 Foreman 2021';
const list = '/c/auraus-ja-talvi/auraus/auran-kiinnikkeet';

test.use({ ...screens.phone });

/** Defers every answer about the vehicle. Returns what waits until some are, and what lets all through. */
async function deferAnswers(page: Page) {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  let begun: () => void = () => undefined;
  const isDeferred = new Promise<void>(resolve => {
    begun = resolve;
  });
  await page.route(/\/(page-data|graphql)/, async route => {
    const request = route.request();
    const asked = decodeURIComponent(request.url()) + (request.postData() ?? '');
    if (!isOpen && asked.includes('f_52_477_honda')) {
      begun();
      await new Promise<void>(resolve => {
        waiting.push(resolve);
      });
    }
    await route.fallback();
  });
  return {
    isDeferred,
    release() {
      isOpen = true;
      for (const pass of waiting.splice(0)) pass();
    },
  };
}

const chip = (page: Page) => main(page).getByRole('link', { name: new RegExp(`^Vain ${name} \\(\\d+\\)$`) });
/** Where the chip will be: a button for who has no vehicle. */
const place = (page: Page) => main(page).locator('[data-choose-vehicle]').first();

async function openDeferred(page: Page, t: Translate) {
  await page.addInitScript(vehicle => {
    const saved = { savedVehicles: [vehicle], currentVehicle: vehicle.id };
    localStorage.setItem('ralph-sbb', JSON.stringify(saved));
  }, honda);
  const answers = await deferAnswers(page);
  await openPage(page, 'fi', list);
  await answers.isDeferred;
  await expect(main(page).getByRole('region', { name: t('PRODUCT_LIST') })).toBeVisible();
  return answers;
}

test('a press where the chip will be is none, and the list is narrowed after it', async ({ page, t }) => {
  const answers = await openDeferred(page, t);
  await expect(place(page)).toBeHidden();
  await expect(chip(page)).toBeHidden();
  const box = await place(page).boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(new RegExp(`${list}$`));

  answers.release();
  await expect(page).toHaveURL(/p-f_52_477=/);
  await expect(chip(page)).toHaveAttribute('aria-current', 'true');
  await expect(page).not.toHaveURL(/vehicle=any/);
  // From now on a press is one.
  await chip(page).click();
  await expect(page).toHaveURL(/vehicle=any/);
});

test('a filter that is pressed meanwhile counts, and the vehicle is not turned off', async ({ page, t }) => {
  const answers = await openDeferred(page, t);
  const stock = main(page).getByRole('link', {
    name: new RegExp(`^${t('QUICK_FILTER_IN_STOCK', { count: '\\d+' }).replace(/[()]/g, '\\$&')}$`),
  });
  const href = (await stock.getAttribute('href')) ?? '';
  const [first] = new URL(href, 'http://shop').searchParams;
  const [key, value] = first ?? ['', ''];
  await stock.click();
  answers.release();
  await expect(stock).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value);
  await expect(page).not.toHaveURL(/vehicle=any/);
});

test('a card that is pressed meanwhile opens, and the page does not turn back into the list', async ({
  page,
  t,
}) => {
  const answers = await openDeferred(page, t);
  const link = main(page).getByRole('article').first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  answers.release();
  await expect(main(page).getByRole('region', { name: t('PRODUCT_FIT') })).toContainText(name);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the garage that is opened meanwhile stays open', async ({ page, t }) => {
  const answers = await openDeferred(page, t);
  const opener = garage(page, t).getByRole('button', { name: t('MODEL_SELECTOR_CHANGE'), exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  answers.release();
  await expect(page).toHaveURL(/p-f_52_477=/);
  await expect(chip(page)).toHaveAttribute('aria-current', 'true');
  await expect(garage(page, t).getByRole('searchbox')).toBeVisible();
});
