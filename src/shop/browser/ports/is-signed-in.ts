import { browserCookies } from '#client/ports/browser-ports.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';

/**
 * Whether the visitor is signed in, as far as the browser can tell. Reads the cookie: links are followed before the
 * session store is restored, and the store would turn a signed-in visitor away until then.
 */
export const isSignedIn = (): boolean => browserCookies.get(cookieNames.user) !== null;
