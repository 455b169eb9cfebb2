/** Lifetimes of tokens and sessions. */

/** Of a token. */
export const tokenSeconds = 900;
/** Of a token for staff, which has no refresh token. */
export const staffTokenSeconds = 3600;
/** Of a session with "remember me". */
export const longSeconds = 604_800;

const MAX_MINUTES = longSeconds / 60;
/** Minimum lifetime of a session: that of a token. */
const SHORTEST_MINUTES = tokenSeconds / 60;

/** @param minutes as requested by the client; null is "remember me". */
export function sessionSeconds(minutes: number | null): number {
  return minutes === null ? longSeconds : Math.min(Math.max(minutes, SHORTEST_MINUTES), MAX_MINUTES) * 60;
}
