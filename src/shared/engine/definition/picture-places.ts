/** In which shapes a widget shows a picture: the `x-ratios` of its schema. Each entry is a place, and the first that fits counts. */

/** Screens whose shape may differ. */
export const placeScreens = ['desktop', 'tablet', 'phone'] as const;
export type PlaceScreen = (typeof placeScreens)[number];

/** Shapes as `16:9`; what is wider or taller is cropped around its focal point. Absent: shown in any. */
export interface PlaceShape {
  widest?: string;
  tallest?: string;
}

export interface PicturePlace extends Readonly<Partial<Record<PlaceScreen, PlaceShape>>> {
  /** Value of the field `size` beside the picture for which it counts; absent: any. */
  size?: string;
  /** Layout of the row; absent: any. */
  layout?: string;
  /** How wide the picture is shown at 1440 px, px: one with fewer pixels is blurred. */
  least?: number;
  /** The same on a phone. */
  leastPhone?: number;
}

/** Height divided by width of `16:9`. */
export function shapeRatio(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return height / width;
}

/** Where a picture is shown; undefined where the schema says nothing. */
export const picturePlaceOf = (
  places: readonly PicturePlace[],
  { size, layout }: { size: unknown; layout: unknown },
): PicturePlace | undefined =>
  places.find(
    place =>
      (place.size === undefined || place.size === size) &&
      (place.layout === undefined || place.layout === layout),
  );

/** Height divided by width as the place shows it. @param ratio the same of the picture */
export function shownRatio(ratio: number, { widest, tallest }: PlaceShape = {}): number {
  const wide = widest === undefined ? ratio : Math.max(ratio, shapeRatio(widest));
  return tallest === undefined ? wide : Math.min(wide, shapeRatio(tallest));
}

/** Share of a picture that the place cuts off: 0 to 1. @param ratio height divided by width */
export function cutShare(ratio: number, shape: PlaceShape | undefined): number {
  const shown = shownRatio(ratio, shape);
  return 1 - Math.min(ratio, shown) / Math.max(ratio, shown);
}
