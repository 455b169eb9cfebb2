/** The fixed part of random catalogues: two markets, two languages, a small tree of categories, brands and parameters. */
import type { Channel } from '#backend/index.ts';
import type { CatalogueReference, Category, Market, ParameterValue } from '#backend/testing.ts';

const languages = [
  { id: 'fi-FI', code: 'fi', name: 'suomi' },
  { id: 'sv-SE', code: 'sv', name: 'svenska' },
];

const marketOf = (id: string, code: string): Market => ({
  id,
  alias: id,
  defaultLanguageId: 'fi-FI',
  virtual: false,
  onlyDisplayInCheckout: false,
  groupKey: '',
  allowedLanguages: [],
  country: { name: id, code: id },
  currency: { code, name: code, symbol: code, rate: 1 },
  vatRates: new Map(),
  shipping: [],
  payments: [],
  dispatch: null,
  undelivered: null,
});

export const randomChannel: Channel = {
  id: '1',
  name: 'shop',
  type: 'webshop',
  url: 'http://shop',
  defaultLanguageId: 'fi-FI',
  languages,
  defaultMarketId: 'fi',
  markets: [marketOf('fi', 'EUR'), marketOf('se', 'SEK')],
};

/** Child to parent: 1 > 2 > 3, 1 > 5, and 4 alone. */
export const categoryParents = new Map([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 0],
  [5, 1],
]);

/** The category and its ancestors. */
export function categoryAndAbove(id: number): number[] {
  const parent = categoryParents.get(id);
  return parent === undefined ? [] : [id, ...categoryAndAbove(parent)];
}

const bare = {
  order: 0,
  hidden: false,
  primaryImage: null,
  backgroundImage: null,
  taxonomy: null,
  texts: new Map(),
};
const category = (id: number): Category => ({
  ...bare,
  id,
  parentId: categoryParents.get(id) ?? 0,
  path: categoryAndAbove(id)
    .toReversed()
    .map(each => ({ ...bare, id: each, parentId: categoryParents.get(each) ?? 0, path: [] })),
});

/** Value id to group, parameter and slug; parameter 477 of group 52 holds vehicles. */
export const parameterValues = new Map([
  [10, { group: 1, parameter: 1, slug: 'red' }],
  [11, { group: 1, parameter: 1, slug: 'blue' }],
  [20, { group: 1, parameter: 2, slug: 'steel' }],
  [21, { group: 1, parameter: 2, slug: 'nylon' }],
  [30, { group: 52, parameter: 477, slug: 'can-am-2019-outlander-650' }],
  [31, { group: 52, parameter: 477, slug: 'polaris-2021-sportsman' }],
  [32, { group: 52, parameter: 477, slug: 'universal' }],
]);

const valueOf = ([id, { group, parameter, slug }]: [
  number,
  { group: number; parameter: number; slug: string },
]): [number, ParameterValue] => [
  id,
  {
    id,
    parameter: {
      id: parameter,
      group: { id: group, name: {}, order: group },
      identifier: `${parameter}`,
      type: 'multi',
      name: {},
      order: parameter,
      show: true,
      showFilter: parameter !== 477,
      fit: null,
      together: null,
      description: {},
    },
    slug,
    label: {},
    order: id,
  },
];

const brandNames = new Map([
  [1, 'Öhman'],
  [2, 'Alpha'],
  [3, 'alpha'],
]);

export const randomReference: CatalogueReference = {
  channels: [randomChannel],
  categories: new Map([...categoryParents.keys()].map(id => [id, category(id)])),
  categoryByAlias: new Map(),
  recommendations: [],
  vehicleNames: new Map(),
  packages: new Map(),
  brands: new Map(
    [...brandNames].map(([id, name]) => [
      id,
      {
        id,
        alias: `b${id}`,
        name,
        logo: null,
        primaryImage: null,
        maker: { name, address: '', contact: '' },
        texts: new Map(),
      },
    ]),
  ),
  brandByAlias: new Map(),
  parameterValues: new Map([...parameterValues].map(valueOf)),
  vehicleData: new Map(),
  campaigns: new Map(),
  campaignByAlias: new Map(),
  priceLists: new Map(),
  siteMeta: {},
  lists: new Map(),
};

export const brandName = (id: number): string => brandNames.get(id) ?? '';
