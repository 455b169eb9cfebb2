/** Prices of cards: what may be announced as a reduction. */
import { expect, it } from 'vitest';
import type { CardPartsFragment } from '../fragments.gen.ts';
import { toCard } from './to-card.ts';

const price = {
  sellingPriceIncVat: 179,
  sellingPriceExVat: 142.63,
  sellingPriceIncVatFormatted: '179,00 €',
  sellingPriceExVatFormatted: '142,63 €',
  regularPriceIncVatFormatted: '209,00 €',
  regularPriceExVatFormatted: '166,53 €',
  isDiscounted: true,
  discountPercentage: 14,
  currency: { code: 'EUR' },
};

const wire = (
  lowestPrice: CardPartsFragment['lowestPrice'],
  changes: Partial<CardPartsFragment> = {},
): CardPartsFragment => ({
  productId: 1,
  articleNumber: null,
  alias: 'vinssi',
  name: 'Vinssi',
  canonicalUrl: '/p/vinssi',
  brand: null,
  productImages: [],
  unitPrice: price,
  lowestPackagePrice: null,
  lowestPrice,
  type: 'product',
  rating: null,
  totalStock: null,
  skus: [],
  discountCampaigns: [],
  ...changes,
});

const lowest = (isDiscounted: boolean, discountPercentage: number, lowestPriceIncVatFormatted: string) => ({
  isDiscounted,
  discountPercentage,
  lowestPriceIncVatFormatted,
  lowestPriceExVatFormatted: null,
});

it('announces no reduction of a price that was as low within the 30 days before it (R-LAW-2)', () => {
  const { price, lowestPrice } = toCard(wire(lowest(false, 0, '179,00 €')));
  expect(price).toMatchObject({
    sellingIncVatFormatted: '179,00 €',
    regularIncVatFormatted: '179,00 €',
    isDiscounted: false,
    discountPercentage: 0,
  });
  expect(lowestPrice).toBeNull();
});

it('measures a reduction against the lowest price of the 30 days before it (R-LAW-2)', () => {
  const { price, lowestPrice } = toCard(wire(lowest(true, 6, '190,00 €')));
  expect(price).toMatchObject({
    isDiscounted: true,
    discountPercentage: 6,
    regularIncVatFormatted: '190,00 €',
  });
  expect(lowestPrice).toMatchObject({ incVatFormatted: '190,00 €' });
});

it('can be bought from a card when there is nothing to choose and something in stock', () => {
  const totalStock = { totalStock: 3, inStock: 3, oversellable: 0, static: 0 };
  const sku = (skuId: number) => ({ skuId, incoming: null });
  const buySkuOf = (changes: Partial<CardPartsFragment>) =>
    toCard(wire(null, { totalStock, skus: [sku(7)], ...changes })).buySkuId;
  expect(buySkuOf({})).toBe(7);
  expect(buySkuOf({ skus: [sku(7), sku(8)] })).toBeNull();
  expect(buySkuOf({ type: 'package' })).toBeNull();
  expect(buySkuOf({ totalStock: { ...totalStock, totalStock: 0 } })).toBeNull();
});

it('has a rating only when it was rated', () => {
  expect(toCard(wire(null, { rating: { score: 0, voteCount: 0 } })).rating).toBeNull();
  expect(toCard(wire(null, { rating: { score: 3.75, voteCount: 12 } })).rating).toEqual({
    score: 3.75,
    voteCount: 12,
  });
});

it('states the least that a package costs instead of its stored price, without a reduction', () => {
  const card = toCard(
    wire(lowest(true, 14, '209,00 €'), {
      type: 'package',
      lowestPackagePrice: {
        ...price,
        sellingPriceIncVat: 397.9,
        sellingPriceIncVatFormatted: '397,90 €',
        isDiscounted: false,
        discountPercentage: 0,
      },
    }),
  );
  expect(card.price).toMatchObject({
    sellingIncVatFormatted: '397,90 €',
    isDiscounted: false,
    isLeast: true,
  });
  expect(card.lowestPrice).toBeNull();
});
