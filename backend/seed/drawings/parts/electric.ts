/** Battery, LED bar, work light and spark plug. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import {
  band,
  box,
  cylinder,
  disc,
  joined,
  place,
  prism,
  roundRect,
  spot,
  standing,
  sticker,
  turned,
} from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';

const bolt: readonly P2[] = [
  [4, 20],
  [-13, -3],
  [-2, -3],
  [-6, -20],
  [12, 5],
  [1, 5],
];

export const drawBattery: Draw = ({ detail }) => {
  const [w, h, d] = at<P3>(
    [
      [112, 84, 66],
      [96, 100, 60],
      [130, 78, 58],
      [88, 84, 80],
    ],
    detail,
  );
  const lid = at<Material>(['accent', 'rubber', 'accent', 'rubber'], detail);
  const body = place(prism('rubber', roundRect(w, d, 5), h, 2), [0, h / 2, 0], standing);
  const top = place(prism(lid, roundRect(w + 4, d + 4, 6), 16, 2), [0, h + 8, 0], standing);
  const deck = place(
    prism(lid, roundRect(w * 0.56, d * 0.7, 6), 8, 2, { bias: 20 }),
    [0, h + 20, 0],
    standing,
  );
  const poles = [-1, 1].flatMap((s): Hard[] => [
    place(box('pale', [16, 14, 18], 2, 2, { bias: 30 }), [s * w * 0.39, h + 22, d * 0.2]),
    place(spot('ink', 3.4, 10, { bias: 60 }), [s * w * 0.39, h + 22, d * 0.2 + 9.2]),
    place(
      prism(s < 0 ? 'accent' : 'ink', roundRect(20, 22, 4), 3, 0, { bias: 20 }),
      [s * w * 0.39, h + 17, d * 0.2],
      standing,
    ),
  ]);
  const label: Hard[] = [
    place(sticker(detail % 2 === 0 ? 'pale' : 'accent', roundRect(w * 0.78, h * 0.62, 5), { bias: 30 }), [
      0,
      h * 0.45,
      d / 2 + 0.3,
    ]),
    place(
      sticker(
        detail % 2 === 0 ? 'accent' : 'pale',
        bolt.map(([x, y]): P2 => [x * 1.05, y * 1.05]),
        { bias: 70 },
      ),
      [-w * 0.2, h * 0.45, d / 2 + 0.5],
    ),
    ...[10, 0, -10].map((y, i) =>
      place(
        sticker(detail % 2 === 0 ? 'steel' : 'ink', roundRect(w * (0.32 - i * 0.05), 4.5, 2), { bias: 60 }),
        [w * 0.13 - i * w * 0.025, h * 0.45 + y, d / 2 + 0.5],
      ),
    ),
  ];
  const ribs = joined(
    range(4).map(i =>
      place(box('rubber', [3, h * 0.7, 5], 0, 0, { bias: 10 }), [w / 2 + 1.5, h * 0.42, (i - 1.5) * d * 0.2]),
    ),
  );
  const grip = pipe(
    'rubber',
    3.4,
    bend(
      [
        [-w * 0.28, h + 20, -d * 0.2],
        [-w * 0.24, h + 46, -d * 0.2],
        [w * 0.24, h + 46, -d * 0.2],
        [w * 0.28, h + 20, -d * 0.2],
      ],
      12,
    ),
  );
  return {
    hard: [body, ribs, top, deck, ...poles, ...label, ...(detail % 2 === 0 ? [grip] : [])],
    focus: [0.35, 0.55],
  };
};

/** Reflector bowls with a bright middle, as markings on a front. */
const diode = (x: number, y: number, z: number, radius: number): Solid[] => [
  place(spot('steel', radius, 12, { bias: 60 }), [x, y, z]),
  place(spot('pale', radius * 0.74, 10, { bias: 70 }), [x - radius * 0.06, y + radius * 0.06, z + 0.2]),
];

