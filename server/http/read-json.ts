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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
