/** What the shopper does, by the roles and names of the shop's controls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { root } from '../../tools/run/bootstrap.mjs';

const texts = JSON.parse(readFileSync(join(root, 'locales/fi.json'), 'utf8'));
const { formatMessage } = createIntl({ locale: 'fi', messages: texts });
/** A card that the demo shop's payment service declines (docs/demo-shop.md). */
const DECLINED_CARD = '4000000000000002';
const PERSONAL_ID = '131052-308T';

/** @throws when a step cannot be done: a figure of half a walk would be wrong. */
export async function walk(shopper, origin) {
  const { page } = shopper;
  const email = `walk.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`${origin}/`);
  await shopper.look();
  await shopper.tap(page.getByRole('button', { name: texts.COOKIE_CONSENT_DECLINE }));
  await chooseVehicle(shopper);
  await openCategory(shopper, ['Vinssit', 'Sähkövinssit', /^Vinssit mönkijään/]);
  await buyFromList(shopper);
  await openCategory(shopper, ['Vinssit', 'Vinssitarvikkeet', /^Vinssiköydet/]);
  await buyFromList(shopper);
  await openCategory(shopper, ['Auraus ja talvi', 'Auraus', /^Aurapaketit/]);
  await buyPackage(shopper);
  await shopper.tap(page.getByRole('dialog').getByRole('link', { name: texts.CART_TO_CHECKOUT }));
  await page.waitForURL(/kassa/);
  await writeDetails(shopper, email);
  await orderByCard(shopper);
  await orderByInvoice(shopper);
  await withdrawOneLine(shopper, email);
}

const main = page => page.getByRole('main');
/** Some labels depend on the buyer's country. */
const field = (page, key) =>
  main(page).getByRole('textbox', { name: formatMessage({ id: key }, { country: 'FI' }) });

async function chooseVehicle({ page, tap, choose, look }) {
  const region = page.getByRole('region', { name: texts.MODEL_SELECTOR_TITLE }).first();
  await tap(region.getByRole('button', { name: texts.MODEL_SELECTOR_OPEN_SHORT }));
  const select = key => region.getByRole('combobox', { name: texts[key], exact: true });
  await choose(select('MODEL_SELECTOR_MANUFACTURER'), 'Honda');
  await choose(select('MODEL_SELECTOR_YEAR'), '2020');
  const model = select('MODEL_SELECTOR_MODEL');
  const wanted = model.locator('option').filter({ hasText: /TRX ?520/ });
  await choose(model, await wanted.first().getAttribute('value'));
  await tap(region.getByRole('button', { name: texts.MODEL_SELECTOR_ADD }));
  await page.waitForURL(/p-f_52_477=/);
  await look();
}

async function openCategory({ page, tap, look }, names) {
  await page.evaluate(() => scrollTo(0, 0));
  await tap(page.getByRole('banner').getByRole('link', { name: texts.A11Y_OPEN_MENU }));
  const drawer = page.getByRole('dialog');
  for (const name of names) {
    const exact = typeof name === 'string';
    await tap(drawer.getByRole('button', { name, exact }).or(drawer.getByRole('link', { name, exact })));
  }
  await page.waitForURL(/\/c\//);
  await drawer.waitFor({ state: 'hidden' });
  await look();
}

/** The first that can be bought from its card. */
async function buyFromList({ page, tap }) {
  await tap(
    main(page)
      .getByRole('article')
      .getByRole('button', { name: /^Osta: / }),
  );
  const added = page.getByRole('dialog');
  await tap(added.getByRole('button', { name: texts.CONTINUE_SHOPPING }));
  await added.first().waitFor({ state: 'hidden' });
}

async function buyPackage({ page, tap }) {
  await tap(main(page).getByRole('article').getByRole('link'));
  await page.waitForURL(/\/p\//);
  const add = main(page).getByRole('button', { name: texts.PACKAGE_ADD_TO_CART });
  const added = page.getByRole('dialog').getByRole('link', { name: texts.CART_TO_CHECKOUT });
  await add.first().waitFor();
  // A press without a choice that is required leads to the first one.
  for (let groups = 0; groups < 8; groups += 1) {
    await tap(add);
    const missing = main(page).locator('input[type=radio]:focus');
    await added.or(missing).first().waitFor();
    if (await added.isVisible()) return;
    await tap(main(page).locator(`label:has(input[value="${await missing.inputValue()}"])`));
  }
  throw new Error('The package asks for more choices than eight');
}

async function writeDetails({ page, write, look }, email) {
  await write(field(page, 'EMAIL'), email);
  await write(field(page, 'LABEL_PHONE_NUMBER'), '0401234567');
  await write(field(page, 'LABEL_FIRST_NAME'), 'Anna');
  await write(field(page, 'LABEL_LAST_NAME'), 'Aalto');
  await write(field(page, 'LABEL_ADDRESS'), 'Esimerkkitie 1');
  await write(main(page).getByRole('combobox', { name: texts.LABEL_ZIP }), '00100');
  await page.waitForFunction(
    name => document.querySelector(`[name="${name}"]`)?.value !== '',
    (await field(page, 'LABEL_CITY').getAttribute('name')) ?? '',
  );
  await look();
}

const choices = (page, key) => page.getByRole('group', { name: texts[key] }).getByRole('radio');
const orderButton = page =>
  page.getByRole('button', {
    name: new RegExp(`^(${texts.COMPLETE_ORDER}|${texts.COMPLETE_ORDER_INVOICE})$`),
  });

async function orderByCard({ page, tap, write, look }) {
  await tap(choices(page, 'CHECKOUT_CHOOSE_SHIPPING'));
  await tap(page.getByRole('radio', { name: /^Maksukortti/ }));
  await tap(main(page).getByRole('checkbox').last());
  await tap(orderButton(page));
  const card = page.locator('#card');
  for (;;) {
    await card
      .or(main(page).getByRole('link', { name: /kassa/i }))
      .first()
      .waitFor();
    if (!(await card.isVisible())) break;
    await write(card, DECLINED_CARD);
    await tap(page.locator('button[name=do][value=pay]'));
  }
  await tap(main(page).getByRole('link', { name: /kassa/i }));
  await page.waitForURL(/kassa/);
  await look();
}

async function orderByInvoice({ page, tap, write }) {
  await tap(page.getByRole('radio', { name: /^Lasku/ }));
  await write(field(page, 'LABEL_PERSONAL_ID'), PERSONAL_ID);
  const terms = main(page).getByRole('checkbox').last();
  if (!(await terms.isChecked())) await tap(terms);
  await tap(orderButton(page));
  await page.waitForURL(/checkout\/confirm/);
}

async function withdrawOneLine({ page, tap, choose, write }, email) {
  const open = main(page).getByText(texts.WITHDRAWAL_PART_OPEN);
  await open.first().waitFor();
  await tap(open);
  const pieces = main(page).getByRole('combobox').first();
  await pieces.waitFor();
  await choose(pieces, '1');
  for (const [key, value] of [
    ['WITHDRAWAL_NAME', 'Anna Aalto'],
    ['WITHDRAWAL_PART_EMAIL', email],
  ]) {
    const asked = field(page, key);
    if ((await asked.count()) > 0 && (await asked.first().inputValue()) === '')
      await write(asked.first(), value);
  }
  await tap(main(page).getByRole('button', { name: texts.WITHDRAWAL_PART_NEXT }));
  await tap(main(page).getByRole('button', { name: texts.WITHDRAWAL_CONFIRM }));
  await main(page).getByText(texts.WITHDRAWAL_STEP_DONE).first().waitFor();
}
