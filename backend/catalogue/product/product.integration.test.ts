/** Single products through GraphQL in a market and a language. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';

const product = (fields: string) =>
  `query ($alias: String, $productId: Int, $marketId: String, $languageId: String) {
    product(alias: $alias, productId: $productId, marketId: $marketId, languageId: $languageId) { ${fields} }
  }`;

const plain = (text: unknown) => String(text).replaceAll(/[\u00a0\u202f]/g, ' ');

it('splits the VAT of the market and formats amounts in its language', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1, prices: { fi: { regular: 149_900, selling: 129_900 }, se: 1_299_500 } });
  });
  const fields =
    product(`unitPrice { sellingPriceIncVat sellingPriceExVat vat discountIncVat discountPercentage
    isDiscounted sellingPriceIncVatFormatted currency { code } }`);

  const finland = await query<{ product: { unitPrice: Record<string, unknown> } }>(fields, { productId: 1 });
  expect(finland.product.unitPrice).toMatchObject({
    sellingPriceIncVat: 1299,
    sellingPriceExVat: 1035.06,
    vat: 263.94,
    discountIncVat: 200,
    discountPercentage: 13,
    isDiscounted: true,
    currency: { code: 'EUR' },
  });
  expect(plain(finland.product.unitPrice['sellingPriceIncVatFormatted'])).toBe('1 299,00 €');

  const sweden = await query<typeof finland>(fields, { productId: 1, marketId: 'se', languageId: 'sv-SE' });
  expect(sweden.product.unitPrice).toMatchObject({ isDiscounted: false, currency: { code: 'SEK' } });
  expect(plain(sweden.product.unitPrice['sellingPriceIncVatFormatted'])).toBe('12 995 kr');
});

it('is null, and no error, when it is unknown, inactive, unpriced in the market or without a text in the language', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1, active: false });
    await world.aProduct({ id: 2, prices: { se: null } });
    await world.aProduct({ id: 3, texts: { 'fi-FI': { alias: 'vinssi', name: 'Vinssi' } } });
  });
  const ask = product('name');

  expect(await query(ask, { alias: 'nothing' })).toEqual({ product: null });
  expect(await query(ask, { alias: null })).toEqual({ product: null });
  expect(await query(ask, { productId: 1 })).toEqual({ product: null });
  expect(await query(ask, { productId: 2, marketId: 'se' })).toEqual({ product: null });
  expect(await query(ask, { productId: 2, marketId: 'fi' })).toEqual({ product: { name: 'Product 2' } });
  expect(await query(ask, { alias: 'vinssi' })).toEqual({ product: { name: 'Vinssi' } });
  expect(await query(ask, { productId: 3, languageId: 'sv-SE' })).toEqual({ product: null });
});

it('has addresses with the prefix of the language, and its breadcrumbs from the root down', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1, 'North');
    const text = (alias: string, name: string) => ({ alias, name });
    await world.aCategory({
      id: 1,
      texts: { 'fi-FI': text('renkaat', 'Renkaat'), 'sv-SE': text('dack', 'Däck') },
    });
    await world.aCategory({
      id: 2,
      parent: 1,
      texts: { 'fi-FI': text('talvi', 'Talvi'), 'sv-SE': text('vinter', 'Vinter') },
    });
    await world.aProduct({
      id: 1,
      categories: [2],
      texts: { 'fi-FI': text('talvirengas', 'Talvirengas'), 'sv-SE': text('vinterdack', 'Vinterdäck') },
    });
  });
  const ask = product(`canonicalUrl brand { canonicalUrl } breadcrumbs { name url }
    alternativeUrls { url culture language country }`);

  expect(await query(ask, { alias: 'vinterdack', languageId: 'sv-SE' })).toEqual({
    product: {
      canonicalUrl: '/sv/p/vinterdack',
      brand: { canonicalUrl: '/sv/b/north' },
      breadcrumbs: [
        { name: 'Däck', url: '/sv/c/dack' },
        { name: 'Vinter', url: '/sv/c/dack/vinter' },
      ],
      alternativeUrls: [
        { url: 'http://shop.test/p/talvirengas', culture: 'fi-FI', language: 'fi', country: 'FI' },
        { url: 'http://shop.test/sv/p/vinterdack', culture: 'sv-SE', language: 'sv', country: 'SE' },
      ],
    },
  });
});

it('fills images and parameters in both forms and sums the stock of its SKUs (R-PRODUCT-2)', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aParameter({ id: 7, group: 3, name: 'Väri', values: ['Musta', 'Punainen'] });
    await world.aProduct({
      id: 1,
      images: ['a.jpg', 'b.jpg'],
      parameterValues: [701],
      skus: [
        { id: 10, name: 'M', inStock: 2 },
        { id: 11, name: 'L', inStock: 3 },
      ],
    });
  });
  const ask = product(`images productImages { fileName } totalStock { totalStock inStock }
    skus { skuId name stock { inStock } } variantDimensions { level value group { value } }
    parameterGroups { parameterGroupId name parameters { name value facetId identifier } }`);

  expect(await query(ask, { productId: 1 })).toEqual({
    product: {
      images: ['a.jpg', 'b.jpg'],
      productImages: [{ fileName: 'a.jpg' }, { fileName: 'b.jpg' }],
      totalStock: { totalStock: 5, inStock: 5 },
      skus: [
        { skuId: 10, name: 'M', stock: { inStock: 2 } },
        { skuId: 11, name: 'L', stock: { inStock: 3 } },
      ],
      // Both sizes are open: neither is a choice that was made.
      variantDimensions: [],
      parameterGroups: [
        {
          parameterGroupId: 3,
          name: 'Tiedot',
          parameters: [
            { name: 'Väri', value: 'Punainen', facetId: 'f_3_7_punainen', identifier: 'parameter-7' },
          ],
        },
        expect.objectContaining({ name: 'Valmistaja ja turvallisuus' }),
      ],
    },
  });
});

it('GPSR 2023/988 art. 19: says in the language of the shopper who made it and how to reach them', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1, 'North');
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1 });
  });
  const ask = product('parameterGroups { name parameters { name value show facetId } }');
  const rows = (name: string, address: string, contact: string) => [
    { name, value: 'North', show: true, facetId: null },
    { name: address, value: 'Road 1', show: true, facetId: null },
    { name: contact, value: 'post@example.com', show: true, facetId: null },
  ];

  expect(await query(ask, { productId: 1 })).toEqual({
    product: {
      parameterGroups: [
        {
          name: 'Valmistaja ja turvallisuus',
          parameters: rows('Valmistajan nimi', 'Postiosoite', 'Sähköposti'),
        },
      ],
    },
  });
  expect(await query(ask, { productId: 1, languageId: 'sv-SE' })).toEqual({
    product: {
      parameterGroups: [
        {
          name: 'Tillverkare och säkerhet',
          parameters: rows('Tillverkarens namn', 'Postadress', 'E-post'),
        },
      ],
    },
  });
});

it('shows its variants as a tree and what can be chosen on each level (R-PRODUCT-4)', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aVariantGroup(1, 1);
    for (const [id, colour] of [[1, 'black'] as const, [2, 'red'] as const]) {
      await world.aProduct({ id, variantGroup: 1 });
      await world.db
        .insertInto('variant_value')
        .values({
          product_id: id,
          level: 1,
          dimension: 'Colour',
          type: 'color',
          value: colour,
          label: JSON.stringify({ fi: colour === 'red' ? 'Punainen' : 'Musta' }),
          attributes: JSON.stringify([{ key: 'hex', value: '#000' }]),
          sort_order: id,
        })
        .execute();
    }
  });
  const ask = product(`variantDimensions { level dimension value label group { label value } }
    variantGroup { variantGroupId mainProductId activeProducts variants { level value label productId stock { inStock }
      attributes { key value } variants { level skuId } } }`);
  const variant = (id: number, value: string, label: string) => ({
    level: 1,
    value,
    label,
    productId: id,
    stock: { inStock: 5 },
    attributes: [{ key: 'hex', value: '#000' }],
    variants: [{ level: 0, skuId: id }],
  });

  expect(await query(ask, { productId: 2 })).toEqual({
    product: {
      variantDimensions: [
        {
          level: 1,
          dimension: 'Colour',
          value: 'red',
          label: 'Punainen',
          group: [
            { label: 'Musta', value: 'black' },
            { label: 'Punainen', value: 'red' },
          ],
        },
      ],
      variantGroup: {
        variantGroupId: 1,
        mainProductId: 1,
        activeProducts: 2,
        variants: [variant(1, 'black', 'Musta'), variant(2, 'red', 'Punainen')],
      },
    },
  });
});

it('shows a package with the products of its options', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1, name: 'Winch' });
    await world.aProduct({ id: 2, name: 'Set', type: 'package' });
    await world.aChoice({
      productId: 2,
      groupId: 5,
      name: 'Vinssi',
      option: { id: 9, productId: 1, quantity: 2 },
    });
  });
  const ask = product(`type productPackage { groups { groupId name required
    options { optionId name quantity product { productId } } } }`);

  expect(await query(ask, { productId: 1 })).toEqual({ product: { type: 'product', productPackage: null } });
  expect(await query(ask, { productId: 2 })).toEqual({
    product: {
      type: 'package',
      productPackage: {
        groups: [
          {
            groupId: 5,
            name: 'Vinssi',
            required: true,
            options: [{ optionId: 9, name: 'Winch', quantity: 2, product: { productId: 1 } }],
          },
        ],
      },
    },
  });
});

it('gives relations with both names of their kind, and an empty list for an unknown alias', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    for (const id of [1, 2, 3]) await world.aProduct({ id, active: id !== 3 });
    await world.db
      .insertInto('product_relation')
      .values([
        { product_id: 1, related_product_id: 2, relation: 'SIMILAR', sort_order: 1 },
        { product_id: 1, related_product_id: 3, relation: 'RELATED', sort_order: 1 },
      ])
      .execute();
  });
  const ask =
    'query ($alias: String!) { relatedProducts(alias: $alias) { alias relation relationType unitPrice { sellingPriceIncVat } product { productId rating { voteCount } } } }';

  expect(await query(ask, { alias: 'product-1' })).toEqual({
    relatedProducts: [
      {
        alias: 'product-2',
        relation: 'SIMILAR',
        relationType: 'SIMILAR',
        unitPrice: { sellingPriceIncVat: 10 },
        product: { productId: 2, rating: { voteCount: 0 } },
      },
    ],
  });
  expect(await query(ask, { alias: 'nothing' })).toEqual({ relatedProducts: [] });
});

it('is a group of its own when it has no other variants, so that every client finds what can be bought (R-PRODUCT-4)', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({
      id: 1,
      skus: [
        { id: 11, name: 'S' },
        { id: 12, name: 'M', inStock: 3 },
      ],
    });
  });
  const node = 'level type dimension value productId skuId stock { totalStock }';
  const ask = product(
    `variantGroup { variantGroupId mainProductId activeProducts collapseInLists variants { ${node} variants { ${node} } } }
     currentProductVariant { productId level } variantDimensions { level type value group { value } }`,
  );
  expect(await query(ask, { productId: 1 })).toEqual({
    product: {
      variantGroup: {
        variantGroupId: 1,
        mainProductId: 1,
        activeProducts: 1,
        collapseInLists: false,
        variants: [
          {
            level: 1,
            type: 'product',
            dimension: 'product',
            value: 'product-1',
            productId: 1,
            skuId: null,
            stock: { totalStock: 8 },
            variants: [
              {
                level: 0,
                type: 'sku',
                dimension: 'sku',
                value: 'S',
                productId: 1,
                skuId: 11,
                stock: { totalStock: 5 },
              },
              {
                level: 0,
                type: 'sku',
                dimension: 'sku',
                value: 'M',
                productId: 1,
                skuId: 12,
                stock: { totalStock: 3 },
              },
            ],
          },
        ],
      },
      currentProductVariant: { productId: 1, level: 1 },
      variantDimensions: [],
    },
  });
});

it('describes itself without markup when it has no description of its own', async () => {
  const { query, world, announce } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1 });
  });
  const ask = product('meta { title description }');
  await world.db
    .updateTable('product_text')
    .set({ text1: '<p>Strong <b>winch</b></p>\n<p>24 V</p>' })
    .execute();
  await announce('product', 1);
  expect(await query(ask, { productId: 1 })).toEqual({
    product: { meta: { title: 'Product 1', description: 'Strong winch 24 V' } },
  });
});

it('puts products of two dimensions below their outer value, both in their own order', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aVariantGroup(1, 1);
    const combinations = [
      [1, 'long', 'red'],
      [2, 'long', 'blue'],
      [3, 'short', 'red'],
    ] as const;
    const orders: Record<string, number> = { short: 1, long: 2, blue: 1, red: 2 };
    for (const [id, length, colour] of combinations) {
      await world.aProduct({ id, variantGroup: 1 });
      for (const [level, dimension, value] of [
        [2, 'Length', length] as const,
        [1, 'Colour', colour] as const,
      ]) {
        const sort_order = orders[value] ?? 0;
        const label = JSON.stringify({ fi: value });
        await world.db
          .insertInto('variant_value')
          .values({ product_id: id, level, dimension, type: 'text', value, label, sort_order })
          .execute();
      }
    }
  });
  const ask = product(
    'variantDimensions { level value } variantGroup { variants { level value variants { value productId } } }',
  );
  expect(await query(ask, { productId: 2 })).toEqual({
    product: {
      variantDimensions: [
        { level: 2, value: 'long' },
        { level: 1, value: 'blue' },
      ],
      variantGroup: {
        variants: [
          { level: 2, value: 'short', variants: [{ value: 'red', productId: 3 }] },
          {
            level: 2,
            value: 'long',
            variants: [
              { value: 'blue', productId: 2 },
              { value: 'red', productId: 1 },
            ],
          },
        ],
      },
    },
  });
});

it('says when its data, texts or price last changed; what an order changes does not count', async () => {
  const { query, announce, world } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    for (const id of [1, 2, 3, 4]) await world.aProduct({ id, prices: { fi: 1_000 } });
  });
  const long = new Date('2020-01-01');
  const { db } = world;
  await db.updateTable('price_log').set({ valid_from: long }).execute();
  await db.updateTable('product').set({ modified_at: long }).execute();
  await db.updateTable('product_text').set({ text1: 'Uusi' }).where('product_id', '=', 1).execute();
  await db.updateTable('product').set({ weight_grams: 7 }).where('product_id', '=', 2).execute();
  await db.updateTable('price').set({ selling_minor: 900 }).where('product_id', '=', 3).execute();
  await db
    .updateTable('product')
    .set({ sold_count: 7, rating_count: 3 })
    .where('product_id', '=', 4)
    .execute();
  await db.updateTable('product_text').set({ name: 'Product 4' }).where('product_id', '=', 4).execute();
  await announce('all');

  const years = [1, 2, 3, 4].map(async productId => {
    const answer = await query<{ product: { modifiedAt: string } }>(product('modifiedAt'), { productId });
    return answer.product.modifiedAt.slice(0, 4) > '2020';
  });
  expect(await Promise.all(years)).toEqual([true, true, true, false]);
});
