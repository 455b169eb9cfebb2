/** Draws vector pictures: a drawing can carry scripts, links and foreign content; its pixels cannot. */
import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Longer side of the result: the widest size that pages show, at twice the density. */
const DRAWING_SIDE = 2_400;
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;

/**
 * The pipeline that draws an SVG as a bitmap; the caller chooses its format.
 * @param size of the drawing as its file says, px
 */
export function rasterize(
  load: typeof sharp,
  drawing: Buffer,
  { width, height }: { width: number; height: number },
  limitInputPixels: number,
): Sharp {
  const density = Math.min(MAX_DENSITY, Math.max(1, (SVG_DENSITY * DRAWING_SIDE) / Math.max(width, height)));
  return load(drawing, { density, limitInputPixels }).resize(DRAWING_SIDE, DRAWING_SIDE, { fit: 'inside' });
}
