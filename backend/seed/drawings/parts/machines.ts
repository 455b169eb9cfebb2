/** Large equipment: snow plough, track kit, trailer and gun case. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { bundled, pipe } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { tilted } from './drivetrain.ts';
import {
  around,
  box,
  cylinder,
  inset,
  joined,
  loft,
  lying,
  place,
  prism,
  roundRect,
  spot,
  standing,
  sticker,
} from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';

/** The blade's curve as [forward, up], from the wear bar to the rolled top. */
const curve = (height: number): P2[] =>
  range(9).map(i => {
    const t = i / 8;
    return [(t - 0.42) ** 2 * 46 - 6, t * height] as const;
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
  const flags = [-1, 1].flatMap((s): Hard[] => [
    pipe('steel', 2.2, [
      [s * half * 0.93, 66, 10],
      [s * half * 0.95, 118, 6],
    ]),
    pipe('accent', 3.6, [
      [s * half * 0.943, 104, 7],
      [s * half * 0.95, 120, 6],
    ]),
  ]);
  const frame: Hard[] = [
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
  const stripe = [-1, 1].map(s => {
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
  const far = view === 1 ? 1 : -1;
  return {
    hard: [...frame, back, cheek(far), shell, ...stripe, ...edge, roll, ...flap, cheek(-far), ...flags],
    ordered: true,
    camera: { yaw: view === 1 ? 38 : -38, pitch: 24 },
    focus: [0.35, 0.6],
  };
};

const triangle = (size: number, tall: number): P2[] => {
  const corners: readonly (readonly [number, number, number])[] = [
    [-size, 0, 24],
    [size, 0, 24],
    [size * 0.1, tall, 34],
  ];
  return corners.flatMap(([x, y, r], k) => {
    const from = at([150, 270, 30], k);
    const sweep = at([120, 120, 120], k);
    return range(7).map(
      (i): P2 => [
        x + Math.cos(radians(from + (sweep * i) / 5)) * r,
        y + Math.sin(radians(from + (sweep * i) / 5)) * r,
      ],
    );
  });
};

export const drawTrackKit: Draw = ({ detail, view }) => {
  const [size, tall] = at(
    [
      [74, 92],
      [82, 78],
      [66, 104],
      [78, 90],
    ] as const,
    detail,
  );
  const outline = triangle(size, tall);
  const lugs: Solid[] = [];
  outline.forEach((p, i) => {
    const q = at(outline, i + 1);
    const gap = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const steps = Math.max(1, Math.round(gap / 38));
    for (const k of range(steps)) {
      const t = (k + 0.5) / steps;
      const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      if (steps === 1 && i % 2 === 1) continue;
      lugs.push(
        place(
          box('rubber', [7, 9, 66], 0, 0, { crease: 0.7 }),
          [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0],
          ['z', angle],
        ),
      );
    }
  });
  const belt = prism('rubber', outline, 72, 2);
  const well = place(sticker('ink', inset(outline, 9)), [0, 0, 36.3]);
  const wheels = at([3, 4, 2, 3], detail);
  const roller = (x: number, y: number, r: number): Hard[] => [
    place(cylinder('steel', r, 10, 0, r > 14 ? 24 : 16), [x, y, 38]),
    ...(r > 14 ? [place(around(5, r * 0.62, spot('ink', r * 0.15, 6)), [x, y, 43.2])] : []),
    place(spot('accent', r * 0.36, 10), [x, y, 43.3]),
  ];
  const idlers = [
    roller(-size, 0, 17),
    roller(size, 0, 17),
    ...range(wheels).map(i => roller(((i - (wheels - 1) / 2) * (size * 1.3)) / wheels, -8, 11)),
  ].flat();
  const arm: Hard[] = [
    place(
      prism(
        'accent',
        [
          [-size * 0.8, -2],
          [size * 0.8, -2],
          [size * 0.72, 12],
          [size * 0.3, 20],
          [size * 0.22, tall * 0.8],
          [-size * 0.02, tall * 0.8],
          [-size * 0.3, 20],
          [-size * 0.72, 12],
        ],
        8,
        1.5,
      ),
      [0, 0, 46],
    ),
    place(
      sticker('ink', [
        [-size * 0.14, 24],
        [size * 0.16, 24],
        [size * 0.11, tall * 0.5],
        [size * 0.02, tall * 0.5],
      ]),
      [0, 0, 50.3],
    ),
  ];
  const teeth = at([9, 11, 8, 10], detail);
  const gear = range(teeth * 4).map((i): P2 => {
    const a = (i / (teeth * 4)) * Math.PI * 2;
    const r = i % 4 < 2 ? 30 : 24;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const sprocket: Hard[] = [
    place(prism('pale', gear, 8, 0), [size * 0.1, tall, 54]),
    place(around(4, 13, spot('ink', 2.6, 8), 45), [size * 0.1, tall, 58.2]),
    place(cylinder('rubber', 7, 8, 1.5, 18), [size * 0.1, tall, 60]),
  ];
  return {
    hard: [joined(lugs), belt, well, ...idlers, ...arm, ...sprocket],
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -36, pitch: 14 },
    focus: [0.55, 0.3],
  };
};

/** A wheel in few strokes, for machines that have several; far ones show no face. */
export const plainWheel = (
  radius: number,
  width: number,
  [x, y, z]: P3,
  hub: Material,
  near = true,
): Hard[] => [
  ...(near || radius > 30
    ? [
        place(
          around(
            near ? 12 : 10,
            radius,
            box('rubber', [radius * 0.2, radius * 0.22, width], 0, 0, { crease: 0.6 }),
          ),
          [x, y, z],
        ),
      ]
    : []),
  place(cylinder('rubber', radius, width, radius > 30 && near ? radius * 0.12 : 0, 24), [x, y, z]),
  ...(near
    ? [
        place(cylinder(hub, radius * 0.54, width * 0.2, 0, 20), [x, y, z + width * 0.44]),
        place(around(5, radius * 0.32, spot('rubber', radius * 0.13, 6), 18), [x, y, z + width * 0.545]),
        place(spot('rubber', radius * 0.1, 6), [x, y, z + width * 0.545]),
      ]
    : []),
];

export const drawTrailer: Draw = ({ detail, view }) => {
  const [w, h, d] = at<P3>(
    [
      [150, 42, 92],
      [170, 30, 88],
      [136, 56, 96],
      [160, 12, 92],
    ],
    detail,
  );
  const tub = at<Material>(['accent', 'steel', 'accent', 'rubber'], detail);
  const base = 34;
  const body = place(
    loft(tub, [
      { z: 0, profile: roundRect(w * 0.88, d * 0.86, 8) },
      { z: h, profile: roundRect(w, d, 10) },
    ]),
    [0, base, 0],
    standing,
  );
  const lip = place(prism(tub, roundRect(w + 7, d + 7, 12), 6, 1), [0, base + h + 2, 0], standing);
  const inside = place(sticker('ink', roundRect(w - 6, d - 6, 8)), [0, base + h + 5.2, 0], standing);
  const floor = place(
    sticker('rubber', [
      [-w * 0.44, -d * 0.44],
      [w * 0.47, -d * 0.44],
      [w * 0.44, d * 0.1],
      [-w * 0.46, d * 0.14],
    ]),
    [0, base + h + 5.4, 0],
    standing,
  );
  const ribs = joined(
    range(4).map(i =>
      place(box(tub, [6, h * 0.8, 4], 0, 0), [(i - 1.5) * w * 0.22, base + h * 0.46, d / 2 - 2], ['x', -7]),
    ),
  );
  const railed = detail % 4 === 3;
  const rail = (s: number): Hard =>
    bundled([
      ...[-0.46, 0, 0.46].map(x =>
        pipe('accent', 3, [
          [x * w, base + h, s * d * 0.46],
          [x * w, base + h + 34, s * d * 0.46],
        ]),
      ),
      ...[18, 34].map(y =>
        pipe('accent', 3, [
          [-w * 0.46, base + h + y, s * d * 0.46],
          [w * 0.46, base + h + y, s * d * 0.46],
        ]),
      ),
    ]);
  const bar: Hard[] = [
    pipe(
      'rubber',
      5,
      bend(
        [
          [-w * 0.4, base - 6, 0],
          [-w * 0.6, base - 6, 0],
          [-w * 0.95, base - 10, 0],
        ],
        10,
      ),
    ),
    place(box('steel', [20, 10, 12], 3, 2), [-w * 0.98, base - 10, 0]),
    pipe('rubber', 3, [
      [-w * 0.84, base - 12, 0],
      [-w * 0.84, 2, 0],
    ]),
  ];
  const trim = tub === 'accent' ? 'pale' : 'accent';
  const axle = pipe('rubber', 4, [
    [10, 28, -d * 0.5],
    [10, 28, d * 0.55],
  ]);
  const tandem = (z: number): Hard[] =>
    detail % 2 === 1
      ? [-28, 34].flatMap(x => plainWheel(26, 18, [x, 26, z], trim, z > 0))
      : plainWheel(32, 22, [10, 32, z], trim, z > 0);
  return {
    hard: [
      ...tandem(-d * 0.62),
      axle,
      ...(view === 1 ? [] : bar),
      body,
      ...(railed ? [] : [ribs]),
      lip,
      inside,
      floor,
      ...(railed ? [rail(-1), rail(1)] : []),
      ...(view === 1 ? bar : []),
      ...tandem(d * 0.62),
    ],
    ordered: true,
    camera: { yaw: view === 1 ? 38 : -30, pitch: 20 },
    focus: [0.5, 0.55],
  };
};

export const drawGunBoot: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'accent', 'steel', 'rubber'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const long = at([118, 108, 126, 112], detail);
  const sections = [
    [-1, 0.3],
    [-0.96, 0.42],
    [-0.1, 0.62],
    [0.3, 0.92],
    [0.52, 1],
    [0.55, 1],
  ] as const;
  const shape = (by: number): P2[] => roundRect(34 * (0.5 + by / 2), 66 * by, Math.min(13, 28 * by), 3);
  const case1 = place(
    loft(
      body,
      sections.map(([z, by]) => ({
        z: z * long,
        profile: shape(by).map(([x, y]): P2 => [x, y - (1 - by) * 8]),
      })),
    ),
    [0, 0, 0],
    lying,
  );
  const seam = place(prism(trim, shape(1.06), 7, 1), [long * 0.55, 0, 0], lying);
  const lid = place(
    loft(body, [
      { z: 0, profile: shape(1) },
      { z: long * 0.24, profile: shape(0.94) },
      { z: long * 0.32, profile: shape(0.7) },
    ]),
    [long * 0.57, 0, 0],
    lying,
  );
  const ribs = joined(
    range(at([5, 3, 6, 4], detail)).map(i =>
      place(box(body, [6, 18 + i * 5, 4], 0, 0), [-long * 0.66 + i * long * 0.15, -6, 13.5 + i * 0.8]),
    ),
  );
  const latch: Hard[] = [9, -14].map(y => place(box('steel', [30, 10, 4], 3, 1), [long * 0.57, y, 20]));
  const straps = (
    [
      [-0.3, 0.62],
      [0.24, 0.9],
    ] as const
  ).flatMap(([x, by]) => [
    place(
      prism(
        'steel',
        shape(by * 1.06).map(([u, v]): P2 => [u, v - (1 - by) * 8]),
        13,
        0,
      ),
      [x * long, 0, 0],
      lying,
    ),
  ]);
  const badge = place(sticker(trim, roundRect(34, 13, 4)), [-long * 0.02, -2, 17], ['y', -6]);
  return {
    hard: tilted([case1, ribs, ...straps, badge, lid, seam, ...latch], ['z', view === 1 ? -16 : -28]),
    ordered: true,
    camera: { yaw: view === 1 ? 30 : -30, pitch: view === 1 ? 20 : 14 },
    focus: [0.68, 0.62],
  };
};
