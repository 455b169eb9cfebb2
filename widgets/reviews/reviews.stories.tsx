/** Reviews for a signed-in customer who may write one, and a product without reviews. */
import type { Reviews } from '#api/review/types.ts';
import { widgetStory } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widget from './index.ts';
import { sampleReviews } from './sample-reviews.ts';

export default { title: 'Widgets / Reviews' };

const api = {
  review: {
    of: (_: string, { skip, take }: { skip: number; take: number }) =>
      Promise.resolve(sampleReviews(skip, take)),
    post: () => Promise.resolve(true),
  },
};

const none: Reviews = {
  count: 0,
  averageRating: 0,
  ratings: [],
  reviews: [],
  pictures: [],
  vehicle: null,
  mostPictures: 4,
};

export const SignedIn = widgetStory(widget, minimal, {
  api,
  withStores: stores => {
    stores.session.user = 'aino@example.fi';
  },
});
export const None = widgetStory(widget, minimal, {
  api: { review: { of: () => Promise.resolve(none) } },
});
