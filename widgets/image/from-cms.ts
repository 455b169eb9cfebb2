/** Converts the CMS's image configuration. */

import { cmsImage, cmsText } from '#api/content/cms-values.ts';
import type { CmsImage } from '#engine/definition/contract.ts';

export function fromCms(
  configuration: Record<string, unknown>,
  images: readonly CmsImage[],
): Record<string, unknown> | null {
  const { image, href } = cmsImage(configuration.image, images);
  if (!image) return null;
  const caption = cmsText(configuration.text);
  return { image, ...(href ? { href } : {}), ...(caption ? { caption } : {}) };
}
