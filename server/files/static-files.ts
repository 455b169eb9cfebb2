/** Static files: the browser's build under content-hashed names, and public/. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import { sendText } from '../http/reply.ts';
import type { Handler, Route } from '../http/route.ts';

const YEAR = 'public, max-age=31536000, immutable';
type Serve = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const missing: Handler = (_request, reply) => sendText(reply, 404, 'There is no such file.');

/** Source maps and the manifest are not public. */
const isPrivate = (path: string) => path.endsWith('.map') || path.includes('/.');

/** Lets Connect middleware answer; false when it has nothing for this address. */
export function serveFile(serve: Serve, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  return new Promise(resolve => {
    raw.once('close', () => resolve(true));
    // A file that goes away while it is read ends this reply, not the server.
    raw.once('pipe', (file: Readable) => file.once('error', () => raw.destroy()));
    serve(request.raw, raw, () => resolve(false));
  });
}

/** `/assets/*` of the first folder that has the file: a missing file is a plain 404 and never a page. */
export function assetsRoute(folders: readonly string[]): Route {
  const known = folders
    .filter(folder => existsSync(folder))
    .map(folder => ({
      // The files are listed once; a build may have removed some since.
      has: (path: string) => existsSync(join(folder, path)),
      serve: sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        dotfiles: false,
        setHeaders: res => res.setHeader('cache-control', YEAR),
      }),
    }));
  return {
    url: '/assets/*',
    method: ['GET', 'HEAD'],
    async handler(request, reply) {
      const { path } = request.address;
      if (!isPrivate(path))
        for (const { has, serve } of known) if (has(path) && (await serveFile(serve, request, reply))) return;
      await missing(request, reply);
    },
  };
}

/** The files of public/ by their addresses, as they were at the start; `otherwise` answers any other address. */
export function publicFiles(publicFolder: string, otherwise: Handler): Handler {
  const serve = sirv(publicFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (res, path) =>
      res.setHeader('cache-control', path.startsWith('/fonts/') ? YEAR : 'public, max-age=3600'),
  });
  return async (request, reply) => {
    // Pages have no file extension, so they skip the lookup.
    const mayBeFile = /\.[a-z0-9]{2,12}$/i.test(request.address.path) && !isPrivate(request.address.path);
    if (mayBeFile && (await serveFile(serve, request, reply))) return;
    await otherwise(request, reply);
  };
}
