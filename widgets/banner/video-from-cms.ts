/** The video in a banner's embed code: service and id are read, the markup itself is never used. */
import { cmsNumber, cmsText } from '#api/content/cms-values.ts';

const vimeo =
  /^https:\/\/player\.vimeo\.com\/video\/(\d{3,20})(?:\?(?:[^"'\s]*?&(?:amp;)?)?h=([a-f0-9]{6,32}))?/i;
const youtube = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{3,64})(?![\w-])/i;

function clipOf(markup: unknown, width: unknown, height: unknown): Record<string, unknown> | undefined {
  const address = /<iframe[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(cmsText(markup) ?? '')?.[1] ?? '';
  const [, vimeoId, hash] = vimeo.exec(address) ?? [];
  const [, youtubeId] = youtube.exec(address) ?? [];
  const source = vimeoId ?? youtubeId;
  if (source === undefined) return undefined;
  const size = { width: cmsNumber(width) ?? 0, height: cmsNumber(height) ?? 0 };
  return {
    provider: vimeoId === undefined ? 'youtube' : 'vimeo',
    source,
    ...(hash ? { hash } : {}),
    ...(size.width > 0 && size.height > 0 ? size : {}),
  };
}

/** Undefined: no video for either screen. */
export function videoFromCms(configuration: Record<string, unknown>): Record<string, unknown> | undefined {
  const wide = clipOf(
    configuration.desktopVideoHtml,
    configuration.desktopVideoWidth,
    configuration.desktopVideoHeight,
  );
  const phone = clipOf(
    configuration.mobileVideoHtml,
    configuration.mobileVideoWidth,
    configuration.mobileVideoHeight,
  );
  return wide || phone ? { ...(wide ? { wide } : {}), ...(phone ? { phone } : {}) } : undefined;
}
