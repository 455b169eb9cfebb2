/** The demo shop's payment options: those without credit first, and without a payment provider only prepayment and invoice. */
import type { BulkWriter, Row } from '../bulk-writer.ts';
import { localized } from '../words.ts';

interface MarketTerms {
  id: string;
  /** Only where the shop can validate the identity number. */
  invoice: boolean;
  currency: 'EUR' | 'SEK' | 'DKK' | 'NOK';
}

const anyone = ['PERSON', 'ORGANIZATION'];

/** Instalments have a fee, as real ones do. */
const instalmentFees = { EUR: 395, SEK: 3900, DKK: 2900, NOK: 3900 } as const;

const standard = {
  logo: null,
  fee_minor: 0,
  payment_type: 'STANDARD',
  checkout_type: 'STANDARD',
  customer_types: anyone,
  needs_identity_number: false,
  is_default: false,
  provider_way: null,
  is_prepaid: false,
};

const own = (invoice: boolean): Row[] => [
  {
    ...standard,
    payment_id: 1,
    name: 'prepayment',
    logo: 'transfer.svg',
    display_name: localized([
      'Tilisiirto ennakkoon',
      'Förskottsbetalning till konto',
      'Bank transfer in advance',
    ]),
    credit_class: 1,
    is_default: true,
    is_prepaid: true,
    sort_order: 1,
  },
  ...(invoice
    ? [
        {
          ...standard,
          payment_id: 2,
          name: 'invoice',
          logo: 'invoice.svg',
          display_name: localized(['Lasku, 30 päivää', 'Faktura, 30 dagar', 'Invoice, 30 days']),
          credit_class: 3,
          needs_identity_number: true,
          sort_order: 2,
        },
      ]
    : []),
];

/** Offered where the provider accepts them: MobilePay not in Sweden, Swish only there. */
const wallets: Row[] = [
  { name: 'applepay', title: 'Apple Pay' },
  { name: 'googlepay', title: 'Google Pay' },
  { name: 'mobilepay', title: 'MobilePay' },
  { name: 'swish', title: 'Swish' },
].map(({ name, title }, index) => ({
  ...standard,
  payment_id: 9 + index,
  name,
  logo: `${name}.svg`,
  provider_way: name,
  display_name: localized([`${title} (testimaksu)`, `${title} (testbetalning)`, `${title} (test payment)`]),
  credit_class: 2,
  sort_order: 5 + index,
}));

const atProvider = (currency: MarketTerms['currency']): Row[] => [
  {
    ...standard,
    payment_id: 3,
    name: 'bank',
    logo: 'bank.svg',
    provider_way: 'bank',
    display_name: localized([
      'Verkkopankki (testimaksu)',
      'Internetbank (testbetalning)',
      'Online bank (test payment)',
    ]),
    credit_class: 1,
    sort_order: 3,
  },
  {
    ...standard,
    payment_id: 4,
    name: 'card',
    logo: 'card.svg',
    provider_way: 'card',
    display_name: localized(['Maksukortti (testimaksu)', 'Kort (testbetalning)', 'Card (test payment)']),
    credit_class: 2,
    sort_order: 4,
  },
  ...wallets,
  {
    ...standard,
    payment_id: 5,
    name: 'instalments',
    logo: 'instalments.svg',
    provider_way: 'instalments',
    display_name: localized([
      'Osamaksu (testimaksu)',
      'Delbetalning (testbetalning)',
      'Instalments (test payment)',
    ]),
    fee_minor: instalmentFees[currency],
    customer_types: ['PERSON'],
    credit_class: 3,
    sort_order: 9,
  },
];

/** External checkouts, embedded in ours. */
const external = (['klarna', 'svea', 'walley'] as const).map((way, index) => {
  const title = `${way.charAt(0).toUpperCase()}${way.slice(1)}`;
  return {
    ...standard,
    payment_id: 6 + index,
    name: way,
    provider_way: way,
    payment_type: way.toUpperCase(),
    checkout_type: 'EXTERNAL',
    display_name: localized([`${title} (testimaksu)`, `${title} (testbetalning)`, `${title} (test payment)`]),
    credit_class: 3,
    logo: `${way}.svg`,
    sort_order: 10 + index,
  };
});

export function addPaymentOptions(writer: BulkWriter, { id, invoice, currency }: MarketTerms): void {
  for (const option of [...own(invoice), ...atProvider(currency), ...external])
    writer.add('payment_option', { ...option, market_id: id });
}
