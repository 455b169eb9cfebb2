/** A tab that leaves no trace: what is tried in a preview changes neither the cart nor the choices of whoever looks. */
import { cookieNames } from '#stores/cookie-names.ts';
import type { CookieJar, KeyValueStorage } from '#stores/ports.ts';

/** @param signedIn as whom the preview is shown; the hint that the shop greets with, which grants nothing. */
export function createPreviewPorts(signedIn: boolean): { cookies: CookieJar; storage: KeyValueStorage } {
  const cookies = memory();
  if (signedIn) cookies.set(cookieNames.user, 'esikatselu@example.com');
  return { cookies, storage: memory() };
}

function memory() {
  const values = new Map<string, string>();
  return {
    get: (name: string) => values.get(name) ?? null,
    set: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  };
}
