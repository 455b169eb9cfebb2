/** Sends pages: cached ones with headers for shared caches, rendered ones, and streams. */
import { randomBytes } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageOutcome } from '#ssr/storefront.ts';
import { sharedCacheControl, type CachedPage } from '#server/cache/cached-page.ts';
import { chooseEncoding, encode, encodingFor, encodingStream } from '#server/http/content-encoding.ts';
import { redirect } from '#server/http/reply.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { withVisitorParameters } from '#server/routing/address-query.ts';

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie, accept-encoding' };
const PRIVATE = 'private, no-store';

type PageHeaders = Pick<SecurityHeaders, 'withStyle'>;

/** Also with 304: the browser takes the headers of that reply for those of the page it has. */
function allowOwnStyles(reply: FastifyReply, styleHash: string | undefined, headers: PageHeaders): void {
  const policy = reply.getHeader('content-security-policy');
  if (styleHash && typeof policy === 'string')
    reply.header('content-security-policy', headers.withStyle(policy, styleHash));
}

export interface SendOptions {
  /** The reply depends on, or changes, what this visitor sent. */
  personal: boolean;
  now: number;
  headers: PageHeaders;
}

export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { personal, now, headers: policies }: SendOptions,
): Promise<void> {
  allowOwnStyles(reply, page.styleHash, policies);
  reply.headers({
    ...htmlHeaders,
    'cache-control': personal ? PRIVATE : sharedCacheControl(page, now),
    etag: page.etag,
  });
  if (matches(headers['if-none-match'], page.etag)) {
    reply.code(304).send();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding'], page.body.byteLength);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = page.bytes(encoding);
  reply.code(page.status).send(bytes instanceof Buffer ? bytes : await bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && header.split(',').some(part => part.trim().replace(/-(br|gzip)"$/, '"') === etag)
  );
}

export interface OutcomeOptions {
  origin: string;
  headers: PageHeaders;
}

/** Pages that are not cached: errors, unknown addresses, pages of which a part failed. */
export async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: PageOutcome,
  { origin, headers: policies }: OutcomeOptions,
): Promise<void> {
  if (outcome.kind === 'redirect') {
    const location = outcome.location.startsWith(`${origin}/`)
      ? outcome.location.slice(origin.length)
      : outcome.location;
    return redirect(reply, outcome.status, withVisitorParameters(location, request.address));
  }
  allowOwnStyles(reply, outcome.styleHash, policies);
  reply.code(outcome.status).headers({ ...htmlHeaders, 'cache-control': PRIVATE });
  if (outcome.status === 503) reply.header('retry-after', '10');
  const body = Buffer.from(outcome.html);
  const encoding = encodingFor(request.headers['accept-encoding'], body.byteLength);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.send(await encode(body, encoding));
}

export const newNonce = () => randomBytes(16).toString('base64url');

/** A personal page as it becomes ready; shared caches may not store it. */
export async function sendStream(
  { method, headers: { 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  page: { status: number; body: Readable; styleHash?: string },
  policy: string,
  headers: PageHeaders,
): Promise<void> {
  reply
    .code(page.status)
    .headers({ ...htmlHeaders, 'cache-control': PRIVATE, 'content-security-policy': policy });
  allowOwnStyles(reply, page.styleHash, headers);
  if (method === 'HEAD') {
    page.body.destroy();
    reply.send();
    return;
  }
  const encoding = chooseEncoding(accepted);
  if (encoding === 'identity') {
    reply.send(page.body);
    return;
  }
  const encoder = encodingStream(encoding);
  // An error of the page destroys the encoder, whose end Fastify reports and logs.
  pipeline(page.body, encoder, () => undefined);
  reply.header('content-encoding', encoding).send(encoder);
}
