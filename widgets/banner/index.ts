/** An image or a coloured background with a short text; the whole of it is one link. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { Banner } from './banner.tsx';
import { fromCms } from './from-cms.ts';
import { migrate } from './migrations/1-to-2.ts';

export default defineWidget<BannerResolved>({
  type: 'banner',
  migrations: [migrate],
  hydrate: ({ video }) => (video ? 'visible' : 'never'),
  hasPicture: true,
  thirdParties: ({ video }) =>
    [video?.wide, video?.phone].some(clip => clip && clip.provider !== 'file') ? ['videos'] : [],
  cmsNames: ['Banner'],
  fromCms,
  isEmpty: ({ image, eyebrow, title, buttonLabel }) => !image && !eyebrow && !title && !buttonLabel,
  view: Banner,
});
