/** `/images/{type}/{folder}/{file}`: pictures in the sizes that pages ask for, cacheable for a year. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#kernel/address/network-of.ts';
import { hasControl } from '#server/http/control-characters.ts';
import { HttpError } from '#server/http/http-error.ts';
import { sendText } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import { QueueFull } from './fair-queue.ts';
import { chooseFormat } from './image-format.ts';
import { imageSize } from './image-sizes.ts';
import type { ImageSource } from './image-source.ts';

const MAX_NAME_LENGTH = 200;
const YEAR = 'public, max-age=31536000, immutable';
const drawingPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const pictures = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]);

export interface ImageName {
  type: string;
  folder: string;
  file: string;
}

/** The three parts of the address, or null when the address cannot be one of ours. */
export function readImageName(path: string): ImageName | null {
  const [type, folder, file, ...rest] = path.slice('/images/'.length).split('/');
  if (!type || !folder || !file || rest.length > 0 || !imageSize(type, folder)) return null;
  return file.length > MAX_NAME_LENGTH || file.startsWith('.') || hasControl(file)
    ? null
    : { type, folder, file };
}

/** Grey on nothing, for light and dark pages. */
const missing = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" fill="none" stroke="#8b929c" stroke-width="2"><rect x="32" y="36" width="32" height="24" rx="2"/><circle cx="41" cy="44" r="3"/><path d="m34 58 10-9 6 5 7-7 6 6"/></svg>`;

/** An element of a page shows the picture of an answer whatever its status is: this one instead of the browser's broken one. */
export function insteadOfPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text, headers }: { status: number; text: string; headers: Record<string, string> },
): void {
  reply.header('vary', 'Sec-Fetch-Dest');
  if (request.headers['sec-fetch-dest'] !== 'image') return sendText(reply, status, text, headers);
  reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'image/svg+xml',
      'content-security-policy': drawingPolicy,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(missing);
}

export const noPicture = (request: FastifyRequest, reply: FastifyReply): void =>
  insteadOfPicture(request, reply, {
    status: 404,
    text: 'There is no such picture.',
    headers: { 'cache-control': 'public, max-age=60' },
  });

function tooMany(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw new HttpError(429, 'Too many pictures are being made for this network.', { 'retry-after': '10' });
}

export function imagesRoute(source: ImageSource): Route {
  return {
    url: '/images/*',
    // The entity tag is that of the bytes as they are.
    compress: false,
    method: ['GET', 'HEAD'],
    async handler(request, reply) {
      const name = readImageName(request.address.path);
      const size = name && imageSize(name.type, name.folder);
      const facts = name && (await source.facts(name.type, name.file));
      if (!name || !size || !facts) return noPicture(request, reply);
      const format = chooseFormat(request.headers.accept);
      const etag = `"${createHash('sha256')
        .update(`${request.address.path}|${facts.version}|${size.kind === 'raw' ? '' : format}`)
        .digest('base64url')
        .slice(0, 22)}"`;
      const headers: Record<string, string> = {
        etag,
        vary: 'Accept',
        'cache-control': YEAR,
        'cross-origin-resource-policy': 'cross-origin',
      };
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(headers).send();
      const network = networkOf(request.ip);
      const wanted = { size, folder: name.folder, format, network };
      const picture = await source.picture(facts, wanted).catch(tooMany);
      if (!picture || !pictures.has(picture.mime)) return noPicture(request, reply);
      headers['content-type'] = picture.mime;
      // An SVG can contain scripts; opened by itself it must not run them.
      if (picture.mime === 'image/svg+xml') headers['content-security-policy'] = drawingPolicy;
      return reply.headers(headers).send(picture.data);
    },
  };
}
