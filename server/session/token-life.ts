/** How much of a token's life is left, read from its unverified payload. */
import { claimsOf } from './token-claims.ts';

interface Life {
  /** Milliseconds since 1970. */
  from: number;
  until: number;
}

const USUAL_LIFE_MS = 900_000;
/** Tokens are renewed when 90 % of their life is over. */
const RENEW_AT = 0.9;

function lifeOf(token: string): Life | null {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== 'number') return null;
  const until = exp * 1000;
  return { from: typeof iat === 'number' ? iat * 1000 : until - USUAL_LIFE_MS, until };
}

export type TokenState = 'good' | 'due' | 'over';

/** A token without a readable expiry is left to the auth service. */
export function tokenState(token: string, now: number): TokenState {
  const life = lifeOf(token);
  if (!life) return token ? 'good' : 'over';
  if (now >= life.until) return 'over';
  return now >= life.from + (life.until - life.from) * RENEW_AT ? 'due' : 'good';
}
