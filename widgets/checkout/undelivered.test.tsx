/** What the checkout says of an area that nothing is delivered to, in every market of the demo shop, in the form with scripts and in the form without. */
import { serverIntl } from '#i18n/server-intl.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { ok } from '#kernel/result.ts';
import type { CustomerType, LocaleCode } from '#kernel/segment.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { aCart, aCheckout, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import shopMarkets from '../../shops/atv-huset/markets.json' with { type: 'json' };
import { CheckoutView } from './checkout-view.tsx';
import { type CheckoutFormContext, submitPlainCheckout } from './plain/plain-checkout.ts';

const { markets } = shopMarkets;

beforeEach(() => sessionStorage.clear());

const props = {
  customerTypes: ['PERSON', 'ORGANIZATION'] satisfies CustomerType[],
  identityPayments: ['invoice'],
  consents: [],
  references: [],
  confirmHref: '/checkout/confirm',
  cartHref: '/ostoskori',
  loginHref: '/kirjaudu',
  shopHref: '/',
  promoCodes: true,
  termsHref: '/ostoehdot',
};
const place = { priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' } as const;
const cart = aCart([aLine()]);

/** What people of each market write, and what they are told. */
const areas = [
  {
    market: 'fi',
    zip: 'AX-22 100',
    texts: { fi: /alueelle: Ahvenanmaa\./, sv: /området: Åland\./, en: /area: Åland\./ },
  },
  { market: 'dk', zip: 'GL-3900', texts: { fi: /: Grönlanti\./, sv: /: Grönland\./, en: /: Greenland\./ } },
  {
    market: 'no',
    zip: '9170',
    texts: {
      fi: /: Huippuvuoret ja Jan Mayen\./,
      sv: /: Svalbard och Jan Mayen\./,
      en: /: Svalbard and Jan Mayen\./,
    },
  },
  {
    market: 'en',
    zip: 'D-27498',
    texts: {
      fi: /: Büsingen ja Helgoland\./,
      sv: /: Büsingen och Helgoland\./,
      en: /: Büsingen and Heligoland\./,
    },
  },
  // Sweden is delivered to as a whole; an order may still be too heavy or too large for a place.
  {
    market: 'se',
    zip: '981 31',
    texts: {
      fi: /Emme toimita tätä tilausta/,
      sv: /levererar inte den här beställningen/,
      en: /do not deliver this order/,
    },
  },
] as const;
const rows = areas.flatMap(({ market, zip, texts }) =>
  (['fi', 'sv', 'en'] as const).map(locale => ({ market, locale, zip, text: texts[locale] })),
);

/** A language for each market: the words are the same in both forms, and this one takes seconds. */
const ofEachMarket = areas.flatMap(
  ({ market }, at) => rows.filter(row => row.market === market)[at % 3] ?? [],
);

/** The answer of the backend to the zip code, by the market's own areas. */
function answerTo(market: string, locale: LocaleCode, zip: string) {
  const { country, undelivered } = markets.find(({ id }) => id === market) ?? {};
  const kept = normalZip(zip, country ?? '') ?? '';
  const isOutside = undelivered && new RegExp(`^(?:${undelivered.zips})$`).test(kept);
  return aCheckout(cart, {
    shippingOptions: [],
    paymentOptions: [],
    undeliveredArea: isOutside ? undelivered.name[locale] : null,
  });
}

const zipField = (locale: LocaleCode) =>
  screen.getByLabelText(new RegExp(`^${serverIntl(locale).formatMessage({ id: 'LABEL_ZIP' })}`));

it.each(ofEachMarket)(
  'says with scripts in $market, $locale, that nothing is delivered to $zip',
  async row => {
    const { market, locale, zip, text } = row;
    const answer = answerTo(market, locale, zip);
    const { within } = shopperScene({
      cart,
      segment: { market, locale },
      checkoutApi: { update: () => Promise.resolve(ok(answer)) },
    });
    render(
      within(
        <CheckoutView
          id="checkout"
          props={props}
          data={undefined}
          place={place}
          page={pageContext({ market, locale })}
        />,
      ),
    );
    await waitFor(() => expect(zipField(locale)).toBeVisible());
    fireEvent.change(zipField(locale), { target: { value: zip } });
    await waitFor(() => expect(zipField(locale)).toHaveAccessibleDescription(text));
    expect(screen.getAllByText(text)).toHaveLength(2);
  },
);

it.each(rows)('says without scripts in $market, $locale, that nothing is delivered to $zip', async row => {
  const { market, locale, zip, text } = row;
  const answer = answerTo(market, locale, zip);
  const api = {
    cart: { get: () => Promise.resolve(cart) },
    checkout: { update: () => Promise.resolve(ok(answer)) },
    directory: { areas: () => Promise.resolve([]), organization: () => Promise.resolve(null) },
  };
  const context = {
    ...pageContext({ market, locale }),
    api,
    visitor: fakeVisitor({ cartId: cart.id }),
  } as unknown as CheckoutFormContext;
  const fields = new URLSearchParams({
    customerType: 'PERSON',
    'billing.zip': zip,
    cart: 'cart-1',
    do: 'show',
  });
  const data = await submitPlainCheckout(context, props, fields);
  const { within } = shopperScene({ cart, segment: { market, locale } });
  render(
    within(
      <CheckoutView
        id="checkout"
        props={{ ...props, plain: true }}
        data={data}
        place={place}
        page={pageContext({ market, locale })}
      />,
    ),
  );
  expect(zipField(locale)).toHaveAccessibleDescription(text);
  expect(zipField(locale)).toHaveValue(zip);
});
