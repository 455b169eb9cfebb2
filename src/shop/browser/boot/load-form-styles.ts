/** Fetches the styles of the sign-in form in the server's HTML, without which its panel must not open. */

let loading: Promise<unknown> | undefined;

/** A style sheet that hangs must not be in the way of the form, which works without it. */
const WITHIN_MS = 4_000;

/** Resolves after four seconds at the latest. A failed attempt is repeated by the next call. */
export function loadFormStyles(): Promise<unknown> {
  loading ??= import('./form-styles.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return Promise.race([loading, new Promise(resolve => setTimeout(resolve, WITHIN_MS))]);
}
