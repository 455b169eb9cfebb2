/** `/graphql`: our browser's trusted documents and other clients' own, run in process or by the hosted platform. */
import { documents } from '#api/documents.gen.ts';
import { CommerceUnavailable, type Commerce, type CommerceAnswer } from '#server/commerce/commerce.ts';
import { answer } from '#server/http/answer.ts';
import { encode, encodingFor } from '#server/http/compress.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Route } from '#server/http/router.ts';
import { mayWrite } from '#server/http/same-site.ts';
import { createKeyCheck } from './api-keys.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { createPersistedDocuments } from './persisted-documents.ts';
import {
  OperationRefused,
  readAddressOperation,
  readBodyOperation,
  type DocumentRules,
  type WantedOperation,
} from './read-operation.ts';

export interface GraphqlOptions {
  commerce: Commerce;
  apiKeys: readonly string[];
  foreignDocuments: boolean;
  ownOrigins: ReadonlySet<string>;
  /** The visitor's token from the session; null for nobody. */
  token(exchange: Exchange): Promise<string | null>;
  textOf?: DocumentRules['textOf'];
}

/** Room for large variables; the text of a document has a limit of its own. */
const LONGEST_BODY = 2 * 1024 * 1024;
/** Refused before anything ran, as wrong by HTTP's own rules; every other GraphQL error is answered with 200 (R-DATA-2). */
const refusedAs: Readonly<Record<string, number>> = {
  DOCUMENT_TOO_LARGE: 400,
  PERSISTED_QUERY_NOT_FOUND: 400,
  METHOD_NOT_ALLOWED: 405,
};
const AWAY = 'SERVICE_UNAVAILABLE';
const methods = 'GET, POST, OPTIONS';

interface Answered {
  status: number;
  body: CommerceAnswer;
  headers: Readonly<Record<string, string>>;
}

const registered = (id: string) => (Object.hasOwn(documents, id) ? documents[id]?.text : undefined);

export function graphqlRoute(options: GraphqlOptions): Route {
  const { commerce, apiKeys, foreignDocuments, ownOrigins, token, textOf = registered } = options;
  const hasKey = createKeyCheck(apiKeys, ownOrigins);
  const rules: DocumentRules = { textOf, foreignDocuments, persisted: createPersistedDocuments() };

  async function run(exchange: Exchange): Promise<Answered> {
    const { req } = exchange;
    // Whoever shows a key or a token acts with that alone: a cookie that comes along is not looked at.
    const isOwn = !req.headers['x-apikey'] && !req.headers.authorization;
    if (isOwn && req.headers.cookie && !mayWrite(req.headers, ownOrigins))
      throw new OperationRefused(403, 'CROSS_SITE', 'Another site may not do this.');
    if (!hasKey(req.headers))
      throw new OperationRefused(401, 'INVALID_API_KEY', 'The API key is missing or not known.');
    const wanted = await read(exchange);
    exchange.notes['operation'] = wanted.operationName?.slice(0, 80) ?? null;
    const readOnly = req.method !== 'POST';
    const body = await commerce.execute({ ...wanted, readOnly, caller: await callerOf(exchange, isOwn) });
    return { ...statusOf(body), body };
  }

  async function read({ req, address }: Exchange): Promise<WantedOperation> {
    if (req.method !== 'POST') return readAddressOperation(address.query, rules);
    const type = req.headers['content-type'] ?? '';
    // Files and several operations at a time travel like this.
    if (/^multipart\//i.test(type))
      throw new OperationRefused(400, 'BATCHING_NOT_SUPPORTED', 'Send one operation at a time, as JSON.');
    if (!/^application\/json\s*(;|$)/i.test(type))
      throw new OperationRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
    return readBodyOperation((await readBody(req, LONGEST_BODY)).toString('utf8'), rules);
  }

  async function callerOf(exchange: Exchange, isOwn: boolean) {
    const { headers } = exchange.req;
    const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
    const key = headers['x-idempotency-key'];
    const total = headers['x-expected-total'];
    return {
      requestId: exchange.id,
      token: isOwn ? await token(exchange) : bearer,
      ip: exchange.ip || null,
      userAgent: headers['user-agent']?.slice(0, 500) ?? null,
      idempotencyKey: typeof key === 'string' && /^[\u0021-\u007e]{1,255}$/.test(key) ? key : null,
      wantsAccountCart: headers['x-account-cart'] === 'true',
      ...(typeof total === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(total)
        ? { expectedTotal: Number(total) }
        : {}),
    };
  }

  return {
    path: '/graphql',
    methods: ['GET', 'POST'],
    async handle(exchange) {
      allowOrigin(exchange);
      try {
        const { status, body, headers } = await run(exchange);
        await send(exchange, status, body, headers);
      } catch (error) {
        const { status, body, headers } = faultOf(error, exchange);
        await send(exchange, status, body, headers);
      }
    },
    otherwise(exchange) {
      allowOrigin(exchange);
      if (exchange.method === 'OPTIONS') return answerPreflight(exchange);
      const refused = new OperationRefused(405, 'METHOD_NOT_ALLOWED', 'Use POST, or GET for a query.', {
        allow: methods,
      });
      const { status, body, headers } = faultOf(refused, exchange);
      return send(exchange, status, body, headers);
    },
  };
}

/** Of an answer: data that is there in part is an answer with errors, as the contract has it. */
function statusOf({ data, errors = [] }: CommerceAnswer): Omit<Answered, 'body'> {
  const codes = errors.map(({ extensions }) => String(extensions?.['code']));
  const status = data === undefined ? refusedAs[codes[0] ?? ''] : undefined;
  if (status === 405) return { status, headers: { allow: methods } };
  if (status !== undefined) return { status, headers: {} };
  const nothing = !data || Object.values(data).every(value => value === null);
  if (nothing && codes.includes(AWAY)) return { status: 503, headers: { 'retry-after': '2' } };
  return { status: 200, headers: {} };
}

async function send(
  exchange: Exchange,
  status: number,
  body: CommerceAnswer,
  headers: Answered['headers'],
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body));
  const encoding = encodingFor(exchange.req, bytes.byteLength);
  exchange.res.appendHeader('vary', 'Accept-Encoding');
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    ...headers,
  };
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  answer(exchange, status, await encode(bytes, encoding), all);
}

/** Refusals with their words; accidents with nothing but the request's id. */
function faultOf(error: unknown, exchange: Exchange): Answered {
  const fault = (
    status: number,
    message: string,
    code: string,
    headers: Readonly<Record<string, string>> = {},
  ): Answered => ({
    status,
    body: { errors: [{ message, extensions: { code, requestId: exchange.id } }] },
    headers,
  });
  if (error instanceof OperationRefused) return fault(error.status, error.message, error.code, error.headers);
  if (error instanceof HttpError) return fault(error.status, error.message, 'BAD_REQUEST', error.headers);
  exchange.log.error({ err: error }, 'operation failed');
  if (error instanceof CommerceUnavailable)
    return fault(503, 'The shop cannot be reached just now.', AWAY, { 'retry-after': '5' });
  return fault(500, 'Something went wrong', 'INTERNAL_SERVER_ERROR');
}
