/** Normalises external text before it reaches the database or a mail: no NUL, no unpaired surrogates, trimmed, limited. */
import { RequestError } from './request-error.ts';

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The trimmed text. @throws RequestError BAD_USER_INPUT naming `field` when PostgreSQL could not store it or it is over `most` characters */
export function plainText(text: string, field: string, most: number): string {
  if (unstorable.test(text))
    throw new RequestError('BAD_USER_INPUT', `${field} contains invalid characters`, field);
  const trimmed = text.trim();
  if (trimmed.length > most)
    throw new RequestError('BAD_USER_INPUT', `${field} is longer than ${most} characters`, field);
  return trimmed;
}
