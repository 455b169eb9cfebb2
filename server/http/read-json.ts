/** Reads JSON bodies; one that cannot be parsed is the client's error. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** @throws HttpError 415 for another type of body. */
export function requireJsonType({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new HttpError(415, 'The body must be application/json.');
}

export const bodyText = ({ body }: Pick<FastifyRequest, 'body'>): string =>
  body instanceof Buffer ? body.toString('utf8') : '';

/** @throws HttpError 400 for a body that is not JSON. */
export const readJson = (request: FastifyRequest): unknown => parseJson(bodyText(request));

/** @throws HttpError as `readJson`, and 400 for a body that is not an object. */
export const readJsonObject = (request: FastifyRequest): Record<string, unknown> =>
  objectOfText(bodyText(request));

/** @throws HttpError 400 */
export function objectOfText(text: string): Record<string, unknown> {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new HttpError(400, 'The body is not a JSON object.');
}

/** No input of the shop is half as deep; what walks deeper values by calls of itself fails. */
const MAX_DEPTH = 200;

/** @throws SyntaxError for a text that is not JSON, or whose values are nested too deep. */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError('Nested too deep');
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON, or nested too deep.');
  }
}
