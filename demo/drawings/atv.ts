/** The ATV in banners, facing left, built from the same solids as the parts. */
import type { Material } from './palette.ts';
import type { Hard, Part } from './pieces.ts';
import { bundled, pipe } from './pieces.ts';
import { plainWheel } from './parts/plain-wheel.ts';
import type { Solid } from './solid.ts';
import { box, place, prism, roundRect, spot, standing, sticker } from './solid.ts';
import type { P2 } from './space.ts';
import { bend, radians, range } from './space.ts';

export type AtvLoad = 'none' | 'plough' | 'box';

/** A curved fender above a wheel. */
function fender(x: number, y: number, z: number, from: number, to: number): Solid {
  const arc = (r: number): P2[] =>
    range(9).map(i => {
      const angle = radians(from + ((to - from) * i) / 8);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
  return place(prism('accent', [...arc(44), ...arc(38).toReversed()], 30, 0), [0, 0, z]);
}

const slab = (material: Material, profile: readonly P2[], depth: number, bevel: number): Solid =>
  prism(material, profile, depth, bevel);

const rack = (from: number, to: number, y: number): Hard[] => {
  const middle = (from + to) / 2;
  const frame = bend(
    [
      [from, y, -34],
      [to, y, -34],
      [to, y, 34],
      [from, y, 34],
    ],
    12,
    true,
  );
  return [
    bundled(
      [-20, 20].map(z =>
        pipe('rubber', 2, [
          [middle, y, z],
          [middle, y - 18, z * 0.8],
        ]),
      ),
    ),
    pipe('rubber', 2.6, frame, { closed: true }),
    bundled(
      [-17, 0, 17].map(z =>
        pipe('rubber', 1.8, [
          [from, y, z],
          [to, y, z],
        ]),
      ),
    ),
  ];
};

const wheels = (z: number): Hard[] => [-66, 66].flatMap(x => plainWheel(33, 27, [x, 33, z], 'pale', z > 0));

function bodywork(): Hard[] {
  return [
    place(box('rubber', [126, 12, 40], 0, 2), [0, 38, 0]),
    place(box('rubber', [58, 5, 92], 0, 1), [0, 33, 0]),
    place(box('steel', [46, 34, 36], 4, 2), [4, 56, 0]),
    slab(
      'accent',
      [
        [22, 62],
        [20, 78],
        [60, 90],
        [96, 86],
        [104, 78],
        [96, 68],
        [40, 62],
      ],
      52,
      3,
    ),
    slab(
      'rubber',
      [
        [-16, 82],
        [-10, 94],
        [6, 92],
        [30, 88],
        [58, 92],
        [80, 102],
        [90, 98],
        [88, 86],
        [40, 80],
        [0, 76],
      ],
      36,
      4,
    ),
    slab(
      'accent',
      [
        [-104, 58],
        [-108, 70],
        [-96, 86],
        [-56, 100],
        [-26, 100],
        [-12, 88],
        [-14, 66],
        [-36, 58],
      ],
      46,
      4,
    ),
    place(
      sticker('rubber', [
        [-92, 66],
        [-88, 78],
        [-40, 88],
        [-30, 84],
        [-34, 70],
      ]),
      [0, 0, 23.4],
    ),
    ...[-13, 13].map(z => place(sticker('pale', roundRect(13, 9, 4)), [-101, 79, z], ['y', -90], ['z', -46])),
  ];
}

function steering(): Hard[] {
  return [
    pipe('steel', 4, [
      [-34, 94, 0],
      [-22, 120, 0],
    ]),
    pipe(
      'rubber',
      2.4,
      bend(
        [
          [-12, 126, -44],
          [-24, 122, -16],
          [-24, 122, 16],
          [-12, 126, 44],
        ],
        8,
      ),
    ),
    bundled(
      [-1, 1].map(s =>
        pipe('rubber', 4, [
          [-12, 126, s * 44],
          [-15, 125, s * 33],
        ]),
      ),
    ),
    place(box('accent', [16, 18, 24], 4, 2), [-28, 120, 0], ['z', 20]),
    place(spot('pale', 6, 14), [-36.5, 117, 0], ['y', -90], ['z', 20]),
  ];
}

const bullBar: readonly Hard[] = [
  pipe(
    'rubber',
    3,
    bend(
      [
        [-92, 44, -24],
        [-120, 48, -24],
        [-118, 80, -24],
        [-118, 80, 24],
        [-120, 48, 24],
        [-92, 44, 24],
      ],
      12,
    ),
  ),
  pipe('rubber', 2.2, [
    [-119, 62, -24],
    [-119, 62, 24],
  ]),
];

function plough(): Hard[] {
  const curve = range(7).map((i): P2 => [-166 + (i / 6 - 0.45) ** 2 * -34, 4 + i * 8]);
  const blade = prism('pale', [...curve, ...curve.map(([x, y]): P2 => [x + 4, y]).toReversed()], 134, 0);
  return [
    bundled(
      [-1, 1].map(s =>
        pipe('rubber', 3.4, [
          [-40, 26, s * 14],
          [-160, 16, s * 40],
        ]),
      ),
    ),
    blade,
    place(box('rubber', [5, 8, 136], 0, 0), [-172, 5, 0]),
  ];
}

export function drawAtv(load: AtvLoad): Part {
  const cargo: Hard[] =
    load === 'box'
      ? [
          place(prism('rubber', roundRect(62, 66, 8), 24, 2), [76, 122, 0], standing),
          place(prism('accent', roundRect(66, 70, 9), 9, 2), [76, 138, 0], standing),
        ]
      : [];
  return {
    hard: [
      ...wheels(-46),
      fender(66, 33, -46, 12, 150),
      fender(-66, 33, -46, 30, 168),
      ...bodywork(),
      ...rack(-100, -42, 110),
      ...rack(44, 108, 108),
      ...cargo,
      ...steering(),
      ...bullBar,
      ...wheels(46),
      fender(66, 33, 46, 12, 150),
      fender(-66, 33, 46, 30, 168),
      ...(load === 'plough' ? plough() : []),
    ],
    ordered: true,
    camera: { yaw: 30, pitch: 14 },
  };
}
