/**
 * Addresses that the server answers by itself, so that no page can have them. The server does not start with a route that
 * is missing here: this is the only list.
 */
/** `/images/*` is `/images` and everything below it. */
const serverAddresses: readonly string[] = [
  '/api/*',
  '/assets/*',
  '/auth/*',
  '/brand/*',
  '/csp-report',
  '/figures',
  '/graphql',
  '/images/*',
  '/livez',
  '/mailbox/*',
  '/metrics',
  '/newsletter/unsubscribe',
  '/page-data',
  '/pages/*',
  '/panels',
  '/payments/*',
  '/preview/*',
  '/readyz',
  '/sitemap/*',
  '/submenus',
  '/telemetry',
  '/vehicles/*',
];

/** Whether the server, or a file of it, answers an address in place of a page. @param path a pattern of a page, or of a route */
export function isOfServer(path: string): boolean {
  // Of a file.
  if (/\.[a-z0-9]+$/i.test(path)) return true;
  return serverAddresses.some(address => {
    if (!address.endsWith('/*')) return path === address;
    const folder = address.slice(0, -2);
    return path === folder || path.startsWith(`${folder}/`);
  });
}
