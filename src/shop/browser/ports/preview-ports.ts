/** Ports without lasting effect: a preview must change neither the cart nor the settings of the person who uses it. */
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { CookieJar, KeyValueStorage } from '#stores/common/ports.ts';

/** @param signedIn the customer that the preview is shown as; only the display name, which grants no access. */
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
