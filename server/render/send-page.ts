/** Sends pages: cached ones with headers for shared caches, rendered ones, and streams. */
import { randomBytes } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#server/cache/cached-page.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import { chooseEncoding, encode, encodingFor, encodingStream } from '#server/http/content-encoding.ts';
import { redirect, sendJsonText } from '#server/http/reply.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { withVisitorParameters } from '#server/routing/address-query.ts';
import type { PageOutcome } from '#ssr/storefront.ts';
import { pausedNoticeStream, withPausedNotice } from './paused-notice.ts';

const PRIVATE = 'private, no-store';
/** The visitor's browser may store it, and asks before each use. */
const OWN_CACHE = 'private, no-cache';

/** Of what one visitor alone may see. */
const privateHeaders = (isData = false) => ({
  'content-type': `${isData ? 'application/json' : 'text/html'}; charset=utf-8`,
  vary: 'Cookie, Accept-Encoding',
  'cache-control': PRIVATE,
});

type PageHeaders = Pick<SecurityHeaders, 'pagePolicy' | 'withStyle'>;

type PolicyNeeds = Pick<CachedPage, 'styleHash' | 'thirdParties'>;

const policies = new WeakMap<PolicyNeeds, string>();

/** A cached page is sent many times: its policy is written once. */
function policyOf(page: PolicyNeeds, { pagePolicy, withStyle }: PageHeaders): string {
  const known = policies.get(page);
  if (known !== undefined) return known;
  const { styleHash, thirdParties } = page;
  const policy = pagePolicy(thirdParties);
  const written = styleHash ? withStyle(policy, styleHash) : policy;
  policies.set(page, written);
  return written;
}

/** Also with 304: the browser takes the headers of that reply for those of the page it has. */
function setPolicy(
  reply: FastifyReply,
  page: PolicyNeeds,
  headers: PageHeaders,
  /** Of a page with a nonce. */
  policy?: string,
): void {
  const written =
    policy === undefined
      ? policyOf(page, headers)
      : page.styleHash
        ? headers.withStyle(policy, page.styleHash)
        : policy;
  reply.header('content-security-policy', written);
}

export interface SendOptions {
  /** The reply changes what this visitor sent. */
  personal: boolean;
  /** Visitors see different arms of the page. */
  runsExperiment?: true | undefined;
  now: number;
  headers: PageHeaders;
  edge: EdgeHeaders;
  /** Whether an edge has named the segment of the request. */
  isNamedByEdge: boolean;
  /** Nothing can be ordered for the moment, which the page says. */
  isPaused: boolean;
}

export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { personal, runsExperiment, now, headers: policies, edge, isNamedByEdge, isPaused }: SendOptions,
): Promise<void> {
  setPolicy(reply, page, policies);
  // The cache keeps the page without the notice, which is encoded for as long as the outage lasts.
  if (isPaused) return sendPrivate(headers, reply, page, withPausedNotice(page.body.toString()));
  reply.headers({ ...privateHeaders(page.isData), etag: page.etag });
  if (runsExperiment && !personal) reply.header('cache-control', OWN_CACHE);
  else if (!personal) reply.headers(edge.of(page, now, isNamedByEdge));
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

/** Seconds, unless the backend says how many. */
const USUAL_WAIT = 10;

interface Failed {
  status: number;
  retryAfter?: number;
  isData?: true | undefined;
}

async function sendPrivate(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  { status, retryAfter, isData }: Failed,
  html: string,
): Promise<void> {
  reply.code(status).headers(privateHeaders(isData));
  if (status === 503) reply.header('retry-after', String(retryAfter ?? USUAL_WAIT));
  const body = Buffer.from(html);
  const encoding = encodingFor(headers['accept-encoding'], body.byteLength);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.send(await encode(body, encoding));
}

export interface OutcomeOptions {
  origin: string;
  headers: PageHeaders;
  /** Whether nothing can be ordered for the moment. */
  isPaused(): boolean;
}

/** Pages that are not cached: errors, unknown addresses, pages of which a part failed. */
export async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: PageOutcome,
  { origin, headers: policies, isPaused }: OutcomeOptions,
): Promise<void> {
  if (outcome.kind === 'see-other') {
    reply.code(outcome.status).headers({ location: outcome.location, 'cache-control': 'no-store' }).send();
    return;
  }
  if (outcome.kind === 'answer') return sendJsonText(reply, outcome.status, outcome.json);
  if (outcome.kind === 'redirect') {
    const location = outcome.location.startsWith(`${origin}/`)
      ? outcome.location.slice(origin.length)
      : outcome.location;
    const target = withVisitorParameters(location, request.address);
    return redirect(reply, outcome.status, target, { mayMoveBack: true });
  }
  setPolicy(reply, outcome, policies);
  const html = isPaused() ? withPausedNotice(outcome.html) : outcome.html;
  return sendPrivate(request.headers, reply, outcome, html);
}

export const newNonce = () => randomBytes(16).toString('base64url');

/** A personal page as it becomes ready; shared caches may not store it. */
export async function sendStream(
  { method, headers: { 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  page: Failed & { body: Readable } & PolicyNeeds,
  policy: string,
  { headers, isPaused }: Pick<OutcomeOptions, 'headers' | 'isPaused'>,
): Promise<void> {
  reply.code(page.status).headers(privateHeaders());
  if (page.status === 503) reply.header('retry-after', String(page.retryAfter ?? USUAL_WAIT));
  setPolicy(reply, page, headers, policy);
  if (method === 'HEAD') {
    page.body.destroy();
    reply.send();
    return;
  }
  const encoding = chooseEncoding(accepted);
  // An error of the page destroys what follows it, whose end Fastify reports and logs.
  const body = isPaused() ? pipeline(page.body, pausedNoticeStream(), () => undefined) : page.body;
  if (encoding === 'identity') {
    reply.send(body);
    return;
  }
  const encoder = encodingStream(encoding);
  pipeline(body, encoder, () => undefined);
  reply.header('content-encoding', encoding).send(encoder);
}
