/** Channel, languages, currencies, markets and their VAT, shipping and payment options. */
import type { BulkWriter } from '../bulk-writer.ts';
import { addPaymentOptions } from '../payment/payment-options.ts';
import { languages } from '../words.ts';
import { addHolidays } from './holidays.ts';
import { addShipping } from './shipping.ts';

const channelId = '1|fi';
export interface SeedMarket {
  id: string;
  currency: 'EUR' | 'SEK' | 'DKK' | 'NOK';
  /** Currency units per euro in the shop's price calculation. */
  rate: number;
  country: readonly [code: string, name: string];
  group: 'EU' | 'SCANDINAVIA';
  languages: readonly string[];
  /** Basis points: standard, and reduced for printed books. */
  vat: readonly [standard: number, reduced: number];
  invoice: boolean;
  /** The parts outside of the country's VAT area. */
  undelivered: { zips: string; name: Record<'fi' | 'sv' | 'en', string> } | null;
}

/**
 * `en` serves the rest of Europe with one price list in euros and Germany's VAT. Books: FI 13.5, SE 6, DK 25, NO 0, DE 7 %.
 * Nothing is delivered to Åland, Greenland, Svalbard and Jan Mayen, Büsingen and Helgoland, where no VAT is due (articles 5
 * and 6 of Council Directive 2006/112/EC; section 1-2 of Norway's VAT act).
 */
export const markets: readonly SeedMarket[] = [
  {
    id: 'fi',
    currency: 'EUR',
    rate: 1,
    country: ['FI', 'Finland'],
    group: 'EU',
    languages: ['fi-FI', 'sv-SE', 'en-GB'],
    vat: [2550, 1350],
    invoice: true,
    undelivered: { zips: '22\\d{3}', name: { fi: 'Ahvenanmaa', sv: 'Åland', en: 'Åland' } },
  },
  {
    id: 'se',
    currency: 'SEK',
    rate: 11.3,
    country: ['SE', 'Sweden'],
    group: 'SCANDINAVIA',
    languages: ['sv-SE', 'fi-FI', 'en-GB'],
    vat: [2500, 600],
    invoice: true,
    undelivered: null,
  },
  {
    id: 'dk',
    currency: 'DKK',
    rate: 7.46,
    country: ['DK', 'Denmark'],
    group: 'SCANDINAVIA',
    languages: ['sv-SE', 'en-GB'],
    vat: [2500, 2500],
    invoice: false,
    undelivered: { zips: '39\\d{2}', name: { fi: 'Grönlanti', sv: 'Grönland', en: 'Greenland' } },
  },
  {
    id: 'no',
    currency: 'NOK',
    rate: 11.6,
    country: ['NO', 'Norway'],
    group: 'SCANDINAVIA',
    languages: ['sv-SE', 'en-GB'],
    vat: [2500, 0],
    invoice: false,
    undelivered: {
      zips: '8099|917\\d',
      name: {
        fi: 'Huippuvuoret ja Jan Mayen',
        sv: 'Svalbard och Jan Mayen',
        en: 'Svalbard and Jan Mayen',
      },
    },
  },
  {
    id: 'en',
    currency: 'EUR',
    rate: 1,
    country: ['DE', 'Germany'],
    group: 'EU',
    languages: ['en-GB', 'sv-SE', 'fi-FI'],
    vat: [1900, 700],
    invoice: false,
    undelivered: {
      zips: '27498|78266',
      name: { fi: 'Büsingen ja Helgoland', sv: 'Büsingen och Helgoland', en: 'Büsingen and Heligoland' },
    },
  },
];

const currencies = [
  ['EUR', 'Euro', '€', 1],
  ['SEK', 'Svensk krona', 'kr', 11.3],
  ['DKK', 'Dansk krone', 'kr', 7.46],
  ['NOK', 'Norsk krone', 'kr', 11.6],
] as const;

/** @param year of the first holidays */
export function addMarkets(writer: BulkWriter, url: string, year: number): void {
  writer.add('channel', {
    channel_id: channelId,
    name: 'ATV Huset',
    type: 'webshop',
    url,
    default_language_id: 'fi-FI',
    default_market_id: 'fi',
  });
  for (const { index, id: language_id, code, name } of languages)
    writer.add('language', { language_id, code, name, sort_order: index + 1 });
  for (const [currency_code, name, symbol, rate] of currencies)
    writer.add('currency', { currency_code, name, symbol, rate });
  for (const [index, market] of markets.entries()) {
    writer.add('market', {
      market_id: market.id,
      channel_id: channelId,
      alias: market.id,
      default_language_id: market.languages[0],
      currency_code: market.currency,
      country_code: market.country[0],
      country_name: market.country[1],
      group_key: market.group,
      virtual: false,
      only_display_in_checkout: false,
      sort_order: index + 1,
      // Everything leaves from the warehouse in Finland, on the same day when it is ordered before this time.
      dispatch_until: '07:00',
      time_zone: 'Europe/Helsinki',
      supplier_days: 2,
      undelivered_zip_pattern: market.undelivered?.zips ?? null,
      undelivered_name: market.undelivered?.name ?? null,
    });
    addHolidays(writer, market.country[0], year);
    for (const language_id of market.languages)
      writer.add('market_language', { market_id: market.id, language_id });
    writer.add('vat_rate', { market_id: market.id, vat_class: 'standard', basis_points: market.vat[0] });
    writer.add('vat_rate', { market_id: market.id, vat_class: 'reduced', basis_points: market.vat[1] });
    addShipping(writer, market);
    addPaymentOptions(writer, market);
  }
}
