/** Every kind of page in other time zones than the shop's and with dark colours, for persons and organisations of two markets. */
import { cookieNames } from '#stores/common/cookie-names.ts';
import { register, uniqueEmail } from './account-steps.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openPage,
  orderButton,
  payByInvoice,
  type Translate,
  testBuyer,
  testIdentityNumber,
  title,
  waitForHydration,
} from './steps.ts';

const hourOfShop = Number(
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Helsinki' }).format(new Date()),
);
/** Where it is another day than in the shop at this moment: 13 hours behind it, or 12 ahead. */
const otherDay = hourOfShop < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

/** Prices as the market writes them, whatever the browser's zone and language are. */
const markets = {
  fi: {
    price: /^-?[\d\s]+,\d\d\s€$/,
    buyer: testBuyer,
    number: testIdentityNumber,
    company: '0737546-2',
    list: '/tuotteet',
    compare: '/vertailu',
    cart: '/ostoskori',
    checkout: '/kassa',
    account: ['/tilini/asetukset', '/tilini/tilaukset', '/tilini/saldo'],
    // Each of the two buyers of a market visits every second one.
    kinds: [
      ...['/', '/tuotteet?sort=price-asc', '/s/rengas', '/s/qqxxzz', '/suosikkeja', '/toimitus'],
      ...['/asiakaspalvelu', '/valmistaja', '/pikatilaus', '/uutiskirje', '/peru-kauppa', '/valinnat'],
      ...['/account/reset-password', '/start', '/checkout/failed', '/dc/lampimat-kadet', '/kirjaudu'],
      ...['/l/atv-huset', '/ei-sellaista-sivua'],
    ],
  },
  se: {
    price: /^-?[\d\s]+(,\d\d)?\skr$/,
    buyer: { ...testBuyer, phone: '070 123 45 67', zip: '111 22', city: 'Stockholm' },
    // Test number of the Swedish Tax Agency.
    number: '19811228-9874',
    company: '556036-0793',
    list: '/produkter',
    compare: '/jamfor',
    cart: '/varukorg',
    checkout: '/kassan',
    account: ['/mina-sidor/installningar', '/mina-sidor/ordrar', '/mina-sidor/saldo'],
    kinds: [
      ...['/', '/produkter?sort=price-asc', '/s/vinsch', '/s/qqxxzz', '/favoriter', '/leverans'],
      ...['/kundservice', '/tillverkare', '/snabborder', '/nyhetsbrev', '/angra-kopet', '/val'],
      ...['/account/reset-password', '/start', '/checkout/failed', '/dc/lampimat-kadet', '/logga-in'],
      ...['/l/atv-huset', '/ingen-sadan-sida'],
    ],
  },
} as const;
const buyers = [
  { language: 'fi', market: 'fi', type: 'PERSON', timezoneId: 'America/New_York' },
  { language: 'fi', market: 'fi', type: 'ORGANIZATION', timezoneId: otherDay },
  { language: 'sv', market: 'se', type: 'PERSON', timezoneId: otherDay },
  { language: 'sv', market: 'se', type: 'ORGANIZATION', timezoneId: 'America/New_York' },
] as const;

/** Resolves when the application runs, which a press starts: in the layout without a cart as well. */
async function startApplication(page: Page, t: Translate): Promise<void> {
  const cart = page.getByRole('banner').getByRole('button', { name: t('CART') });
  if ((await cart.count()) > 0) return waitForHydration(page, t);
  await title(page).click();
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some(name => name.startsWith('__reactContainer')),
    );
  return expect.poll(isHydrated).toBe(true);
}

interface Visit {
  page: Page;
  t: Translate;
  language: 'fi' | 'sv';
  market: keyof typeof markets;
  type: 'PERSON' | 'ORGANIZATION';
  /** Prices that were seen so far. */
  seen: string[];
}

