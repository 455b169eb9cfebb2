/** Which format a browser gets: the smallest that it names; `image/*` from old browsers promises neither AVIF nor WebP. */
import Negotiator from 'negotiator';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export const mimeOf: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

export function chooseFormat(accept: string | undefined): ImageFormat {
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  if (named.includes(mimeOf.avif)) return 'avif';
  return named.includes(mimeOf.webp) ? 'webp' : 'jpeg';
}
