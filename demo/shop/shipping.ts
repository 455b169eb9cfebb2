/** The shipping options of each market; in Finland also the pickup points and the delivery times. */
import type { BulkWriter } from '../bulk-writer.ts';
import type { Translated } from '../words.ts';
import { localized } from '../words.ts';
import { pickupPoints } from './pickup-points.ts';

interface ShippingMarket {
  id: string;
  currency: keyof typeof fees;
}

/** Fees in minor units per currency; parcels weigh at most 35 kg, freight has no limit. */
const fees = {
  EUR: [599, 990, 4900, 10_000],
  SEK: [5900, 9900, 49_900, 120_000],
  DKK: [4900, 7900, 37_900, 80_000],
  NOK: [7900, 12_900, 59_900, 130_000],
} as const;
/** Surcharge for delivery in the evening, minor units. */
const eveningFee = { EUR: 300, SEK: 3000, DKK: 2000, NOK: 3000 } as const;

const ways: readonly { name: string; label: Translated }[] = [
  {
    name: 'parcel',
    label: [
      'Paketti noutopisteeseen, 2–4 arkipäivää',
      'Paket till ombud, 2–4 vardagar',
      'Parcel to pick-up point, 2–4 working days',
    ],
  },
  {
    name: 'home',
    label: ['Kotiinkuljetus, 2–4 arkipäivää', 'Hemleverans, 2–4 vardagar', 'Home delivery, 2–4 working days'],
  },
  {
    name: 'freight',
    label: [
      'Rahti tontin rajalle, 3–7 arkipäivää',
      'Leverans till tomtgränsen, 3–7 vardagar',
      'Kerbside delivery, 3–7 working days',
    ],
  },
];
const windows: readonly { name: string; label: Translated }[] = [
  { name: 'day', label: ['päivällä klo 8–16', 'dagtid kl. 8–16', 'daytime, 8 am–4 pm'] },
  { name: 'evening', label: ['illalla klo 17–21', 'kvällstid kl. 17–21', 'evening, 5–9 pm'] },
];

/** Working days from dispatch to arrival, as the labels say. */
const quick = { min_days: 2, max_days: 4 };
const slow = { min_days: 3, max_days: 7 };

/** First ids of sub-options, far from those of the shipping options. */
const firstPointId = 101;
const firstWindowId = 201;

interface Option {
  shipping_id: number;
  name: string;
  label: Translated;
  fee_minor: number;
  /** Null is the whole market. */
  zip_pattern: string | null;
  free_from_minor: number | null;
  max_weight_grams: number | null;
  parent_id: number | null;
  min_days: number;
  max_days: number;
  place_zip?: string;
}

/** The shipping options, each followed by its sub-options. */
function optionsOf({ id, currency }: ShippingMarket): Option[] {
  const [parcel, home, freight, limit] = fees[currency];
  const small = { max_weight_grams: 35_000, parent_id: null };
  const terms = [
    { ...small, ...quick, fee_minor: parcel, free_from_minor: limit, zip_pattern: null },
    { ...small, ...quick, fee_minor: home, free_from_minor: limit * 2, zip_pattern: null },
    {
      ...small,
      ...slow,
      fee_minor: freight,
      free_from_minor: null,
      zip_pattern: null,
      max_weight_grams: null,
    },
  ] as const;
  const own = ways.map((way, index) => ({ ...way, ...(terms[index] ?? terms[0]), shipping_id: index + 1 }));
  const points = pickupPoints[id];
  if (!points) return own;
  return [
    ...own,
    ...points.map(({ zip: near, place, name, label }, index) => ({
      ...terms[0],
      name,
      label,
      zip_pattern: near,
      place_zip: place,
      shipping_id: firstPointId + index,
      parent_id: 1,
    })),
    ...windows.map((window, index) => ({
      ...terms[1],
      ...window,
      fee_minor: home + (index === 0 ? 0 : eveningFee[currency]),
      shipping_id: firstWindowId + index,
      parent_id: 2,
    })),
  ];
}

export function addShipping(writer: BulkWriter, market: ShippingMarket): void {
  for (const [index, { label, ...option }] of optionsOf(market).entries())
    writer.add('shipping_option', {
      ...option,
      market_id: market.id,
      display_name: localized(label),
      logo: null,
      place_zip: option.place_zip ?? null,
      external_id: option.parent_id === 1 ? option.name : null,
      is_default: index === 0,
      sort_order: index + 1,
    });
}
