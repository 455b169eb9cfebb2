/** Oil in bottles and cans. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { cylinder, loft, place, roundRect, standing, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';
import { drop } from './oil-drop.ts';

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

/** The label of a bottle with a flat front. */
function flatLabel({ w, d, h, radius }: Bottle, plaque: Material, mark: Material): Hard[] {
  const z = d / 2 + 0.4;
  const wide = w - radius * 2 + 6;
  return [
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
}

/** The label around a round bottle. */
function roundLabel({ h, radius }: Bottle, plaque: Material, mark: Material): Hard[] {
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
  return [
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
}

export const drawOil: Draw = ({ detail, view }) => {
  const shape = at(bottles, detail);
  const { w, d, h, neck, radius, handle } = shape;
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
    hard: [
      bottle,
      ...top,
      ...(radius > 20 ? roundLabel : flatLabel)(shape, plaque, mark),
      ...(handle ? [grip] : []),
    ],
    camera: { yaw: view === 1 ? 32 : -26, pitch: 16 },
    focus: [0.45, 0.6],
  };
};
