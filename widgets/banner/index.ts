/** A picture or a coloured ground with a few large words. */
import { defineWidget } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { Banner } from './banner.tsx';
import { fromCms } from './from-cms.ts';

export default defineWidget<BannerResolved>({
  type: 'banner',
  hydrate: ({ video }) => (video ? 'visible' : 'never'),
  hasPicture: true,
  cmsNames: ['Banner'],
  fromCms,
  isEmpty: ({ image, small, large, button }) => !image && !small && !large && !button,
  view: Banner,
});
