/** Goggles with their strap. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, flipped, mark, sharp, soft } from '../pieces.ts';
import { at } from '../space.ts';

const frameOf: readonly (readonly SoftPoint[])[] = [
  [
    [150, 470],
    [190, 360],
    [330, 320],
    [500, 338],
    [660, 316],
    [800, 350],
    [842, 450],
    [824, 590],
    [760, 680],
    [640, 700],
    [560, 640],
    [500, 600],
    [440, 644],
    [360, 706],
    [240, 690],
    [170, 600],
  ],
  [
    [140, 450],
    [200, 340],
    [400, 318],
    [620, 312],
    [800, 330],
    [860, 440],
    [840, 580],
    [740, 680],
    [600, 690],
    [530, 620],
    [480, 622],
    [400, 694],
    [250, 690],
    [160, 590],
  ],
];

export const drawGoggles: Draw = ({ detail, view }) => {
  const frame = at(frameOf, Math.floor(detail / 2));
  const scaledBy = (by: number, dy: number): SoftPoint[] =>
    frame.map(([x, y]) => [500 + (x - 500) * by, 500 + (y - 500) * (by - 0.06) + dy] as const);
  const shade = at<Material>(['steel', 'accent', 'pale', 'rubber'], detail);
  const rim = at<Material>(['accent', 'rubber', 'accent', 'pale'], detail);
  const band: readonly SoftPoint[] = [
    [170, 420],
    [100, 300],
    [180, 190],
    [420, 130],
    [700, 140],
    [890, 220],
    [930, 330],
    [846, 430],
    [830, 560],
    [960, 430],
    [990, 280],
    [900, 150],
    [690, 76],
    [400, 70],
    [130, 130],
    [34, 270],
    [60, 430],
    [166, 580],
  ];
  const pieces: Soft[] = [
    soft('rubber', band, { volume: 30 }),
    ...[-1, 0, 1].map(i =>
      mark(
        'accent',
        sharp([480 + i * 130, 40], [540 + i * 130, 40], [500 + i * 130, 180], [440 + i * 130, 180]),
      ),
    ),
    soft(
      'rubber',
      frame.map(([x, y]) => [x + 14, y + 26] as const),
      { volume: 14 },
    ),
    soft(rim, frame, { volume: 34 }),
    soft('rubber', scaledBy(0.86, -6), { volume: 20, line: 0.6 }),
    soft(shade, scaledBy(0.8, -10), { volume: 40, line: 0.6 }),
    mark('pale', sharp([300, 300], [400, 300], [270, 720], [170, 720]), 0),
    mark('pale', sharp([440, 300], [470, 300], [340, 720], [310, 720]), 0),
    ...dots(
      'steel',
      [
        [182, 494],
        [826, 484],
      ],
      18,
    ),
  ];
  return {
    soft: (view === 1 ? flipped(pieces) : pieces).map(piece => ({
      ...piece,
      points: piece.points.map(p =>
        p[2] === undefined
          ? ([500 + (p[0] - 500) * 0.9, 100 + p[1] * 0.9] as const)
          : ([500 + (p[0] - 500) * 0.9, 100 + p[1] * 0.9, p[2]] as const),
      ),
    })),
    focus: [0.3, 0.6],
  };
};
