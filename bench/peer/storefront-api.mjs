/**
 * Stands in for Shopify's Storefront API: answers the queries of the Hydrogen skeleton from a made-up catalogue, validated
 * against the API's own schema. Every answer is cached, because the peer's pages are measured and not its backend.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildClientSchema, execute, parse } from 'graphql';

const PRODUCTS = 120;
const collections = ['winches', 'tyres', 'plows', 'racks', 'helmets', 'gloves', 'lights', 'oils'];
const nouns = ['steel winch', 'mud tyre', 'snow plow', 'front rack', 'cross helmet', 'rain glove'];
const colours = ['black', 'blue', 'green', 'red'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const SENTENCE = 'Made for years of work in the forest. ';

const idOf = (type, number) => `gid://shopify/${type}/${number}`;
const money = amount => ({ amount: amount.toFixed(1), currencyCode: 'EUR' });

const image = (number, width = 1000, height = 1250) => ({
  id: idOf('ProductImage', number),
  url: `https://cdn.shopify.com/s/files/1/0/0/${number}.jpg`,
  altText: `Photo ${number}`,
  width,
  height,
});

const connection = nodes => ({
  nodes,
  edges: nodes.map((node, at) => ({ node, cursor: `c${at}` })),
  pageInfo: {
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: 'c0',
    endCursor: `c${nodes.length - 1}`,
  },
});

/** The first or last nodes that the arguments of a field ask for. */
const pageOf =
  nodes =>
  ({ first, last }) =>
    connection(nodes.slice(0, first ?? last ?? 20));

function variantsOf(product, number, price) {
  return sizes.map((size, at) => ({
    id: idOf('ProductVariant', number * sizes.length + at),
    title: size,
    sku: `SKU-${number}-${size}`,
    availableForSale: true,
    price,
    quantityAvailable: 5,
    selectedOptions: [{ name: 'Size', value: size }],
    image: product.featuredImage,
    product,
  }));
}

function productOf(number) {
  const title = `${nouns[number % nouns.length]} ${colours[number % colours.length]} ${100 + number}`;
  const price = money(19 + ((number * 7) % 180));
  const range = { minVariantPrice: price, maxVariantPrice: price };
  const product = {
    id: idOf('Product', number),
    title,
    handle: title.replaceAll(' ', '-'),
    vendor: `Maker ${number % 6}`,
    description: SENTENCE.repeat(12),
    descriptionHtml: `<p>${SENTENCE.repeat(12)}</p>`,
    availableForSale: true,
    tags: [],
    encodedVariantExistence: 'v1_0-4',
    encodedVariantAvailability: 'v1_0-4',
    priceRange: range,
    compareAtPriceRange: range,
    featuredImage: image(number),
    images: pageOf([image(number)]),
    seo: { title, description: title },
  };
  const variants = variantsOf(product, number, price);
  const optionValues = sizes.map((name, at) => ({ name, firstSelectableVariant: variants[at] }));
  return Object.assign(product, {
    variants: pageOf(variants),
    selectedOrFirstAvailableVariant: variants[0],
    adjacentVariants: variants.slice(1),
    options: [{ name: 'Size', values: sizes, optionValues }],
  });
}

const products = Array.from({ length: PRODUCTS }, (_, number) => productOf(number));

const collectionOf = handle => ({
  id: idOf('Collection', handle),
  handle,
  title: handle,
  description: `All our ${handle}`,
  image: image(900 + collections.indexOf(handle), 1000, 417),
  products: pageOf(products),
  seo: { title: handle, description: handle },
});

const menuItems = collections.slice(0, 4).map((handle, at) => ({
  id: idOf('MenuItem', at),
  tags: [],
  title: handle,
  type: 'COLLECTION',
  url: `https://stand-in.myshopify.com/collections/${handle}`,
  items: [],
}));

const catalogue = {
  products: pageOf(products),
  collections: pageOf(collections.map(collectionOf)),
  collection: ({ handle }) => (collections.includes(handle) ? collectionOf(handle) : null),
  product: ({ handle }) => products.find(product => product.handle === handle) ?? null,
  menu: { id: idOf('Menu', 1), items: menuItems },
  cart: null,
  localization: {
    country: { isoCode: 'FI', name: 'Finland', currency: { isoCode: 'EUR' } },
    language: { isoCode: 'EN' },
  },
  shop: {
    id: idOf('Shop', 1),
    name: 'Stand-in',
    description: SENTENCE,
    primaryDomain: { url: 'https://stand-in.myshopify.com' },
    brand: { logo: { image: image(990, 100, 100) } },
  },
};

/** Paths of the peer's pages that correspond to ours. */
export const peerPaths = {
  front: '/',
  list: `/collections/${collections[0]}`,
  product: `/products/${products[7].handle}`,
};

/** Queries come as JSON or as a form, depending on the version of Hydrogen. */
function requestOf(body) {
  if (body.startsWith('{')) return JSON.parse(body);
  const form = new URLSearchParams(body);
  return { query: form.get('query'), variables: JSON.parse(form.get('variables') ?? '{}') };
}

/**
 * Serves the API on a free port of this computer. Resolves to `{ origin, stop }`.
 * @param schemaFile the introspection result that `@shopify/hydrogen` ships
 */
export async function startStorefrontApi(schemaFile) {
  const introspection = JSON.parse(readFileSync(schemaFile, 'utf8'));
  const schema = buildClientSchema(introspection.data ?? introspection);
  const answers = new Map();

  async function answerTo(body) {
    const { query, variables } = requestOf(body);
    const result = await execute({
      schema,
      document: parse(query),
      rootValue: catalogue,
      variableValues: variables,
    });
    // A peer that renders an error page would look fast.
    if (result.errors) {
      console.error(`The stand-in cannot answer: ${result.errors[0]}`);
      return null;
    }
    return JSON.stringify(result);
  }

  async function respond(request, response) {
    const body = await text(request);
    if (!answers.has(body)) answers.set(body, answerTo(body));
    const answer = await answers.get(body);
    response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' }).end(answer ?? '{}');
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise(resolve => server.close(resolve)),
  };
}
