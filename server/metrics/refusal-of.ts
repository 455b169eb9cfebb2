/** Why a request was refused: the code of the operation's answer, else the meaning of the status. */

const byStatus: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

/** A hosted platform answers with codes of its own: more than these are counted together. */
const MAX_CODES = 60;

/** Returns a function of a status and of the code of the first error in an operation's answer; null is no refusal. */
export function createRefusalOf(): (status: number, code: unknown) => string | null {
  const known = new Set<string>();

  function bounded(code: string): string {
    if (known.has(code)) return code;
    if (known.size >= MAX_CODES || !/^[A-Za-z_]{2,40}$/.test(code)) return 'other';
    known.add(code);
    return code;
  }
  return (status, code) => (typeof code === 'string' ? bounded(code) : (byStatus[status] ?? null));
}
