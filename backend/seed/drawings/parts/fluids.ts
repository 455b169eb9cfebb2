/** Oil in bottles and cans, and filters. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, cylinder, joined, loft, place, prism, roundRect, standing, sticker, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';

const drop: readonly P2[] = [
  [0, 22],
  [-5, 11],
  [-12, -1],
  [-13, -8],
  [-10, -15],
  [-4, -19],
  [3, -19],
  [10, -15],
  [13, -8],
  [12, -1],
  [5, 11],
];

interface Bottle {
  w: number;
  d: number;
  h: number;
  neck: readonly [number, number];
  radius: number;
  handle: boolean;
}

const bottles: readonly Bottle[] = [
  { w: 78, d: 44, h: 118, neck: [-18, 0], radius: 14, handle: true },
  { w: 58, d: 58, h: 126, neck: [0, 0], radius: 28, handle: false },
  { w: 96, d: 62, h: 116, neck: [-26, 0], radius: 10, handle: true },
  { w: 62, d: 38, h: 136, neck: [0, 0], radius: 12, handle: false },
];

export const drawOil: Draw = ({ detail, view }) => {
  const { w, d, h, neck, radius, handle } = at(bottles, detail);
  const body = at<Material>(['rubber', 'pale', 'accent', 'steel'], detail);
  const cap: Material = body === 'accent' ? 'rubber' : 'accent';
  const section = (z: number, by: number, shift = 0): { z: number; profile: P2[] } => ({
    z,
    profile: roundRect(
      w * by,
      d * (0.5 + by / 2),
      Math.min(radius, (d * (0.5 + by / 2)) / 2 - 0.1, (w * by) / 2 - 0.1),
      4,
    ).map(([x, y]): P2 => [x + shift, y]),
  });
  const bottle = place(
    loft(body, [
      section(0, 0.94),
      section(5, 1),
      section(h * 0.7, 1),
      section(h * 0.86, 0.86, neck[0] * 0.2),
      section(h * 0.97, 0.5, neck[0]),
      section(h, 0.36, neck[0]),
    ]),
    [0, 0, 0],
    standing,
  );
  const top: Hard[] = [
    place(cylinder('pale', w * 0.14 + 5, 6, 1, 24, { bias: 30 }), [neck[0], h + 3, 0], standing),
    place(cylinder(cap, w * 0.14 + 7, 20, 2, 24, { bias: 40 }), [neck[0], h + 16, 0], standing),
  ];
  const plaque: Material = body === 'pale' || body === 'steel' ? 'accent' : 'pale';
  const mark: Material = plaque === 'accent' ? 'pale' : 'accent';
  const z = d / 2 + 0.4;
  const wide = w - radius * 2 + 6;
  const flat: Hard[] = [
    place(sticker(plaque, roundRect(wide, h * 0.48, 6), { bias: 40 }), [0, h * 0.36, z]),
    place(
      sticker(
        mark,
        drop.map(([x, y]): P2 => [x * 0.82, y * 0.82]),
        { bias: 50 },
      ),
      [0, h * 0.42, z + 0.2],
    ),
    ...[0, 1].map(i =>
      place(
        sticker(plaque === 'accent' ? 'pale' : 'rubber', roundRect(wide * (0.66 - i * 0.2), 4, 1.9), {
          bias: 50,
        }),
        [0, h * 0.22 - i * 7, z + 0.2],
      ),
    ),
  ];
  const on = (a: number, y: number): P3 => [
    Math.sin(radians(a)) * (radius + 1.4),
    y,
    Math.cos(radians(a)) * (radius + 1.4),
  ];
  const wrap = [
    sticker(
      plaque,
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      { bias: 40 },
    ),
  ].map(one => ({
    ...one,
    faces: range(8).map(i => [
      on(-70 + i * 20, h * 0.12),
      on(-50 + i * 20, h * 0.12),
      on(-50 + i * 20, h * 0.62),
      on(-70 + i * 20, h * 0.62),
    ]),
    layers: range(8).map(() => 0),
  }));
  const round: Hard[] = [
    ...wrap,
    place(
      sticker(
        mark,
        drop.map(([x, y]): P2 => [x * 0.9, y * 0.9]),
        { bias: 50 },
      ),
      [0, h * 0.38, radius + 2.4],
    ),
  ];
  const grip = pipe(
    body,
    6,
    bend(
      [
        [-2, h + 2, 0],
        [w * 0.34, h + 2, 0],
        [w * 0.46, h * 0.84, 0],
        [w * 0.46, h * 0.66, 0],
      ],
      14,
    ),
    { bias: -4 },
  );
  return {
    hard: [bottle, ...top, ...(radius > 20 ? round : flat), ...(handle ? [grip] : [])],
    camera: { yaw: view === 1 ? 32 : -26, pitch: 16 },
    focus: [0.45, 0.6],
  };
};

const canister = (): Hard[] => {
  const flutes = range(16).flatMap((i): P2[] =>
    [0, 1, 2].map(k => {
      const a = ((i * 3 + k) / 48) * Math.PI * 2;
      const r = k === 0 ? 37 : 41;
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  );
  return [
    place(
      turned(
        'accent',
        [
          [34, 0],
          [41, 0],
          [42, 5],
          [41, 62],
          [38, 66],
        ],
        36,
      ),
      [0, 0, 0],
      standing,
    ),
    place(prism('accent', flutes, 24, 0), [0, 78, 0], standing),
    place(
      turned(
        'accent',
        [
          [38, 0],
          [30, 6],
          [0, 6],
        ],
        36,
      ),
      [0, 90, 0],
      standing,
    ),
    place(
      turned(
        'pale',
        [
          [42.4, 22],
          [42.4, 50],
        ],
        36,
      ),
      [0, 0, 0],
      standing,
    ),
    place(
      sticker(
        'accent',
        drop.map(([x, y]): P2 => [x * 0.55, y * 0.55]),
      ),
      [0, 36, 43.5],
    ),
  ];
};

const cone = (accentBase: boolean): Hard[] => {
  const pleats = (r: number): P2[] =>
    range(72).map(i => {
      const a = (i / 72) * Math.PI * 2;
      const k = i % 2 === 0 ? r : r - 4;
      return [Math.cos(a) * k, Math.sin(a) * k] as const;
    });
  return [
    place(cylinder('steel', 26, 16, 0, 30), [0, -8, 0], standing),
    place(cylinder('rubber', 52, 16, 3, 36), [0, 8, 0], standing),
    place(
      loft(
        accentBase ? 'accent' : 'pale',
        [
          { z: 16, profile: pleats(48) },
          { z: 82, profile: pleats(35) },
        ],
        { crease: 0.5 },
      ),
      [0, 0, 0],
      standing,
    ),
    place(cylinder('rubber', 38, 12, 3, 36), [0, 88, 0], standing),
    place(cylinder(accentBase ? 'pale' : 'accent', 24, 4, 1, 30), [0, 95, 0], standing),
  ];
};

const panel = (): Hard[] => [
  place(prism('accent', roundRect(150, 108, 14), 12, 2), [0, 6, 0], standing),
  place(prism('rubber', roundRect(132, 90, 8), 6, 0), [0, 13, 0], standing),
  joined(
    range(11).map(i =>
      place(
        prism(
          'pale',
          [
            [-4.6, 0],
            [4.6, 0],
            [0, 9],
          ],
          82,
        ),
        [(i - 5) * 11, 15, 0],
      ),
    ),
  ),
  place(box('rubber', [132, 6, 5], 0, 1), [0, 23, 0]),
];

export const drawFilter: Draw = ({ detail, view }) => {
  const style = ((detail % 4) + 4) % 4;
  const hard = style === 0 ? canister() : style === 2 ? panel() : cone(style === 3);
  return {
    hard,
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -28, pitch: style === 2 ? 34 : 20 },
    focus: [0.45, 0.4],
  };
};
