/** One image, with or without a link. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ImageResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Image } from './image.tsx';

export default defineWidget<ImageResolved>({
  type: 'image',
  hydrate: 'never',
  hasPicture: true,
  cmsNames: ['Image'],
  fromCms,
  view: Image,
});
