/** The images of the shop's products: vector graphics drawn by code, the same every time. */
import { svg, usualCamera } from './document.ts';
import { paletteOf } from './palette.ts';
import type { PartKind } from './parts.ts';
import { partDrawings } from './parts.ts';
import type { DrawOptions } from './pieces.ts';
import { renderPart, strokes } from './render.ts';
import type { Camera } from './space.ts';
import { at } from './space.ts';

export { drawBrandLogo } from './draw-brand.ts';
export { drawCategory } from './draw-category.ts';
export { drawEmptyState } from './draw-empty-state.ts';
export { drawScene } from './draw-scene.ts';
export { paletteCount } from './palette.ts';
export type { PartKind } from './parts.ts';
export { partKinds } from './parts.ts';

export interface DrawingOptions extends DrawOptions {
  kind: PartKind;
  palette: number;
}

const cameras: readonly Camera[] = [usualCamera, { yaw: 42, pitch: 15 }, usualCamera];

/** 0 is the whole part from three-quarters, 1 from the other side, 2 a close-up. */
export const viewCount = cameras.length;

/** A square 1000x1000 SVG document of one part on a transparent background; numbers out of range wrap around. */
export function drawPart({ kind, palette: index, view, detail }: DrawingOptions): string {
  const palette = paletteOf(index);
  const turn = ((view % viewCount) + viewCount) % viewCount;
  const part = partDrawings[kind]({ detail, view: turn });
  const camera = part.camera ?? at(cameras, turn);
  const body = `<g ${strokes}>${renderPart(part, { palette, camera, id: `${kind}-` })}</g>`;
  if (turn !== 2) return svg(1000, 1000, body);
  const [fx, fy] = part.focus ?? [0.45, 0.45];
  const zoom = 1.75;
  const shift = [500 - (70 + fx * 860) * zoom, 500 - (70 + fy * 850) * zoom].map(Math.round);
  const glass = '<circle cx="500" cy="500" r="430"';
  return svg(
    1000,
    1000,
    `<clipPath id="${kind}-glass">${glass}/></clipPath>${glass} fill="${palette.pale[0]}"/>` +
      `<g clip-path="url(#${kind}-glass)"><g transform="translate(${shift.join(' ')}) scale(${zoom})">${body}</g></g>` +
      `${glass} fill="none" stroke="${palette.line}" stroke-width="10"/>`,
  );
}
