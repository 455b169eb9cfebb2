/** Requests as visitors send them: pages of the sitemap, lists with filters, searches, missing pages and operations. */
import { randomInt, randomUUID } from 'node:crypto';

const pick = list => list[randomInt(list.length)];
const letters = 'abcdefghijklmnopqrstuvwxyzåäö';
const gibberish = length => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
const words = ['vinssi', 'rengas', 'köysi', 'akku', 'vinsch', 'däck', 'honda', 'aura', 'lumi', 'koukku'];

/** An address of its own for every shopper: limits count networks. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const encodings = ['gzip', 'br', 'identity', 'gzip, deflate, br', ''];
const cookies = [
  '',
  'ralph-selected-market=se',
  'ralph-user-type=ORGANIZATION',
  'ralph-selected-market=dk; ralph-user-type=PERSON',
];

/** Paths of all pages in the sitemap. @throws when there is none. */
export async function sitemapPaths(origin) {
  const locations = async url => {
    const text = await (await fetch(url)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found);
  };
  const files = await locations(`${origin}/sitemap.xml`);
  const nested = await Promise.all(files.map(async url => (url.endsWith('.xml') ? locations(url) : [url])));
  const paths = [...new Set(nested.flat().map(url => new URL(url).pathname))];
  if (paths.length < 100) throw new Error(`The sitemap has only ${paths.length} pages`);
  return paths;
}

const listQueries = () =>
  pick([
    '',
    `?page=${randomInt(1, 4)}`,
    `?sort=${pick(['PRICE', 'PRICE_DESC', 'NAME', 'LATEST'])}`,
    `?price=${randomInt(1, 50)}~${randomInt(50, 900)}`,
    `?utm_source=${gibberish(6)}`,
    `?skus=${gibberish(3)}~${randomInt(1, 900)}`,
  ]);

const operations = [
  () => ({
    query:
      'query ($text: String, $skip: Int) { products(take: 24, skip: $skip, filter: { searchText: $text }) { count products { id name } } }',
    variables: { text: randomInt(2) ? pick(words) : gibberish(5), skip: randomInt(0, 200) },
  }),
  () => ({
    query: `query { product(productId: ${randomInt(1, 400)}) { name unitPrice { sellingPriceIncVat } } }`,
  }),
  () => ({ query: 'query ($id: String) { getCart(id: $id) { id } }', variables: { id: randomUUID() } }),
];

/** `{ path, init }` of one request, different every time. */
export function someRequest(paths) {
  const headers = {
    'x-forwarded-for': someAddress(),
    'accept-encoding': pick(encodings),
    cookie: pick(cookies),
    'user-agent': `soak ${gibberish(8)}`,
  };
  const kind = randomInt(20);
  if (kind < 9) return { path: pick(paths), init: { headers } };
  if (kind < 13) return { path: pick(paths) + listQueries(), init: { headers } };
  if (kind < 15)
    return {
      path: `/s/${encodeURIComponent(randomInt(2) ? pick(words) : gibberish(6))}`,
      init: { headers },
    };
  if (kind < 16) return { path: `/${gibberish(12)}`, init: { headers } };
  const body = JSON.stringify(pick(operations)());
  return {
    path: '/graphql',
    init: { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
  };
}

/** The same few hundred requests again and again: what grows now is no cache. */
export function repeatedRequests(paths) {
  const requests = Array.from({ length: 300 }, () => someRequest(paths));
  return () => pick(requests);
}
