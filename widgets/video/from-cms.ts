/** Converts the CMS's video configuration (R-WIDGET-14). */

import { cmsImage, cmsNumber, cmsText } from '#api/content/cms-values.ts';
import type { CmsImage } from '#engine/definition/contract.ts';

const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : cmsText(value);

export function fromCms(
  configuration: Record<string, unknown>,
  images: readonly CmsImage[],
): Record<string, unknown> | null {
  const videoId = idOf(configuration.videoId);
  if (!videoId) return null;
  const { image } = cmsImage(configuration.image, images);
  return {
    provider: cmsNumber(configuration.videoProvider) === 0 ? 'youtube' : 'vimeo',
    videoId,
    // The CMS also sends `displayName`, the name of the widget type, which is not a title.
    title: cmsText(configuration.title) ?? image?.alt ?? '',
    display: cmsNumber(configuration.videoDisplayType) === 1 ? 'modal' : 'inline',
    ...(image ? { poster: image } : {}),
  };
}
