/** Which format a browser gets: the smallest it takes. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export const mimeOf: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

export function chooseFormat(accept: string | undefined): ImageFormat {
  const wanted = accept ?? '';
  if (/image\/avif(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(wanted)) return 'avif';
  return /image\/webp(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(wanted) ? 'webp' : 'jpeg';
}
