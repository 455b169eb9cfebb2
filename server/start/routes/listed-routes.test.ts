/** Every address of the server is known to those who name pages. */
import { expect, it } from 'vitest';
import { listedRoutes } from './listed-routes.ts';

const pages = () => undefined;
const own = () => undefined;

it('takes no route that a page could be hidden by unawares', () => {
  const listed = [
    { url: '/panels', method: ['GET'], handler: own },
    { url: '/figures', method: ['POST'], handler: own },
    // Who only looks gets the page.
    { url: '/withdrawal', method: ['POST'], handler: own, otherMethods: pages },
    { url: '/anything', method: ['GET'], handler: pages },
  ];
  expect(listedRoutes(listed, pages)).toBe(listed);
  const refuses = (method: string) => () =>
    listedRoutes([...listed, { url: '/news', method: [method], handler: own }], pages);
  expect(refuses('GET')).toThrow('"/news" is missing');
  // Such an address answers 405 to who looks.
  expect(refuses('POST')).toThrow('"/news" is missing');
});
