/** Sends pages: kept ones with their headers for shared caches, made ones, and streams. */
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { PageOutcome } from '#ssr/storefront.ts';
import { answer, redirect, setHeaders } from '#server/http/answer.ts';
import { chooseEncoding, encode, encodingFor, encodingStream } from '#server/http/compress.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { withVisitorsKeys } from './address-query.ts';
import { sharedCacheControl, type CachedPage } from '#server/cache/cached-page.ts';

const html = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie, Accept-Encoding' };
const PRIVATE = 'private, no-store';

type PageHeaders = Pick<SecurityHeaders, 'withStyle'>;

/** Also with 304: the browser takes the headers of that answer for those of the page it has. */
function allowOwnStyles({ res }: Exchange, styleHash: string | undefined, headers: PageHeaders): void {
  const policy = res.getHeader('content-security-policy');
  if (styleHash && typeof policy === 'string')
    res.setHeader('content-security-policy', headers.withStyle(policy, styleHash));
}

export interface SendOptions {
  /** The answer depends on, or changes, what this visitor carries. */
  personal: boolean;
  now: number;
  headers: PageHeaders;
}

export async function sendCached(
  exchange: Exchange,
  page: CachedPage,
  { personal, now, headers: policies }: SendOptions,
): Promise<void> {
  allowOwnStyles(exchange, page.styleHash, policies);
  const shared = sharedCacheControl(page, now);
  const headers: Record<string, string> = {
    ...html,
    'cache-control': personal ? PRIVATE : shared,
    etag: page.etag,
  };
  if (matches(exchange.req.headers['if-none-match'], page.etag)) return answer(exchange, 304, '', headers);
  const encoding = encodingFor(exchange.req, page.body.byteLength);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const kept = page.bytes(encoding);
  return answer(exchange, page.status, kept instanceof Buffer ? kept : await kept, headers);
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

/** Pages that are not kept: errors, absences, parts of which failed. */
export async function sendOutcome(
  exchange: Exchange,
  outcome: PageOutcome,
  { origin, headers: policies }: OutcomeOptions,
): Promise<void> {
  if (outcome.kind === 'redirect') {
    const location = outcome.location.startsWith(`${origin}/`)
      ? outcome.location.slice(origin.length)
      : outcome.location;
    return redirect(exchange, outcome.status, withVisitorsKeys(location, exchange.address));
  }
  allowOwnStyles(exchange, outcome.styleHash, policies);
  const body = Buffer.from(outcome.html);
  const encoding = encodingFor(exchange.req, body.byteLength);
  const headers: Record<string, string> = { ...html, 'cache-control': PRIVATE };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (outcome.status === 503) headers['retry-after'] = '10';
  return answer(exchange, outcome.status, await encode(body, encoding), headers);
}

export const newNonce = () => randomBytes(16).toString('base64url');

/** A personal page as it becomes ready; nobody else may keep it. */
export async function sendStream(
  exchange: Exchange,
  page: { status: number; body: Readable; styleHash?: string },
  policy: string,
  headers: PageHeaders,
): Promise<void> {
  const { req, res } = exchange;
  res.statusCode = page.status;
  setHeaders(res, {
    ...html,
    'cache-control': PRIVATE,
    'content-security-policy': policy,
  });
  allowOwnStyles(exchange, page.styleHash, headers);
  if (req.method === 'HEAD') {
    page.body.destroy();
    res.end();
    return;
  }
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  if (encoding === 'identity') {
    await pipeline(page.body, res);
    return;
  }
  res.setHeader('content-encoding', encoding);
  await pipeline(page.body, encodingStream(encoding), res);
}
