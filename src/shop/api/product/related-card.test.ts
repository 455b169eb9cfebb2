/** Related products on a platform that does not tell the products themselves. */
import { expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { ApiError, type Transport } from '../transport.ts';
import { createProductApi } from './product.ts';

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

const stock = { totalStock: 2, inStock: 2, oversellable: 0, static: null };

const wire = {
  alias: 'vinssi',
  name: 'Vinssi',
  canonicalUrl: '/p/vinssi',
  relationType: 'SIMILAR',
  brand: { name: 'Kolja', canonicalUrl: '/b/kolja' },
  productImages: [{ fileName: 'vinssi.webp' }],
  parameterGroups: null,
  unitPrice: price,
  skus: [{ skuId: 7, productId: 3, incoming: null, stock }],
  discountCampaigns: null,
};

it('shows related products of which the platform tells no product, without a reduction it cannot prove (R-LAW-2)', async () => {
  const transport = {
    async query({ name }: Operation<unknown, unknown>) {
      if (name === 'RecommendedProducts')
        throw new ApiError('graphql', name, 'The platform does not have this operation.', {
          code: 'NOT_SUPPORTED',
        });
      return { relatedProducts: [wire] };
    },
  } as unknown as Transport;
  const api = createProductApi(transport, { channelId: '1|fi', languageId: 'fi-FI', marketId: 'FI' });
  expect(await api.related('rope')).toMatchObject([
    {
      type: 'SIMILAR',
      products: [
        {
          alias: 'vinssi',
          href: '/p/vinssi',
          brand: 'Kolja',
          image: 'vinssi.webp',
          skuId: 7,
          card: { productId: 3, lowestPrice: null, stock: { totalStock: 2 }, rating: null },
          price: { sellingIncVatFormatted: '179,00 €', isDiscounted: false },
        },
      ],
    },
  ]);
});
