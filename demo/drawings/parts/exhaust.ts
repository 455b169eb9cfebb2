/** A silencer with its pipe. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { around, box, cylinder, disc, place, prism, roundRect, spot, sticker } from '../solid.ts';
import type { Solid } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, bend } from '../space.ts';
import { tilted } from './tilted.ts';

/** The clamp around the can: the side of a prism without its end faces, since the can fills it. */
function strap(outline: readonly P2[]): Solid {
  const whole = place(prism('steel', outline, 9), [0, 0, -20]);
  return {
    ...whole,
    faces: whole.faces.filter((_, i) => whole.layers[i] === 0),
    layers: whole.layers.filter(layer => layer === 0),
  };
}

export const drawExhaust: Draw = ({ detail, view }) => {
  const outline = at<P2[]>(
    [disc(26, 32), roundRect(56, 46, 20, 5), disc(24, 6, 0), roundRect(50, 50, 12, 3)],
    detail,
  );
  const smaller = (by: number): P2[] => outline.map(([x, y]): P2 => [x * by, y * by]);
  const can = at<Material>(['pale', 'rubber', 'pale', 'steel'], detail);
  const end = at<Material>(['accent', 'accent', 'rubber', 'accent'], detail);
  const items: Hard[] = [
    pipe(
      'steel',
      9,
      bend(
        [
          [0, 0, -60],
          [0, 0, -92],
          [0, -30, -122],
          [30, -58, -122],
          [78, -58, -96],
        ],
        34,
      ),
    ),
    place(cylinder('steel', 14, 8, 1, 24), [78, -58, -94], ['y', 50]),
    prism('steel', smaller(0.6), 24),
    place(prism(end, smaller(1.02), 16, 5), [0, 0, -50]),
    place(prism(can, outline, 104), [0, 0, 6]),
    strap(smaller(1.05)),
    place(box('steel', [9, 18, 8], 2, 1), [0, 31, -20]),
    place(prism(end, smaller(1.02), 18, 4), [0, 0, 66]),
    place(cylinder('steel', 13, 14, 1, 24), [0, 0, 78]),
    place(spot('ink', 9.5, 20), [0, 0, 85.2]),
    place(around(6, 20, spot('ink', 1.8, 6)), [0, 0, 75.3]),
    place(
      sticker(can === 'pale' ? 'accent' : 'pale', roundRect(44, 15, 3)),
      [outlineRight(outline), 2, 18],
      ['y', 90],
    ),
  ];
  return {
    hard: tilted(items, ['x', -8]),
    ordered: true,
    camera: { yaw: view === 1 ? -62 : -46, pitch: view === 1 ? 12 : 20 },
    focus: [0.25, 0.3],
  };
};

const outlineRight = (outline: readonly P2[]): number => Math.max(...outline.map(p => p[0])) + 0.6;
