/** Requests that do not come from the browser. */

/**
 * Asks as another client, without the browser's cookies. A journey stands still while its commands run, and a connection
 * that the shop closed meanwhile would fail the next request: each request has its own.
 *
 * @throws TypeError when the shop cannot be reached.
 */
export const askAsOtherClient = (
  url: string | URL,
  { headers, ...options }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> => fetch(url, { ...options, headers: { ...headers, connection: 'close' } });
