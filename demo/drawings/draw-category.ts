/** The wide image of a category: two of its products on a plain background, with space for text at the left. */
import { flat, inset, plate, svg } from './document.ts';
import { paletteOf } from './palette.ts';
import type { PartKind } from './parts.ts';
import { partDrawings, partKinds } from './parts.ts';
import type { Camera } from './space.ts';

const otherSide: Camera = { yaw: 42, pitch: 15 };

/** 1200x400; a second design of the same kind is drawn behind the first. */
export function drawCategory(kind: PartKind): string {
  const draw = partDrawings[kind];
  const palette = paletteOf(0);
  const quiet = { ...paletteOf(4), accent: palette.steel };
  const tilt = 40 + (partKinds.indexOf(kind) % 4) * 30;
  return svg(
    1200,
    400,
    plate('#f5f4f2', 0, 0, 1200, 400) +
      flat('#eceae6', [
        [560 + tilt, 0],
        [1200, 0],
        [1200, 400],
        [400 + tilt, 400],
      ]) +
      flat('#e2dfd9', [
        [860 + tilt, 0],
        [1200, 0],
        [1200, 400],
        [700 + tilt, 400],
      ]) +
      flat(palette.accent[1], [
        [536 + tilt, 0],
        [548 + tilt, 0],
        [388 + tilt, 400],
        [376 + tilt, 400],
      ]) +
      inset(draw({ detail: 1, view: 1 }), quiet, { x: 890, y: 96, size: 270, id: `${kind}-b` }, otherSide) +
      inset(draw({ detail: 0, view: 0 }), palette, { x: 560, y: 14, size: 378, id: `${kind}-a` }),
  );
}
