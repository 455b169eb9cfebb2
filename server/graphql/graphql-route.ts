/** `/graphql`: our browser's trusted documents and other clients' own, run in process or by the hosted platform. */

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documents } from '#api/documents.gen.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type Commerce, type CommerceAnswer, CommerceUnavailable } from '#server/commerce/commerce.ts';
import { bodyText } from '#server/http/read-json.ts';
import type { Route } from '#server/http/route.ts';
import { mayWrite } from '#server/http/same-site.ts';
import { createKeyCheck } from '../http/api-keys.ts';
import { createSecretCheck } from '../http/compare-secrets.ts';
import type { Cors } from '../http/cors.ts';
import type { AddressOf } from '../http/visitor-address.ts';
import { type GraphqlResponse, methods, responseOf, send, statusOf } from './graphql-response.ts';
import { createPersistedDocuments } from './persisted-documents.ts';
import {
  OperationRefused,
  type OperationRules,
  readAddressOperation,
  readBodyOperation,
  type WantedOperation,
} from './read-operation.ts';

/** What people see who open `/graphql` in a browser, where any client may ask: what it is, and a form for a query. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Commerce API</title>
<h1>Commerce API</h1>
<p>Programs send GraphQL documents to this address: <code>POST /graphql</code> with <code>application/json</code>. Operations, types and error codes are described in <code>docs/api.md</code> of the shop, and by introspection.</p>
<form action="/graphql">
<p><label for="query">A query to try</label></p>
<p><textarea id="query" name="query" rows="12" cols="60" spellcheck="false" required>{
  products(take: 3) {
    count
    products { name canonicalUrl unitPrice { sellingPriceIncVatFormatted } }
  }
}</textarea></p>
<p><button>Send the query</button></p>
</form>
</html>
`;

/** A browser that opens the address, not a client that asks for something. */
const isForPeople = ({ method, address, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && address.search === '' && /\btext\/html\b/.test(accept);

const sendDeveloperPage = (reply: FastifyReply): void =>
  void reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept' })
    .send(page);

export interface GraphqlOptions {
  commerce: Commerce;
  apiKeys: readonly string[];
  /** Whether any client may send documents of its own. */
  foreignDocuments: boolean;
  /** Clients with one of these keys may as well. */
  keysForDocuments?: readonly string[];
  /** Keys that only servers hold. */
  serverKeys?: readonly string[];
  ownOrigins: ReadonlySet<string>;
  cors: Cors;
  /** The address whose limits count. */
  addressOf: AddressOf;
  /** The visitor's token from the session; null for anonymous visitors. */
  token(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Called when a browser of the shop has ordered with the cart, or prepares to. */
  onOrdering?: ((reply: FastifyReply, cartId: string) => void) | undefined;
  textOf?: OperationRules['textOf'];
}

/** Room for large variables; the text of a document has a limit of its own. */
const MAX_BODY = 2 * 1024 * 1024;
/** A platform that limits requests refuses those of other clients; our own pages hear that the shop is busy. */
function throwFailure(error: unknown, { documentId }: WantedOperation): never {
  const isBusy = error instanceof CommerceUnavailable && error.status === 429;
  if (!isBusy || documentId !== undefined) throw error;
  throw new OperationRefused(429, 'RATE_LIMITED', 'Too many requests; try again later.', {
    'retry-after': String(error.retryAfter ?? 60),
  });
}

const registered = (id: string) => (Object.hasOwn(documents, id) ? documents[id]?.text : undefined);

/** What a client says about itself and its order by headers. */
function ownHeadersOf(headers: IncomingHttpHeaders) {
  const key = headers['x-idempotency-key'];
  const total = headers['x-expected-total'];
  return {
    userAgent: headers['user-agent']?.slice(0, 500) ?? null,
    idempotencyKey: typeof key === 'string' && /^[\u0021-\u007e]{1,255}$/.test(key) ? key : null,
    wantsAccountCart: headers['x-account-cart'] === 'true',
    ...(typeof total === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(total)
      ? { expectedTotal: Number(total) }
      : {}),
  };
}

export function graphqlRoute(options: GraphqlOptions): Route {
  const { commerce, apiKeys, ownOrigins, cors, addressOf, token, textOf = registered } = options;
  const hasKey = createKeyCheck(apiKeys, ownOrigins);
  const isServerKey = createSecretCheck(options.serverKeys ?? []);
  const mayWriteDocuments = createSecretCheck(options.keysForDocuments ?? []);
  const persisted = createPersistedDocuments();

  function rulesFor({ 'x-apikey': key }: IncomingHttpHeaders): OperationRules {
    const withKey = typeof key === 'string' && mayWriteDocuments(key);
    return { textOf, persisted, foreignDocuments: options.foreignDocuments || withKey };
  }

  async function run(request: FastifyRequest, reply: FastifyReply): Promise<GraphqlResponse> {
    const { headers } = request;
    // A request with a key or a token acts with that alone: its cookies are ignored.
    const isOwn = !headers['x-apikey'] && !headers.authorization;
    if (isOwn && headers.cookie && !mayWrite(headers, ownOrigins))
      throw new OperationRefused(403, 'CROSS_SITE', 'Another site may not do this.');
    if (!hasKey(headers))
      throw new OperationRefused(401, 'INVALID_API_KEY', 'The API key is missing or not known.');
    const wanted = readOperation(request);
    request.logFields['operation'] = wanted.operationName?.slice(0, 80) ?? null;
    const readOnly = request.method !== 'POST';
    const caller = await callerOf(request, reply, isOwn);
    const body = await commerce
      .execute({ ...wanted, readOnly, caller })
      .catch((error: unknown) => throwFailure(error, wanted));
    const cartId = isOwn ? orderedCart(wanted, body) : null;
    if (cartId !== null) options.onOrdering?.(reply, cartId);
    return { ...statusOf(body), body };
  }

  function readOperation(request: FastifyRequest): WantedOperation {
    const rules = rulesFor(request.headers);
    if (request.method !== 'POST') return readAddressOperation(request.address.query, rules);
    const type = request.headers['content-type'] ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type))
      throw new OperationRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
    return readBodyOperation(bodyText(request), rules);
  }

  async function callerOf(request: FastifyRequest, reply: FastifyReply, isOwn: boolean) {
    const { headers } = request.raw;
    const { 'x-apikey': key } = headers;
    const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
    return {
      requestId: request.id,
      ...(request.trace ? { trace: request.trace.headers } : {}),
      token: isOwn ? await token(request, reply) : bearer,
      ip: addressOf(request),
      isServer: typeof key === 'string' && isServerKey(key),
      ...ownHeadersOf(headers),
    };
  }

  return {
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: MAX_BODY,
    async onRequest(request, reply) {
      cors.allow(request, reply);
    },
    async handler(request, reply) {
      if (options.foreignDocuments && isForPeople(request)) return sendDeveloperPage(reply);
      send(reply, await run(request, reply));
    },
    errorHandler: (error, request, reply) => send(reply, responseOf(error, request)),
    otherMethods(request, reply) {
      if (request.method === 'OPTIONS') return cors.preflight(request, reply);
      cors.allow(request, reply);
      const headers = { allow: methods };
      const refused = new OperationRefused(
        405,
        'METHOD_NOT_ALLOWED',
        'Use POST, or GET for a query.',
        headers,
      );
      return send(reply, responseOf(refused, request));
    },
  };
}

/** The cart that the operation has ordered, or sent the checkout of; a refused one proves nothing. */
function orderedCart({ variables }: WantedOperation, { data }: CommerceAnswer): string | null {
  const cartId = variables?.['cartId'];
  const isDone = isRecord(data) && (data['placeOrder'] != null || data['createOrUpdateCheckout'] != null);
  return isDone && typeof cartId === 'string' ? cartId : null;
}
