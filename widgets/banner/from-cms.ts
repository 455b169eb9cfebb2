/** Reads a banner's configuration in the content system as props. */

import { cmsChoice, cmsImage, cmsText } from '#api/content/cms-values.ts';
import type { CmsImage } from '#engine/definition/contract.ts';
import { videoFromCms } from './video-from-cms.ts';

const placements = ['below', 'on-image'] as const;
const widePlacements = ['start', 'center', 'end'] as const;
const textColors = ['dark', 'light'] as const;

/** `classNames` contains the width as one of several class names. */
const isWide = (classNames: unknown) =>
  typeof classNames === 'string' && classNames.split(/\s+/).includes('full');

export function fromCms(
  configuration: Record<string, unknown>,
  images: readonly CmsImage[],
): Record<string, unknown> | null {
  const { image, href } = cmsImage(configuration.image, images);
  const eyebrow = cmsText(configuration.text1);
  const title = cmsText(configuration.text2);
  const buttonLabel = cmsText(configuration.buttonText);
  if (!image && !eyebrow && !title && !buttonLabel) return null;
  // A video needs its image as a poster and for visitors who prefer reduced motion.
  const video = image ? videoFromCms(configuration) : undefined;
  const wide = isWide(configuration.classNames);
  return {
    ...(image ? { image } : { background: 'soft' }),
    ...(video ? { video } : {}),
    ...(eyebrow ? { eyebrow } : {}),
    ...(title ? { title } : {}),
    ...(buttonLabel ? { buttonLabel } : {}),
    ...(href ? { href } : {}),
    textColor: cmsChoice(configuration.textColor, textColors, 'light'),
    size: wide ? 'l' : 'm',
    placement: wide
      ? cmsChoice(configuration.textAndButtonPlacementFullWidth, widePlacements, 'start')
      : cmsChoice(configuration.textAndButtonPlacement, placements, 'below'),
  };
}
