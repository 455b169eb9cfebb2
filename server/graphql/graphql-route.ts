/** `/graphql`: our browser's trusted documents and other clients' own, run in process or by the hosted platform (contract 1). */
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
import { OperationRefused, readOperation, type DocumentRules } from './read-operation.ts';

export interface GraphqlOptions {
  commerce: Commerce;
  apiKeys: readonly string[];
  foreignDocuments: boolean;
  ownOrigins: ReadonlySet<string>;
  /** The visitor's token from the session; null for nobody. */
  token(exchange: Exchange): Promise<string | null>;
  textOf?: DocumentRules['textOf'];
}

const LONGEST_BODY = 256 * 1024;
/** Nothing was run: the request itself is wrong. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
]);
const registered = (id: string) => (Object.hasOwn(documents, id) ? documents[id]?.text : undefined);

export function graphqlRoute(options: GraphqlOptions): Route {
  const { commerce, apiKeys, foreignDocuments, ownOrigins, token, textOf = registered } = options;
  const hasKey = createKeyCheck(apiKeys, ownOrigins);

  async function run(exchange: Exchange): Promise<{ status: number; body: CommerceAnswer }> {
    const { req } = exchange;
    if (!mayWrite(req.headers, ownOrigins))
      throw new OperationRefused(403, 'CROSS_SITE', 'Another site may not do this.');
    if (!hasKey(req.headers))
      throw new OperationRefused(401, 'INVALID_API_KEY', 'The API key is missing or not known.');
    if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '')) {
      throw new OperationRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
    }
    const wanted = readOperation((await readBody(req, LONGEST_BODY)).toString('utf8'), {
      textOf,
      foreignDocuments,
    });
    exchange.notes['operation'] = wanted.operationName?.slice(0, 80) ?? null;
    const body = await commerce.execute({ ...wanted, caller: await callerOf(exchange) });
    const code = body.data === undefined ? body.errors?.[0]?.extensions?.['code'] : undefined;
    return { status: requestFaults.has(String(code)) ? 400 : 200, body };
  }

  async function callerOf(exchange: Exchange) {
    const { headers } = exchange.req;
    const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const key = headers['x-idempotency-key'];
    return {
      requestId: exchange.id,
      token: bearer ?? (await token(exchange)),
      ip: exchange.ip || null,
      userAgent: headers['user-agent']?.slice(0, 500) ?? null,
      idempotencyKey: typeof key === 'string' && /^[\u0021-\u007e]{1,255}$/.test(key) ? key : null,
    };
  }

  return {
    path: '/graphql',
    methods: ['POST'],
    async handle(exchange) {
      allowOrigin(exchange, ownOrigins);
      try {
        const { status, body } = await run(exchange);
        await send(exchange, status, body);
      } catch (error) {
        const { status, body, headers } = faultOf(error, exchange);
        await send(exchange, status, body, headers);
      }
    },
    otherwise(exchange) {
      allowOrigin(exchange, ownOrigins);
      if (exchange.method === 'OPTIONS') return answerPreflight(exchange);
      const refused = new OperationRefused(405, 'METHOD_NOT_ALLOWED', 'Use POST.', {
        allow: 'POST, OPTIONS',
      });
      const { status, body, headers } = faultOf(refused, exchange);
      return send(exchange, status, body, headers);
    },
  };
}

async function send(
  exchange: Exchange,
  status: number,
  body: CommerceAnswer,
  headers: Readonly<Record<string, string>> = {},
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

interface Fault {
  status: number;
  body: CommerceAnswer;
  headers: Readonly<Record<string, string>>;
}

/** Refusals with their words; accidents with nothing but the request's id. */
function faultOf(error: unknown, exchange: Exchange): Fault {
  const fault = (
    status: number,
    message: string,
    code: string,
    headers: Readonly<Record<string, string>> = {},
  ): Fault => ({
    status,
    body: { errors: [{ message, extensions: { code, requestId: exchange.id } }] },
    headers,
  });
  if (error instanceof OperationRefused) return fault(error.status, error.message, error.code, error.headers);
  if (error instanceof HttpError) return fault(error.status, error.message, 'BAD_REQUEST', error.headers);
  exchange.log.error({ err: error }, 'operation failed');
  if (error instanceof CommerceUnavailable)
    return fault(503, 'The shop cannot be reached just now.', 'SERVICE_UNAVAILABLE', { 'retry-after': '5' });
  return fault(500, 'Something went wrong', 'INTERNAL_SERVER_ERROR');
}
