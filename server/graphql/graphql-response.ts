/** How an answer, a refusal or a failure of `/graphql` is sent: its status, headers and media type. */
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { type CommerceAnswer, CommerceUnavailable } from '#server/commerce/commerce.ts';
import { clientError } from '#server/http/http-error.ts';
import { sendJsonText } from '#server/http/reply.ts';
import { OperationRefused } from './read-operation.ts';

/** Status of requests rejected before execution; every other GraphQL error is sent with 200. */
const refusedAs: Readonly<Record<string, number>> = {
  DOCUMENT_TOO_LARGE: 400,
  PERSISTED_QUERY_NOT_FOUND: 400,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
};
const AWAY = 'SERVICE_UNAVAILABLE';
export const methods = 'GET, POST, OPTIONS';

export interface GraphqlResponse {
  status: number;
  body: CommerceAnswer;
  headers: Readonly<Record<string, string>>;
}

/** The status of a response; partial data with errors is a success by the GraphQL specification. */
export function statusOf({ data, errors = [] }: CommerceAnswer): Omit<GraphqlResponse, 'body'> {
  const codes = errors.map(({ extensions }) => String(extensions?.['code']));
  const status = data === undefined ? refusedAs[codes[0] ?? ''] : undefined;
  if (status === 405) return { status, headers: { allow: methods } };
  if (status === 429) return { status, headers: { 'retry-after': '60' } };
  if (status !== undefined) return { status, headers: {} };
  const nothing = !data || Object.values(data).every(value => value === null);
  if (nothing && codes.includes(AWAY)) return { status: 503, headers: { 'retry-after': '2' } };
  return { status: 200, headers: {} };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Clients that know the media type of GraphQL over HTTP learn by the status that nothing was executed. */
function formOf(
  { headers: { accept = '' } }: FastifyRequest,
  { status, body }: Pick<GraphqlResponse, 'status' | 'body'>,
): { status: number; type: string } {
  if (!accept.includes('application/graphql-response+json')) return { status, type: JSON_TYPE };
  const isRefused = status === 200 && body.data === undefined && !isPersistedQueryMiss(body);
  return {
    status: isRefused ? 400 : status,
    type: 'application/graphql-response+json; charset=utf-8',
  };
}

/** Clients of Apollo repeat the request with the text, whatever the status: it stays as it is. */
const isPersistedQueryMiss = ({ errors = [] }: CommerceAnswer): boolean =>
  String(errors[0]?.extensions?.['code']).startsWith('PERSISTED_QUERY');

/** Characters; 200 products with all their fields are 2 million. */
const MAX_RESPONSE = 6_000_000;

export function send(reply: FastifyReply, { status, body, headers }: GraphqlResponse): void {
  const text = JSON.stringify(body);
  const code = body.errors?.[0]?.extensions?.['code'];
  if (code !== undefined) reply.request.logFields['refused'] = code;
  const tooLong = text.length > MAX_RESPONSE;
  const message = `The response is longer than ${MAX_RESPONSE} characters: request fewer fields or entries.`;
  const refused = { errors: [{ message, extensions: { code: 'RESPONSE_TOO_LARGE' } }] };
  const { status: sent, type } = formOf(
    reply.request,
    tooLong ? { status: 400, body: refused } : { status, body },
  );
  sendJsonText(reply, sent, tooLong ? JSON.stringify(refused) : text, {
    'cache-control': 'private, no-store',
    'content-type': type,
    ...headers,
  });
}

/** A rejection keeps its message; any other error shows only the request's id. */
export function responseOf(error: unknown, request: FastifyRequest): GraphqlResponse {
  const failure = (
    status: number,
    message: string,
    code: string,
    headers: Readonly<Record<string, string>> = {},
  ): GraphqlResponse => ({
    status,
    body: { errors: [{ message, extensions: { code, requestId: request.id } }] },
    headers,
  });
  if (error instanceof OperationRefused)
    return failure(error.status, error.message, error.code, error.headers);
  // Fastify rejects a content type that it cannot parse before the handler runs.
  const isBadType = error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE;
  const code = isBadType ? 'UNSUPPORTED_MEDIA_TYPE' : 'BAD_REQUEST';
  const expected = clientError(error);
  if (expected) return failure(expected.status, expected.message, code, expected.headers);
  request.log.error({ err: error }, 'operation failed');
  if (error instanceof CommerceUnavailable)
    return failure(503, 'The shop cannot be reached just now.', AWAY, {
      'retry-after': String(error.retryAfter ?? 5),
    });
  return failure(500, 'Something went wrong', 'INTERNAL_SERVER_ERROR');
}
