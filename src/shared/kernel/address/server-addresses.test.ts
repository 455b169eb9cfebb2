/** Which addresses no page can have. */
import { expect, it } from 'vitest';
import { isOfServer } from './server-addresses.ts';

it.each(['/panels', '/graphql', '/images', '/images/*', '/images/raw/a', '/robots.txt', '/sitemap.xml'])(
  'takes %s for one of the server',
  path => expect(isOfServer(path)).toBe(true),
);

it.each([
  '/',
  '/panels/more',
  '/my-panels',
  '/imagesx',
  '/c/*',
  '/:alias',
  '/newsletter',
  '/newsletter/:key',
])('leaves %s to pages', path => expect(isOfServer(path)).toBe(false));