const lamps = (centres: readonly P2[], z: number, radius: number): Solid[] => {
  const all = centres.map(([x, y]) => diode(x, y, z, radius));
  return [joined(all.map(pair => at(pair, 0))), joined(all.map(pair => at(pair, 1)))].map((one, i) => ({
    ...one,
    bias: 60 + i * 10,
  }));
};

export const drawLedBar: Draw = ({ detail, view }) => {
  const [count, rows] = at(
    [
      [6, 1],
      [6, 2],
      [4, 1],
      [8, 3],
    ] as const,
    detail,
  );
  const radius = at([11, 9, 15, 7], detail);
  const [w, h] = [count * radius * 2.2 + 10, rows * radius * 2.25 + 8];
  const body = box('rubber', [w, h, 24], 4, 2);
  const fins = joined(
    range(9)
      .map(i =>
        place(box('rubber', [w - 10 - i * 0.1, 2.4, 20], 0, 0, { bias: -20 }), [
          0,
          ((i % 5) - 2) * h * 0.2,
          -20 - (i > 4 ? 1 : 0),
        ]),
      )
      .slice(0, 5),
  );
  const front = place(prism('ink', roundRect(w - 4, h - 5, 3), 3, 0, { bias: 30 }), [0, 0, 12.5]);
  const bulbs = lamps(
    range(count * rows).map(
      (i): P2 => [
        ((i % count) - (count - 1) / 2) * radius * 2.2,
        (Math.floor(i / count) - (rows - 1) / 2) * radius * 2.25,
      ],
    ),
    14.3,
    radius,
  );
  const ends = [-1, 1].map(s =>
    place(box('accent', [9, h + 6, 30], 2, 1.5, { bias: s * 6 + 12 }), [s * (w / 2 + 4), 0, 0]),
  );
  const feet = [-1, 1].flatMap((s): Hard[] => [
    place(box('steel', [5, h * 0.5 + 24, 16], 0, 1, { bias: 26 * s }), [s * (w / 2 + 11), -h * 0.3 - 6, -2]),
    place(cylinder('pale', 5, 4, 1, 12, { bias: 60 }), [s * (w / 2 + 15), 0, -2], ['y', 90]),
    place(box('steel', [22, 4, 18], 0, 1, { bias: 10 }), [s * (w / 2 + 4), -h * 0.55 - 18, -2]),
  ]);
  return {
    hard: [fins, body, front, ...bulbs, ...ends, ...feet],
    camera: { yaw: view === 1 ? 44 : -44, pitch: 20 },
    focus: [0.35, 0.45],
  };
};

export const drawWorkLight: Draw = ({ detail, view }) => {
  const round = detail % 2 === 0;
  const size = at([50, 46, 44, 52], detail);
  const outline = round ? disc(size, 36) : roundRect(size * 2, size * 1.8, 12);
  const smaller = (by: number): P2[] => outline.map(([x, y]): P2 => [x * by, y * by]);
  const body: Hard[] = [
    place(
      joined(range(2).map(i => place(prism('rubber', smaller(0.72), 6), [0, 0, -32 + i * 12]))),
      [0, 0, 0],
    ),
    prism('rubber', outline, 30, 3),
    place(band('accent', outline, smaller(0.84), 8), [0, 0, 17]),
    place(sticker('ink', smaller(0.84)), [0, 0, 20]),
  ];
  const spread = size * 0.42;
  const centres: P2[] = at<P2[]>(
    [
      [
        [0, 0],
        ...range(6).map(
          (i): P2 => [Math.cos(radians(i * 60)) * spread * 1.2, Math.sin(radians(i * 60)) * spread * 1.2],
        ),
      ],
      range(9).map((i): P2 => [((i % 3) - 1) * size * 0.5, (Math.floor(i / 3) - 1) * size * 0.44]),
      range(3).map(
        (i): P2 => [
          Math.cos(radians(90 + i * 120)) * spread * 0.95,
          Math.sin(radians(90 + i * 120)) * spread * 0.95,
        ],
      ),
      range(4).map((i): P2 => [(i % 2 === 0 ? -1 : 1) * size * 0.4, (i < 2 ? -1 : 1) * size * 0.36]),
    ],
    detail,
  );
  const bulbs = lamps(centres, 21.5, at([0.24, 0.2, 0.38, 0.34], detail) * size);
  const reach = size + 9;
  const bracket: Hard[] = [-1, 1].map(s =>
    place(box('steel', [5, size * 1.2 + 20, 16], 0, 1), [s * reach, -size * 0.6 - 2, -4]),
  );
  const foot: Hard[] = [
    place(box('steel', [reach * 2 + 5, 5, 22], 0, 1), [0, -size * 1.2 - 12, -4]),
    place(cylinder('pale', 8, 12, 1.5, 6), [0, -size * 1.2 - 20, -4], standing),
  ];
  const knobs = [-1, 1].map(s =>
    place(cylinder('accent', 9, 7, 1.5, 16), [s * (reach + 5), 0, -4], ['y', 90]),
  );
  const [first, second] = view === 1 ? [at(bracket, 1), at(bracket, 0)] : [at(bracket, 0), at(bracket, 1)];
  const [one, two] = view === 1 ? [at(knobs, 1), at(knobs, 0)] : [at(knobs, 0), at(knobs, 1)];
  return {
    hard: [...foot.toReversed(), one, first, ...body, ...bulbs, second, two],
    ordered: true,
    camera: { yaw: view === 1 ? 36 : -34, pitch: 14 },
    focus: [0.4, 0.4],
  };
};

