/** A video behind a poster; the third-party player loads only when play is pressed. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { VideoResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Video } from './video.tsx';

export default defineWidget<VideoResolved>({
  type: 'video',
  hydrate: 'visible',
  hasPicture: true,
  thirdParties: () => ['videos'],
  cmsNames: ['Video'],
  fromCms,
  view: Video,
});
