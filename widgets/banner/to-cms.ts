/** Writes a banner's props as the content system's configuration. */
import { imageToCms } from '#engine/content/image-to-cms.ts';
import { isRecord } from '#kernel/is-record.ts';

const placements = ['below', 'on-image'];
const widePlacements = ['start', 'center', 'end'];
const textColors = ['dark', 'light'];

const indexIn = (table: readonly string[], value: unknown): number =>
  Math.max(0, table.indexOf(typeof value === 'string' ? value : ''));

/** The embed code that names service and id; a file of this shop has none. */
function embedOf(clip: unknown): string {
  if (!isRecord(clip) || typeof clip.source !== 'string') return '';
  if (clip.provider === 'youtube')
    return `<iframe src="https://www.youtube-nocookie.com/embed/${clip.source}"></iframe>`;
  if (clip.provider !== 'vimeo') return '';
  const hash = typeof clip.hash === 'string' ? `?h=${clip.hash}` : '';
  return `<iframe src="https://player.vimeo.com/video/${clip.source}${hash}"></iframe>`;
}

const videoToCms = (prefix: 'desktop' | 'mobile', clip: unknown): Record<string, unknown> =>
  isRecord(clip)
    ? {
        [`${prefix}VideoHtml`]: embedOf(clip),
        [`${prefix}VideoWidth`]: clip.width ?? null,
        [`${prefix}VideoHeight`]: clip.height ?? null,
      }
    : {};

export function toCms(props: Record<string, unknown>): Record<string, unknown> {
  const { eyebrow, title, buttonLabel, textColor, size, placement, video } = props;
  const isWide = size === 'l';
  return {
    image: imageToCms(props.image, props.href),
    text1: eyebrow ?? '',
    text2: title ?? '',
    buttonText: buttonLabel ?? '',
    textColor: indexIn(textColors, textColor),
    textAndButtonPlacement: isWide ? 0 : indexIn(placements, placement),
    textAndButtonPlacementFullWidth: isWide ? indexIn(widePlacements, placement) : 0,
    classNames: isWide ? 'full' : '',
    ...(isRecord(video)
      ? { ...videoToCms('desktop', video.wide), ...videoToCms('mobile', video.phone) }
      : {}),
  };
}
