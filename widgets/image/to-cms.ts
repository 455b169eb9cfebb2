/** Writes an image as the content system's configuration. */
import { imageToCms } from '#engine/content/image-to-cms.ts';

export const toCms = ({ image, href, caption }: Record<string, unknown>): Record<string, unknown> => ({
  image: imageToCms(image, href),
  text: caption ?? '',
});
