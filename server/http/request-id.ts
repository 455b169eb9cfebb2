/** The id of a request: a proxy's when it is well-formed, else a new one. */
import { randomFillSync } from 'node:crypto';

const ID_BYTES = 9;
/** Random bytes of many ids are drawn at once: a draw costs as much as the rest of a cached answer's headers. */
const pool = Buffer.alloc(ID_BYTES * 100);
let used = pool.length;

function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('base64url', used - ID_BYTES, used);
}

export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
}