/** Starts the application of the page on the screen, and reads its prices. */
async function read({ page, t, seen }: Visit): Promise<void> {
  await startApplication(page, t);
  const prices = main(page).getByText(/^\s*-?\d[\d\s.]*(,\d\d)?\s(€|kr|EUR|SEK)\s*$/);
  seen.push(...(await prices.allTextContents()).map(text => text.trim()));
}

async function visit(visit: Visit, path: string): Promise<void> {
  await openPage(visit.page, visit.language, path);
  await read(visit);
}

async function fillCart(visiting: Visit): Promise<void> {
  const { page, t, language, market } = visiting;
  const { list, compare, cart } = markets[market];
  await visit(visiting, list);
  const cards = main(page).getByRole('article');
  const names = await Promise.all([0, 1].map(at => cards.nth(at).getByRole('link').first().textContent()));
  for (const [at, name] of names.entries()) {
    await main(page)
      .getByRole('button', { name: t('COMPARE_NAMED', { name: name ?? '' }) })
      .click();
    await expect(page.getByText(t('COMPARE_ADDED', { count: at + 1 })).first()).toBeVisible();
  }
  await chooseFirstProduct(page, t);
  await page.reload();
  await read(visiting);
  await addToCart(page, t);
  await visit(visiting, cart);
  await openPage(page, language, compare);
  await main(page)
    .getByRole('link', { name: t('COMPARE_YOURS', { count: 2 }) })
    .click();
  await expect(
    main(page)
      .getByRole('link', { name: names[1] ?? '' })
      .first(),
  ).toBeVisible();
  await read(visiting);
}

async function order(visiting: Visit, email: string): Promise<void> {
  const { page, t, market, type, language } = visiting;
  const { buyer, number, company, checkout } = markets[market];
  const field = (id: 'LABEL_COMPANY' | 'LABEL_ORGANIZATION_ID') =>
    main(page).getByRole('textbox', { name: t(id, { country: market.toUpperCase() }) });
  await openPage(page, language, checkout);
  if (type === 'ORGANIZATION') await field('LABEL_COMPANY').fill('Esimerkki AB');
  await fillCheckout(page, t, { ...buyer, email });
  await read(visiting);
  if (type === 'PERSON') await payByInvoice(page, t, { country: market.toUpperCase(), number });
  else {
    await page.getByRole('radio', { name: t('CHECKOUT_INVOICE_INFORMATION') }).check();
    await field('LABEL_ORGANIZATION_ID').fill(company);
  }
  await acceptTerms(page);
  await orderButton(page, t).click();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  await page.reload();
  await read(visiting);
  await main(page).locator('a[href*="/tilaus"], a[href*="/bestallning"]').first().click();
  await expect(title(page)).not.toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  await page.reload();
  await read(visiting);
}

for (const { language, market, type, timezoneId } of buyers)
  test.describe(`${language}, market ${market}, ${type}, ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US', colorScheme: 'dark', language });

    /** @proves FAULT-126 */
    test('pages hydrate without errors and write prices as the market does', async ({
      page,
      context,
      baseURL,
      t,
      browserErrors,
    }) => {
      test.setTimeout(240_000);
      // One of the pages is none.
      browserErrors.allow(/response 404: \S+-(?:sivua|sida)$/, /status of 404 .*-(?:sivua|sida)\)$/);
      const url = baseURL ?? '';
      await context.addCookies([
        { name: cookieNames.market, value: market, url },
        { name: cookieNames.customerType, value: type, url },
      ]);
      const visiting: Visit = { page, t, language, market, type, seen: [] };
      const { kinds, account, price } = markets[market];
      await fillCart(visiting);
      for (const [at, path] of kinds.entries())
        if (at % 2 === (type === 'PERSON' ? 0 : 1)) await visit(visiting, path);
      const email = uniqueEmail();
      await order(visiting, email);
      if (type === 'ORGANIZATION') {
        await register(page, t, email);
        for (const path of account) await visit(visiting, path);
      }
      expect(visiting.seen.length).toBeGreaterThan(40);
      expect(visiting.seen.filter(text => !price.test(text))).toEqual([]);
    });
  });
