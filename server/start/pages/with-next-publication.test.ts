/** A page expires when its next revision begins. */
import { expect, it } from 'vitest';
import { fakeStorefront } from '#server/testing/fake-storefront.ts';
import type { PageRequest, Storefront } from '#ssr/storefront.ts';
import { withNextPublication } from './with-next-publication.ts';

const soon = new Date('2026-11-27T00:00:00Z');
const later = new Date('2026-12-01T00:00:00Z');
const shows = (tag: string, expiresAt?: Date): Storefront => ({
  ...fakeStorefront(),
  render: () =>
    Promise.resolve({
      kind: 'page',
      status: 200,
      html: '',
      tags: [tag],
      storable: true,
      ...(expiresAt ? { expiresAt } : {}),
    }),
});
const request = {} as PageRequest;

it('ends at the earlier of its own boundary and the next revision, and leaves other pages alone', async () => {
  const scheduled = [{ id: 'page:home' as const, at: soon }];
  const render = (storefront: Storefront) => withNextPublication(storefront, scheduled).render(request);
  expect(await render(shows('page:home'))).toMatchObject({ expiresAt: soon });
  expect(await render(shows('page:home', later))).toMatchObject({ expiresAt: soon });
  expect(await render(shows('page:cart'))).not.toHaveProperty('expiresAt');
  const fragment = withNextPublication(shows('page:cart'), [{ id: 'fragment:usp', at: soon }]);
  expect(await fragment.render(request)).toMatchObject({ expiresAt: soon });
});
