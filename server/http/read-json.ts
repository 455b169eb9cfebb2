/** Reads bodies that are JSON: what cannot be read is the sender's mistake, and told as such. */
import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';
import { readBody } from './read-body.ts';

/** @throws HttpError 415 for another type of body. */
export function requireJsonType({ headers }: IncomingMessage): void {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new HttpError(415, 'The body must be application/json.');
}

/** @param limit bytes @throws HttpError as `readBody`, and 400 for what is no JSON. */
export async function readJson(req: IncomingMessage, limit: number): Promise<unknown> {
  return parsed((await readBody(req, limit)).toString('utf8'));
}

/** @throws HttpError as `readJson`, and 400 for what is no object. */
export const readJsonObject = async (req: IncomingMessage, limit: number): Promise<Record<string, unknown>> =>
  objectOf(await readJson(req, limit));

/** The object of a text that has been read. @throws HttpError 400 */
export const objectOfText = (text: string): Record<string, unknown> => objectOf(parsed(text));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is no JSON.');
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new HttpError(400, 'The body is no object.');
}
