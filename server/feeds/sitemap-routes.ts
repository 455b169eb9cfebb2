/** `/sitemap.xml` and the files it names; products are streamed as they are asked for. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { answer, answerText, setHeaders } from '#server/http/answer.ts';
import { chooseEncoding, encodingStream } from '#server/http/compress.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Route } from '#server/http/router.ts';
import type { SitemapGoods } from './sitemap-goods.ts';
import { pagePaths } from './sitemap-pages.ts';
import { sitemapIndex, urlEntries, urlsetEnd, urlsetStart } from './sitemap-xml.ts';

const methods = ['GET', 'HEAD'];
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  vary: 'Accept-Encoding',
};

export interface SitemapOptions {
  pages(): readonly PageDocument[];
  goods: SitemapGoods;
  addresses(): Addresses;
  /** Those of the configuration. */
  features: readonly string[];
}

export function sitemapRoutes({ pages, goods, addresses, features }: SitemapOptions): Route[] {
  const urlset = (body: string) => urlsetStart + body + urlsetEnd;

  async function* productFile(file: number, requestId: string): AsyncGenerator<string> {
    yield urlsetStart;
    for await (const things of goods.products(file, requestId)) yield urlEntries(addresses(), things);
    yield urlsetEnd;
  }

  return [
    {
      path: '/sitemap.xml',
      methods,
      async handle(exchange) {
        const files = await goods.productFiles(exchange.id);
        const products = Array.from({ length: files }, (_, file) => `sitemap/products-${file + 1}.xml`);
        answer(
          exchange,
          200,
          sitemapIndex(addresses().plan.origin, ['sitemap/pages.xml', 'sitemap/categories.xml', ...products]),
          headers,
        );
      },
    },
    {
      path: '/sitemap/',
      methods,
      async handle(exchange) {
        const name = exchange.address.path.slice('/sitemap/'.length);
        const file = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);
        if (name === 'pages.xml')
          return answer(
            exchange,
            200,
            urlset(urlEntries(addresses(), pagePaths(pages(), features))),
            headers,
          );
        if (name === 'categories.xml')
          return answer(
            exchange,
            200,
            urlset(urlEntries(addresses(), await goods.groups(exchange.id))),
            headers,
          );
        if (file > 0 && file <= (await goods.productFiles(exchange.id)))
          return stream(exchange, productFile(file - 1, exchange.id));
        return answerText(exchange, 404, 'There is no such sitemap.');
      },
    },
  ];
}

async function stream({ req, res }: Exchange, parts: AsyncGenerator<string>): Promise<void> {
  setHeaders(res, headers);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const source = Readable.from(parts);
  if (encoding === 'identity') return pipeline(source, res);
  res.setHeader('content-encoding', encoding);
  return pipeline(source, encodingStream(encoding), res);
}