export const drawSparkPlug: Draw = ({ detail, view }) => {
  const rings = at([4, 5, 3, 0], detail);
  const parts: Hard[] = [
    turned(
      'steel',
      [
        [0, -62],
        [12, -62],
        [12, -58],
        ...range(7).flatMap((i): P2[] => [
          [16, -56 + i * 5],
          [13.4, -53.5 + i * 5],
        ]),
        [16, -20],
      ],
      22,
      { crease: 0.7 },
    ),
    turned(
      'steel',
      [
        [16, -21],
        [24, -21],
        [24, -16],
        [16, -16],
      ],
      24,
    ),
    place(prism('steel', disc(28, 6), 22, 2), [0, 0, -5]),
    turned(
      'pale',
      [
        [22, 5.5],
        [23, 12],
        [17, 17],
        ...range(rings).flatMap((i): P2[] => [
          [17, 20 + i * 8],
          [14, 24 + i * 8],
        ]),
        [13, 58],
        [11, 64],
      ],
      24,
      { crease: 0.7 },
    ),
    turned(
      'accent',
      [
        [23.4, 6],
        [23.4, 11.5],
      ],
      24,
    ),
    turned(
      'steel',
      [
        [6, 64],
        [6, 68],
        [10, 69],
        [10, 82],
        [6, 86],
        [0, 86],
      ],
      18,
    ),
  ];
  const ground: Hard[] = [
    place(cylinder('pale', 5, 8, 0, 12), [0, 0, -66]),
    pipe(
      'steel',
      3.6,
      bend(
        [
          [11, 0, -60],
          [11, 0, -76],
          [-2, 0, -77],
        ],
        6,
      ),
    ),
  ];
  const stripes: Hard[] =
    rings === 0
      ? [26, 34, 42].map(z =>
          turned(
            'accent',
            [
              [16.6 - (z - 22) * 0.09, z],
              [16.2 - (z - 22) * 0.09, z + 3.4],
            ],
            22,
          ),
        )
      : [];
  const tilt = (one: Hard): Hard => {
    const move = (p: P3): P3 => {
      const [x, y, z] = p;
      const a = radians(view === 1 ? 28 : -32);
      return [x * Math.cos(a) - z * Math.sin(a) * -1, z * Math.cos(a) - x * Math.sin(a), -y];
    };
    return one.shape === 'pipe'
      ? { ...one, path: one.path.map(move) }
      : { ...one, faces: one.faces.map(face => face.map(move)) };
  };
  return {
    hard: [...ground, ...parts, ...stripes].map(tilt),
    ordered: true,
    camera: { yaw: view === 1 ? 20 : -14, pitch: 18 },
    focus: [0.5, 0.35],
  };
};
