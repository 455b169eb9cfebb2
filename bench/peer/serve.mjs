/**
 * Serves the built Hydrogen skeleton as Shopify's host does, over HTTP: `node serve.mjs FOLDER API_ORIGIN [uncached]`.
 * Prints its port when it listens. Its queries go to the API's stand-in; `uncached` gives it a cache that stores nothing.
 */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [folder, apiOrigin, mode] = process.argv.slice(2);
const MOST_ANSWERS = 5000;

const fetchFromNetwork = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input);
  if (!hostname.endsWith('shopify.com')) return fetchFromNetwork(input, init);
  return fetchFromNetwork(apiOrigin + pathname + search, input instanceof Request ? input : init);
};

/** The part of the Cache API that Hydrogen uses, in memory. */
class MemoryCache {
  #answers = new Map();

  async match(request) {
    const answer = this.#answers.get(request.url);
    return answer && new Response(answer.body, answer);
  }

  async put(request, response) {
    if (mode === 'uncached') return;
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.delete(this.#answers.keys().next().value);
    const { status, headers } = response;
    this.#answers.set(request.url, { body: await response.text(), status, headers: [...headers] });
  }

  async delete(request) {
    return this.#answers.delete(request.url);
  }
}

const cache = new MemoryCache();
globalThis.caches = { open: async () => cache };

const { default: shop } = await import(pathToFileURL(`${folder}/dist/server/index.js`).href);
const environment = {
  SESSION_SECRET: 'measured',
  PUBLIC_STORE_DOMAIN: 'stand-in.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'measured',
  PUBLIC_STOREFRONT_ID: '1',
  PUBLIC_CHECKOUT_DOMAIN: 'stand-in.myshopify.com',
};

async function answer(request, response) {
  const url = new URL(request.url, `http://${request.headers.host}`);
  const { host, 'user-agent': agent = '', accept = '*/*' } = request.headers;
  const answered = await shop.fetch(
    new Request(url, { headers: { host, accept, 'user-agent': agent } }),
    environment,
    {
      waitUntil: work => void work?.catch(console.error),
      passThroughOnException() {},
    },
  );
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  Readable.fromWeb(answered.body).pipe(response);
}

const server = createServer((request, response) => {
  answer(request, response).catch(error => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
