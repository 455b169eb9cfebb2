/** Missing fields and refusals in backend responses. */
import { expect, it } from 'vitest';
import { createApi } from './create-api.ts';
import { ApiError, type Transport } from './transport.ts';

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;
const api = (answers: Answers) => {
  const run = async (operation: { name: string }, variables: unknown) =>
    answers[operation.name]?.(variables as Record<string, unknown>) as never;
  const transport: Transport = { query: run, mutate: run };
  return createApi({
    transport,
    segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
    channelId: '1',
    origin: 'https://shop.example',
  });
};

it('converts a product with minimal data', async () => {
  const product = await api({
    ProductDetail: () => ({
      product: { productId: 1, alias: 'a', skus: [null], productImages: null, variantGroup: null },
    }),
  }).catalogue.product('a');
  expect(product).toMatchObject({
    productId: 1,
    name: '',
    href: '',
    images: [],
    skus: [],
    rating: null,
    variants: [],
    packageGroups: [],
    price: { currency: '' },
  });
});

it('omits campaigns with a hidden or missing title (R-PRODUCT-22)', async () => {
  const product = await api({
    ProductDetail: () => ({
      product: {
        productId: 1,
        alias: 'a',
        discountCampaigns: [
          { name: 'Talviale', hideTitle: false },
          { name: 'Kanta-asiakkaat', hideTitle: true },
          { name: null, hideTitle: false },
        ],
      },
    }),
  }).catalogue.product('a');
  expect(product?.campaigns).toEqual(['Talviale']);
});

it('returns null for a missing product or list', async () => {
  const none = api({
    ProductDetail: () => ({ product: null }),
    ListPageInfo: () => ({ listPageInfo: { id: 0 } }),
    ProductList: () => ({ products: null }),
  });
  expect(await none.catalogue.product('a')).toBeNull();
  expect(await none.catalogue.listInfo({ alias: 'x' })).toBeNull();
  expect(await none.catalogue.products({ skip: 0, take: 1 })).toMatchObject({ count: 0, products: [] });
});

it('marks a cart line without a price as unavailable, and keeps its row', async () => {
  const line = {
    id: 'l',
    skuId: 1,
    quantity: 2,
    unitPrice: null,
    totalPrice: null,
    product: null,
    groupKey: '',
    isCampaignFreeGift: false,
  };
  const priced = { ...line, unitPrice: {}, totalPrice: {} };
  const cart = await api({
    CartGet: () => ({ getCart: { id: 'c', items: [line, null, priced], summary: null, promoCode: '' } }),
  }).cart.get('c');
  expect(cart.lines.map(({ unavailable, quantity, groupKey }) => [unavailable, quantity, groupKey])).toEqual([
    [true, 2, null],
    [false, 2, null],
  ]);
  expect(cart).toMatchObject({
    promoCode: null,
    totals: { shipping: { amountLeftToFree: -1 }, costs: { total: 0, balance: 0 } },
  });
});

const refusing = (code: string | undefined) =>
  api({
    CartAdd: () => {
      throw new ApiError('graphql', 'CartAdd', 'no', code === undefined ? {} : { code });
    },
  }).cart.add('c', { skuId: 1, quantity: 1 });

it.each([
  ['OUT_OF_STOCK', 'out-of-stock'],
  ['UNKNOWN_SKU', 'unknown-sku'],
  ['CART_COMPLETED', 'cart-completed'],
  ['CART_NOT_FOUND', 'cart-completed'],
  ['BAD_USER_INPUT', 'bad-input'],
])('maps %s to the refusal %s', async (code, refusal) => {
  expect(await refusing(code)).toEqual({ ok: false, refusal: { code: refusal } });
});
it.each([['INTERNAL_SERVER_ERROR'], ['constructor'], [undefined]])('throws %s', async code => {
  await expect(refusing(code)).rejects.toThrow(ApiError);
});

