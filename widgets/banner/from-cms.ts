/** The CMS's banner configuration as ours (contract 7, facts 1.11). */
import type { CmsImage } from '#engine/contract.ts';
import { cmsChoice, cmsImage, cmsText } from '#engine/cms-values.ts';
import { videoFromCms } from './film-from-cms.ts';

const placements = ['below', 'on-image'] as const;
const widePlacements = ['start', 'center', 'end'] as const;
const tones = ['dark', 'light'] as const;

/** `classNames` holds the width as one of several words. */
const isWide = (classNames: unknown) =>
  typeof classNames === 'string' && classNames.split(/\s+/).includes('full');

export function fromCms(
  configuration: Record<string, unknown>,
  images: readonly CmsImage[],
): Record<string, unknown> | null {
  const { image, href } = cmsImage(configuration.image, images);
  const small = cmsText(configuration.text1);
  const large = cmsText(configuration.text2);
  const button = cmsText(configuration.buttonText);
  if (!image && !small && !large && !button) return null;
  // A film without a picture would leave nothing for who does not see it move.
  const video = image ? videoFromCms(configuration) : undefined;
  const wide = isWide(configuration.classNames);
  return {
    ...(image ? { image } : { ground: 'soft' }),
    ...(video ? { video } : {}),
    ...(small ? { small } : {}),
    ...(large ? { large } : {}),
    ...(button ? { button } : {}),
    ...(href ? { href } : {}),
    tone: cmsChoice(configuration.textColor, tones, 'light'),
    size: wide ? 'l' : 'm',
    placement: wide
      ? cmsChoice(configuration.textAndButtonPlacementFullWidth, widePlacements, 'start')
      : cmsChoice(configuration.textAndButtonPlacement, placements, 'below'),
  };
}
