/** Settings of product lists: their order until the shopper chooses one. */
import { z } from 'zod';
import { list, type Setting } from './setting-shapes.ts';

const sort = z.enum(['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'ALPHABETICAL']);

const routeSort = z
  .string()
  .regex(/^[a-z][a-z0-9-]*:[A-Z_]+$/, 'is no route and order')
  .transform(text => {
    const [name, order] = text.split(':') as [string, string];
    return { name, sort: order };
  })
  .pipe(z.object({ name: z.string(), sort }));

export const listSettings = {
  defaultSort: {
    env: 'DEFAULT_SORT',
    shape: sort.default('LATEST'),
    about: 'Order of a product list in which the visitor has chosen none; a search begins with relevance.',
    fix: 'LATEST, MOST_SOLD, PRICE, PRICE_DESC or ALPHABETICAL',
  },
  customSortRoutes: {
    env: 'CUSTOM_SORT_ROUTES',
    shape: list.pipe(z.array(routeSort)).default([]),
    shown: 'none',
    about:
      'Other orders by route: the first whose word is part of the route’s name counts, as `campaign:PRICE`.',
    fix: 'a word of a route’s name, a colon and an order, as campaign:PRICE,brand:MOST_SOLD',
  },
} satisfies Record<string, Setting>;
