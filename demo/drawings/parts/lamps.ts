/** Lamps: an LED bar and a work light on its bracket. */
import type { Draw, Hard } from '../pieces.ts';
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
} from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, radians, range } from '../space.ts';

/** Reflectors with a bright centre, as markings on a front. */
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
