/** Campaigns and codes of the demo shop: one of every kind, over few products, so that most prices stay unchanged. */
import type { Translated } from '../words.ts';

const amounts = (EUR: number) => ({ EUR, SEK: EUR * 10, DKK: Math.round(EUR * 7.5), NOK: EUR * 11 });

interface SeedCampaign {
  id: number;
  alias: string | null;
  name: Translated;
  text?: Translated;
  effect: Record<string, unknown>;
  conditions?: Record<string, unknown>;
  /** Changes the price itself instead of the cart. */
  inPrice?: true;
  /** The least sold products of this category, up to a maximum; without it the campaign covers everything. */
  products?: readonly [category: string, most: number];
  /** Gifts: the cheapest products of this category. */
  gift?: string;
  code?: { text: string; limit?: number; perCustomer?: number; used?: number };
  isOver?: true;
}

export const campaigns: readonly SeedCampaign[] = [
  {
    id: 1,
    alias: 'lampimat-kadet',
    name: ['Lämpimät kädet', 'Varma händer', 'Warm hands'],
    text: [
      'Kahvanlämmittimet 15 % edullisemmin.',
      'Handtagsvärmare 15 % billigare.',
      '15% off heated grips.',
    ],
    effect: { action: 'percentage', basisPoints: 1500 },
    inPrice: true,
    products: ['kahvanlammittimet', 12],
  },
  {
    id: 2,
    alias: 'oljya-varastoon',
    name: ['Öljyä varastoon', 'Olja på lager', 'Stock up on oil'],
    text: ['3 kpl −10 %, 6 kpl −15 %.', '3 st −10 %, 6 st −15 %.', 'Buy 3 and save 10%, buy 6 and save 15%.'],
    effect: {
      action: 'tiers',
      mode: 'all',
      steps: [
        { from: 3, basisPoints: 1000 },
        { from: 6, basisPoints: 1500 },
      ],
    },
    products: ['moottorioljyt', 12],
  },
  {
    id: 3,
    alias: 'kolmas-puoleen-hintaan',
    name: ['Kolmas puoleen hintaan', 'Den tredje till halva priset', 'Third one half price'],
    text: [
      'Kolmannesta sytytystulpasta alkaen puoleen hintaan.',
      'Från det tredje tändstiftet halva priset.',
      'Half price from your third spark plug onwards.',
    ],
    effect: { action: 'tiers', mode: 'beyond', steps: [{ from: 3, basisPoints: 5000 }] },
    products: ['sytytystulpat', 12],
  },
  {
    id: 4,
    alias: 'lahja-vinssin-ostajalle',
    name: ['Lahja vinssin ostajalle', 'Present till den som köper vinsch', 'Free gift with a winch'],
    text: [
      'Saat lahjan kaupan päälle, kun ostoksesi ovat yli 300 € (Ruotsissa 3 000 kr, Tanskassa 2 250 kr, Norjassa 3 300 kr).',
      'Du får en present på köpet när du handlar för över 300 € (i Sverige 3 000 kr, i Danmark 2 250 kr, i Norge 3 300 kr).',
      'A free gift when you buy for over €300 (SEK 3,000 in Sweden, DKK 2,250 in Denmark, NOK 3,300 in Norway).',
    ],
    effect: { action: 'free_gift', quantity: 1 },
    conditions: { minimum: amounts(30_000) },
    products: ['vinssit-monkijaan', 12],
    gift: 'koukut-ja-taljat',
  },
  {
    id: 5,
    alias: 'telat-kotiin',
    name: ['Telasarjat kotiin ilman toimitusmaksua', 'Bandsatser fraktfritt', 'Free delivery on track kits'],
    effect: { action: 'free_shipping' },
    products: ['telasarjat-monkijaan', 12],
  },
  {
    id: 20,
    alias: null,
    name: ['Kymmenen prosenttia', 'Tio procent', 'Ten per cent off'],
    effect: { action: 'percentage', basisPoints: 1000 },
    code: { text: 'MONKIJA10' },
  },
  {
    id: 21,
    alias: null,
    name: ['Alennus ostoksista', 'Rabatt på köpet', 'Money off your order'],
    effect: { action: 'order_amount', amounts: amounts(1000) },
    conditions: { minimum: amounts(10_000) },
    code: { text: 'KYMPPI' },
  },
  {
    id: 22,
    alias: null,
    name: ['Ilman toimitusmaksua', 'Fraktfritt', 'Free delivery'],
    effect: { action: 'free_shipping' },
    code: { text: 'KOTIIN' },
  },
  {
    id: 23,
    alias: null,
    name: ['Ensimmäinen tilaus', 'Första beställningen', 'First order'],
    effect: { action: 'percentage', basisPoints: 1500 },
    conditions: { firstOrder: true },
    code: { text: 'TERVETULOA' },
  },
  {
    id: 24,
    alias: null,
    name: ['Yrityksille', 'För företag', 'For businesses'],
    effect: { action: 'percentage', basisPoints: 500 },
    conditions: { customerTypes: ['ORGANIZATION'], loginOnly: true },
    code: { text: 'YRITYS5' },
  },
  {
    id: 25,
    alias: null,
    name: ['Sadalle nopeimmalle', 'För de hundra snabbaste', 'For the first hundred customers'],
    effect: { action: 'percentage', basisPoints: 2000 },
    code: { text: 'SATA', limit: 100, perCustomer: 1 },
  },
  {
    id: 26,
    alias: null,
    name: ['Loppuun käytetty', 'Förbrukad', 'Fully redeemed'],
    effect: { action: 'percentage', basisPoints: 5000 },
    code: { text: 'LOPPU', limit: 1, used: 1 },
  },
  {
    id: 27,
    alias: null,
    name: ['Viime kesä', 'I somras', 'Last summer'],
    effect: { action: 'percentage', basisPoints: 2500 },
    code: { text: 'KESÄ' },
    isOver: true,
  },
];
