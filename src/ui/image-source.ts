/** URLs of the shop's images in every stored width (R-IMAGE-2); pure. */
export type ImageType =
  | 'product'
  | 'pagewidget'
  | 'categoryheader'
  | 'category'
  | 'brand'
  | 'cms'
  | 'review'
  | 'assembly';

export interface ShopImage {
  type: ImageType;
  file: string;
}

const squareWidths = [100, 200, 300, 400, 600, 800, 1000, 1400] as const;
const freeWidths = [200, 400, 600, 800, 1000, 1500, 2000] as const;

/** Stored widths of an image type, ascending, px. */
export const imageWidths = (type: ImageType): readonly number[] =>
  type === 'product' ? squareWidths : freeWidths;

export function imageUrl({ type, file }: ShopImage, width: number): string {
  const folder = type === 'product' ? `${width}f${width}` : `${width}w`;
  return `/images/${type}/${folder}/${encodeURIComponent(file)}`;
}

/** The narrowest image that a place without a limit asks for, px: a phone with two columns and twice the density, rounded up. */
const narrowest = 400;

/**
 * The `srcset` of an image up to `widest`; never empty. Half of `widest` is the least that it offers: a sharper image
 * than needed costs less than a candidate that every card repeats.
 */
export function imageSrcSet(image: ShopImage, widest = Number.POSITIVE_INFINITY): string {
  const all = imageWidths(image.type);
  const least = Math.min(narrowest, widest / 2);
  const fitting = all.filter(width => width >= least && width <= widest);
  return (fitting.length > 0 ? fitting : all).map(width => `${imageUrl(image, width)} ${width}w`).join(',');
}
