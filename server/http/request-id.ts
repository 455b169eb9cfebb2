/** The id of a request: a proxy's when it is well-formed, else a new one. */
import { randomBytes } from 'node:crypto';

export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    ? given
    : randomBytes(9).toString('base64url');
}