const item = (id: string, canonicalUrl: string | null, order = 0) => ({
  id,
  label: id,
  title: null,
  canonicalUrl,
  targetBlank: false,
  type: 'x',
  order,
  hidden: false,
  children: null,
});
it('allows only own paths and known URL schemes in menus', async () => {
  const urls = [
    '/a',
    'https://shop.example/b',
    'https://shop.example',
    'https://shop.example.evil/c',
    'javascript:alert(1)',
    '//evil.example',
    'https://shop.example//evil.example',
    null,
  ];
  const menu = await api({
    MenuAtLocation: () => ({
      getMenuAtLocation: {
        title: null,
        menuItems: [
          null,
          ...urls.map((url, index) => item(String(index), url, index)),
          { ...item('h', '/h'), hidden: true },
        ],
      },
    }),
  }).content.menu('m');
  expect(menu?.items.map(({ href, external }) => [href, external])).toEqual([
    ['/a', false],
    ['/b', false],
    ['/', false],
    ['https://shop.example.evil/c', true],
    [null, false],
    [null, false],
    [null, false],
    [null, false],
  ]);
});

const container = (id: number, sortOrder: number) => ({
  id,
  sortOrder,
  layout: 'full',
  design: 'default',
  responsiveMode: 'stack',
  widgets: null,
});
const legs = (desktop: number[] | Error | null, mobile: number[] | Error | null) =>
  api({
    WidgetArea: ({ displaySetting }) => {
      const leg = displaySetting === 'mobile' ? mobile : desktop;
      if (leg instanceof Error) throw leg;
      return {
        widgetArea: leg && {
          title: null,
          meta: null,
          tags: [' #Menu ', null],
          containers: leg.map(id => container(id, id)),
        },
      };
    },
  }).content.area({});
it("finds a content page by its alias, in the page's language first, with its other languages", async () => {
  const page = (id: number, alias: string, canonicalUrl = `/${alias}`) => ({ id, alias, canonicalUrl });
  const { content } = api({
    ContentPages: ({ languageId }) => ({
      cmsPages:
        languageId === 'fi-FI'
          ? [page(1, 'ehdot'), page(2, 'info'), null]
          : languageId === 'sv-SE'
            ? [page(3, 'info', '/sv/info'), page(1, 'villkor', '/sv/villkor')]
            : null,
    }),
  });
  const both = [
    { locale: 'fi', href: '/ehdot' },
    { locale: 'sv', href: '/sv/villkor' },
  ];
  expect(await content.alternates('ehdot')).toEqual(both);
  expect(await content.alternates('villkor')).toEqual(both);
  expect(await content.alternates('info')).toEqual([{ locale: 'fi', href: '/info' }]);
  expect(await content.alternates('ei-ole')).toEqual([]);
});
it.each<[string, number[] | null, number[] | null, [string, string | undefined][]]>([
  [
    'merges both responses by container',
    [1, 3],
    [1, 2],
    [
      ['1', undefined],
      ['2', 'phone'],
      ['3', 'computer'],
    ],
  ],
  ['shows the phone response on all devices when there is no other', null, [1], [['1', undefined]]],
  ['shows the desktop response on all devices when there is no other', [1], null, [['1', undefined]]],
])('%s', async (_, desktop, mobile, expected) => {
  const area = await legs(desktop, mobile);
  expect(area?.containers.map(({ id, only }) => [id, only])).toEqual(expected);
  expect(area).toMatchObject({ tags: ['menu'], partial: false });
});
it('keeps the page when the phone response fails, and marks it partial', async () => {
  const area = await legs([1], new Error('down'));
  expect(area?.containers).toMatchObject([{ id: '1' }]);
  expect(area?.partial).toBe(true);
  await expect(legs(new Error('down'), [1])).rejects.toThrow('down');
  expect(await legs(null, null)).toBeNull();
});

it('suggests no reduction that may not be announced (R-LAW-2)', async () => {
  const unitPrice = { regularPriceIncVatFormatted: '20,00 €', sellingPriceIncVatFormatted: '15,00 €' };
  const product = (isDiscounted: boolean) => ({
    productId: 1,
    unitPrice: { ...unitPrice, isDiscounted: true },
    lowestPrice: {
      isDiscounted,
      discountPercentage: 25,
      lowestPriceIncVatFormatted: '20,00 €',
      lowestPriceExVatFormatted: '15,94 €',
    },
  });
  const { products } = await api({
    SearchSuggestions: () => ({ products: { count: 2, products: [product(true), product(false)] } }),
  }).search.suggest('vinssi', 2);
  expect(products.map(({ price }) => [price.isDiscounted, price.regularIncVatFormatted])).toEqual([
    [true, '20,00 €'],
    [false, '15,00 €'],
  ]);
});
