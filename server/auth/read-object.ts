/** Reads the JSON object of a request. */
import { HttpError } from '#server/http/http-error.ts';

/** @throws HttpError 400 */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    throw new HttpError(400, 'The body is no JSON.');
  }
  throw new HttpError(400, 'The body is no object.');
}
