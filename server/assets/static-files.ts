/** Files as they are: the browser's build under names that change with their content, and public/. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { answerText } from '#server/http/answer.ts';
import type { Exchange, Handler } from '#server/http/exchange.ts';
import type { Route } from '#server/http/router.ts';

const YEAR = 'public, max-age=31536000, immutable';
type Serve = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const missing: Handler = exchange => answerText(exchange, 404, 'There is no such file.');

/** Source maps and the manifest stay at home. */
const isPrivate = (path: string) => path.endsWith('.map') || path.includes('/.');

export function serveFile(serve: Serve, exchange: Exchange): Promise<boolean> {
  const { req, res } = exchange;
  return new Promise(resolve => {
    res.once('close', () => resolve(true));
    serve(req, res, () => resolve(false));
  });
}

/** `/assets/*` of the first folder that has the file: a missing one is a missing file and never the app. */
export function assetsRoute(folders: readonly string[]): Route {
  const known = folders
    .filter(folder => existsSync(folder))
    .map(folder =>
      sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        dotfiles: false,
        setHeaders: res => res.setHeader('cache-control', YEAR),
      }),
    );
  return {
    path: '/assets/',
    methods: ['GET', 'HEAD'],
    async handle(exchange) {
      if (!isPrivate(exchange.address.path))
        for (const serve of known) if (await serveFile(serve, exchange)) return;
      await missing(exchange);
    },
  };
}

/** The files of public/ by their addresses, as they were at the start; anything else goes on. */
export function publicFiles(publicFolder: string, otherwise: Handler): Handler {
  const serve = sirv(publicFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (res, path) =>
      res.setHeader('cache-control', path.startsWith('/fonts/') ? YEAR : 'public, max-age=3600'),
  });
  return async exchange => {
    // Pages have no dot in their last part; looking for a file costs them nothing.
    const mayBeFile = /\.[a-z0-9]{2,12}$/i.test(exchange.address.path) && !isPrivate(exchange.address.path);
    if (mayBeFile && (await serveFile(serve, exchange))) return;
    await otherwise(exchange);
  };
}
