/** How long what lives. */

/** Of a token. */
export const tokenSeconds = 900;
/** Of a token that staff made; there is no refresh token beside it. */
export const staffTokenSeconds = 3600;
/** Of a session with "remember me". */
export const longSeconds = 604_800;

const LONGEST_MINUTES = longSeconds / 60;
/** Shorter than a token a session cannot be. */
const SHORTEST_MINUTES = tokenSeconds / 60;

/** @param minutes as the client asks for; null is "remember me". */
export function lifeOf(minutes: number | null): number {
  return minutes === null ? longSeconds : Math.min(Math.max(minutes, SHORTEST_MINUTES), LONGEST_MINUTES) * 60;
}
