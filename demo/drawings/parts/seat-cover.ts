/** A cushion in its cover, with seams and piping. */
import type { Material } from '../palette.ts';
import type { Draw } from '../pieces.ts';
import { bundled, pipe } from '../pieces.ts';
import { loft, place, roundRect, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at } from '../space.ts';

/** The cushion's flank as a closed, softened outline. */
const flank = (knots: readonly P2[]): P2[] =>
  knots.flatMap((b, i) => {
    const [a, c, d] = [at(knots, i - 1), at(knots, i + 1), at(knots, i + 2)];
    return [0, 0.34, 0.67].map((t): P2 => {
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      return [on(0), on(1)];
    });
  });

const cushions: readonly P2[][] = [
  [
    [-100, 6],
    [-60, -2],
    [0, -4],
    [60, -2],
    [100, 8],
    [108, 40],
    [96, 60],
    [74, 46],
    [40, 30],
    [0, 24],
    [-50, 28],
    [-90, 36],
    [-108, 24],
  ],
  [
    [-100, 2],
    [-50, -4],
    [30, -4],
    [98, 4],
    [106, 34],
    [92, 44],
    [50, 36],
    [24, 22],
    [-20, 18],
    [-70, 32],
    [-98, 46],
    [-110, 26],
  ],
];

export const drawSeatCover: Draw = ({ detail, view }) => {
  const base = at<Material>(['rubber', 'rubber', 'accent', 'steel'], detail);
  const trim: Material = base === 'accent' ? 'rubber' : 'accent';
  const side = flank(at(cushions, Math.floor(detail / 2)));
  const long = (z: number, by: number): { z: number; profile: P2[] } => ({
    z,
    profile: side.map(([x, y]): P2 => [x * (0.5 + by / 2), 18 + (y - 18) * by]),
  });
  const seat = loft(
    base,
    [long(-42, 0.6), long(-38, 0.86), long(-28, 1), long(28, 1), long(38, 0.86), long(42, 0.6)],
    { crease: 0.8 },
  );
  const ridge = (x: number): number =>
    Math.max(...side.filter(p => Math.abs(p[0] - x) < 14).map(p => p[1]), 20);
  const across = (x: number, lean: number): P3[] =>
    [-27, 0, 27].map((z): P3 => [x + (z / 27) * lean, ridge(x + (z / 27) * lean) + 0.8, z]);
  const seams = at(
    [
      [-72, -48, -24, 0, 24, 44],
      [-60, -30, 0, 30],
      [-50, 60],
      [-72, -54, -36, -18, 0, 18, 36],
    ],
    detail,
  ).flatMap(x => (detail % 2 === 0 ? [pipe('ink', 0.5, across(x, 8))] : [pipe('ink', 0.5, across(x, 0))]));
  const piping = pipe(
    trim,
    1.8,
    side.map(([x, y]): P3 => [x, y, 28.5]),
    { closed: true },
  );
  const panel = at<readonly P2[]>(
    [
      [
        [-80, 6],
        [60, 4],
        [90, 20],
        [30, 16],
        [-60, 20],
      ],
      [
        [40, 2],
        [62, 2],
        [86, 32],
        [60, 28],
      ],
      [
        [-90, 10],
        [0, 2],
        [80, 8],
        [80, 16],
        [0, 12],
        [-90, 22],
      ],
      [
        [-20, 2],
        [20, 2],
        [30, 16],
        [-26, 16],
      ],
    ],
    detail,
  );
  const badge = place(
    sticker(
      trim,
      panel.map(([x, y]): P2 => [x * 0.88, y + 3]),
    ),
    [0, 0, 38.4],
  );
  const label = place(sticker('pale', roundRect(20, 8, 2)), [detail % 2 === 0 ? 64 : -60, 14, 38.6]);
  return {
    hard: [seat, bundled(seams), piping, badge, label],
    ordered: true,
    camera: { yaw: view === 1 ? 32 : -30, pitch: 26 },
    focus: [0.65, 0.45],
  };
};
