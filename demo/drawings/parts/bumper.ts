/** A front bumper of bent tube with a plate and lamps. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, cylinder, joined, place, roundRect, spot, sticker } from '../solid.ts';
import { at, bend, range } from '../space.ts';

const side = (tube: Material, s: number): Hard[] => [
  pipe(
    tube,
    6,
    bend(
      [
        [s * 26, -62, -34],
        [s * 30, -40, 20],
        [s * 46, 4, 30],
        [s * 46, 34, 6],
        [s * 40, 40, -40],
      ],
      16,
    ),
  ),
  pipe(
    tube,
    4.5,
    bend(
      [
        [s * 42, 6, 30],
        [s * 78, 4, 10],
        [s * 84, -2, -18],
      ],
      14,
    ),
  ),
];

const crossTubes = (tube: Material): Hard[] => [
  pipe(
    tube,
    6,
    bend(
      [
        [-70, -8, -6],
        [-58, 16, 30],
        [58, 16, 30],
        [70, -8, -6],
      ],
      14,
    ),
    { bias: 20 },
  ),
  pipe(
    tube,
    5,
    [
      [-32, -34, 24],
      [32, -34, 24],
    ],
    { bias: 8 },
  ),
];

export const drawBumper: Draw = ({ detail, view }) => {
  const tube = at<Material>(['rubber', 'accent', 'steel', 'rubber'], detail);
  const bars = at([3, 2, 4, 1], detail);
  const grille = range(bars).map(i =>
    pipe(
      'steel',
      3,
      [
        [(i - (bars - 1) / 2) * 17, -34, 26],
        [(i - (bars - 1) / 2) * 19, 14, 30],
      ],
      { bias: 12 },
    ),
  );
  const plate = place(box('accent', [56, 30, 3], 5, 1, { bias: 26 }), [0, -10, 35], ['x', 6]);
  const slots = joined(
    [-1, 0, 1].map(i =>
      place(sticker('ink', roundRect(34, 4, 2), { bias: 60 }), [0, -10 + i * 8, 37.2], ['x', 6]),
    ),
  );
  const lamps =
    detail % 2 === 1
      ? [-1, 1].flatMap(s => [
          place(cylinder('rubber', 11, 12, 2, 20, { bias: 50 }), [s * 24, 34, 34]),
          place(spot('pale', 8, 16, { bias: 70 }), [s * 24, 34, 40.5]),
        ])
      : [];
  const feet = [-1, 1].map(s => place(box('steel', [10, 22, 4], 2, 1), [s * 26, -62, -32], ['x', -60]));
  return {
    hard: [
      ...side(tube, -1),
      ...side(tube, 1),
      ...crossTubes(tube),
      ...grille,
      plate,
      slots,
      ...lamps,
      ...feet,
    ],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 14 },
    focus: [0.4, 0.5],
  };
};
