/** A snow plough with push frame and marker flags. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { box, joined, lying, place, prism, spot } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, range } from '../space.ts';

/** The blade's curve as [forward, up], from the wear bar to the rolled top. */
const curve = (height: number): P2[] =>
  range(9).map(i => {
    const t = i / 8;
    return [(t - 0.42) ** 2 * 46 - 6, t * height] as const;
  });

const flags = (half: number): Hard[] =>
  [-1, 1].flatMap((s): Hard[] => [
    pipe('steel', 2.2, [
      [s * half * 0.93, 66, 10],
      [s * half * 0.95, 118, 6],
    ]),
    pipe('accent', 3.6, [
      [s * half * 0.943, 104, 7],
      [s * half * 0.95, 120, 6],
    ]),
  ]);

const pushFrame: readonly Hard[] = [
  ...[-1, 1].map(s =>
    pipe(
      'rubber',
      6,
      bend(
        [
          [s * 54, 24, -8],
          [s * 34, 16, -60],
          [s * 22, 14, -150],
        ],
        20,
      ),
    ),
  ),
  pipe('rubber', 5, [
    [-36, 17, -54],
    [36, 17, -54],
  ]),
  pipe('rubber', 5, [
    [-26, 14, -120],
    [26, 14, -120],
  ]),
  ...[-1, 1].map(s =>
    pipe('steel', 5, [
      [s * 30, 20, -50],
      [s * 38, 46, -8],
    ]),
  ),
  place(box('steel', [64, 8, 16], 0, 1), [0, 12, -152]),
];

/** Slanted warning stripes on both halves of the blade. */
const stripes = (line: readonly P2[], blade: Material): Solid[] =>
  [-1, 1].map(s => {
    const [a, b] = [at(line, 3), at(line, 5)];
    const put = (x: number, [f, y]: P2): P3 => [x, y, f + 0.6];
    const face = (from: number): P3[] => [
      put(from, a),
      put(from + 9, a),
      put(from + 17, b),
      put(from + 8, b),
    ];
    return {
      ...spot(blade === 'accent' ? 'pale' : 'accent', 1),
      faces: [face(s * 50 - 22), face(s * 50 - 4), face(s * 50 + 14)],
      layers: [0, 0, 0],
    };
  });

export const drawPlough: Draw = ({ detail, view }) => {
  const blade = at<Material>(['accent', 'accent', 'pale', 'rubber'], detail);
  const trim: Material = blade === 'accent' ? 'rubber' : 'accent';
  const half = at([118, 104, 124, 112], detail);
  const flare = at([1, 1.5, 1, 1.25], detail);
  const count = 4;
  const on = (i: number, [f, y]: P2): P3 => {
    const t = (i / count) * 2 - 1;
    return [t * half, y * (1 + (flare - 1) * t * t * 0.8), f + (flare - 1) * t * t * 22];
  };
  const line = curve(64);
  const front = range(count).flatMap(i =>
    line.slice(1).map((p, k) => {
      const low = at(line, k);
      return [on(i, low), on(i + 1, low), on(i + 1, p), on(i, p)];
    }),
  );
  const shell: Solid = {
    shape: 'solid',
    material: blade,
    faces: front,
    layers: front.map(() => 0),
    bias: 0,
    crease: 1,
  };
  const back: Solid = {
    ...shell,
    material: blade,
    faces: front.map(face => face.map(([x, y, z]): P3 => [x, y, z - 5]).toReversed()),
  };
  const profileOf = line.map(([f, y]): P2 => [-f, y]);
  const cheek = (s: number): Solid =>
    place(
      prism(trim, [...profileOf, [-at(line, 8)[0] + 12, 60], [10, 20], [2, -2]], 4, 0),
      [s * (half + 2), 0, on(count, [0, 0])[2]],
      lying,
    );
  const edge: Hard[] = [
    place(box('steel', [half * 2, 13, 5], 0, 1), [0, 4, 5.5], ['x', 14]),
    place(
      joined(range(7).map(i => place(spot('ink', 2.2, 8), [(i - 3) * half * 0.29, 0, 0]))),
      [0, 4, 8.6],
      ['x', 14],
    ),
  ];
  const roll = pipe(
    trim,
    4.5,
    range(count + 1).map(i => on(i, at(line, 8))),
  );
  const flap =
    detail % 2 === 1
      ? [place(box('rubber', [half * 1.9, 16, 3], 0, 0), [0, 70, at(line, 8)[0] + 6], ['x', 40])]
      : [];
  const far = view === 1 ? 1 : -1;
  return {
    hard: [
      ...pushFrame,
      back,
      cheek(far),
      shell,
      ...stripes(line, blade),
      ...edge,
      roll,
      ...flap,
      cheek(-far),
      ...flags(half),
    ],
    ordered: true,
    camera: { yaw: view === 1 ? 38 : -38, pitch: 24 },
    focus: [0.35, 0.6],
  };
};
