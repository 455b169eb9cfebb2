/** Fetches the styles of the sign-in form in the server's HTML, without which its panel must not open. */

let loading: Promise<unknown> | undefined;

/** A failed attempt is repeated by the next call. */
export function loadFormStyles(): Promise<unknown> {
  loading ??= import('./form-styles.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
