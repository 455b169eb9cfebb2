/** Brake pads, brake disc, drive belt and clutch: the wearing parts. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import {
  around,
  band,
  cylinder,
  disc,
  joined,
  loft,
  place,
  prism,
  roundRect,
  spot,
  sticker,
  turned,
} from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, range } from '../space.ts';

const polar = (count: number, radius: (i: number) => number): P2[] =>
  range(count).map(
    i =>
      [
        Math.cos((i / count) * Math.PI * 2) * radius(i),
        Math.sin((i / count) * Math.PI * 2) * radius(i),
      ] as const,
  );

const padShapes: readonly P2[][] = [
  [
    [-60, -34],
    [60, -34],
    [70, -18],
    [66, 30],
    [40, 40],
    [-40, 40],
    [-66, 30],
    [-70, -18],
  ],
  [
    [-50, -38],
    [50, -38],
    [54, 6],
    [78, 12],
    [78, 36],
    [40, 40],
    [-54, 40],
    [-54, -20],
  ],
  [
    [-64, -26],
    [0, -36],
    [64, -26],
    [72, 24],
    [46, 30],
    [38, 48],
    [16, 48],
    [10, 34],
    [-72, 24],
  ],
  [
    [-44, -40],
    [44, -40],
    [56, -10],
    [56, 40],
    [30, 52],
    [-30, 52],
    [-56, 40],
    [-56, -10],
  ],
];

/** Where each shape's pins go through its back plate. */
const ears: readonly (readonly P2[])[] = [
  [
    [63, 0],
    [-63, 0],
  ],
  [[68, 24]],
  [[27, 42]],
  [
    [-34, 44],
    [34, 44],
  ],
];

export const drawBrakePads: Draw = ({ detail, view }) => {
  const plate = at(padShapes, detail);
  const lining = plate.map(([x, y]): P2 => [x * 0.8, y * 0.78 - 2]);
  const one = (to: P3, turnBy: number): Hard[] => [
    place(prism('accent', plate, 9, 1.5, { bias: to[2] * 4 }), to, ['y', turnBy]),
    place(prism('rubber', lining, 15, 2, { bias: to[2] * 4 + 6 }), [to[0], to[1], to[2] + 11], ['y', turnBy]),
    place(
      sticker('ink', roundRect(5, 58, 2), { bias: to[2] * 4 + 20 }),
      [to[0], to[1], to[2] + 18.8],
      ['y', turnBy],
    ),
    ...at(ears, detail).map(([x, y]) =>
      place(
        spot('ink', 4.5, 12, { bias: to[2] * 4 + 30 }),
        [to[0] + x, to[1] + y, to[2] + 4.8],
        ['y', turnBy],
      ),
    ),
  ];
  return {
    hard: [...one([26, 16, -34], 0), ...one([-22, -12, 30], 0)],
    camera: { yaw: view === 1 ? 38 : -32, pitch: 20 },
    focus: [0.35, 0.6],
  };
};

export const drawBrakeDisc: Draw = ({ detail, view }) => {
  const waves = at([12, 0, 8, 16], detail);
  const count = 64;
  const outer = polar(
    count,
    i => 100 - (waves === 0 ? 0 : 3.4 * (1 + Math.cos((i / count) * Math.PI * 2 * waves))),
  );
  const inner = polar(count, i => 62 - (waves === 0 ? 0 : 2 * (1 + Math.cos((i / count) * Math.PI * 2 * 8))));
  const disk = band('pale', outer, inner, 8);
  const rows = at([3, 2, 4, 3], detail);
  const holes = place(
    joined(
      range(rows).map(row =>
        around(
          at([16, 22, 12, 18], detail),
          69 + row * (rows > 3 ? 7 : 9),
          spot('ink', 3, 8),
          row * at([8, 0, 10, 6], detail),
        ),
      ),
    ),
    [0, 0, 4.2],
  );
  const arms = at([6, 4, 5, 8], detail);
  const arm = loft('accent', [
    {
      z: -5,
      profile: [
        [20, -8],
        [66, -5],
        [66, 5],
        [20, 8],
      ],
    },
    {
      z: 5,
      profile: [
        [20, -7],
        [66, -4],
        [66, 4],
        [20, 7],
      ],
    },
  ]);
  const carrier: Hard[] = [
    joined(range(arms).map(i => place(arm, [0, 0, 1], ['z', (i * 360) / arms + 18]))),
    place(band('accent', disc(36, 30), disc(21, 30), 12), [0, 0, 2]),
    place(around(4, 28.5, spot('ink', 3.6, 8), 45), [0, 0, 8.3]),
    place(around(arms, 64, spot('steel', 4.4, 8), 18), [0, 0, 6.6]),
  ];
  return {
    hard: [disk, holes, ...carrier],
    ordered: true,
    camera: { yaw: view === 1 ? 40 : -38, pitch: 16 },
    focus: [0.62, 0.3],
  };
};

export const drawBelt: Draw = ({ detail, view }) => {
  const teeth = at([30, 40, 24, 34], detail);
  const count = teeth * 3;
  const [far, near] = [at([38, 30, 34, 42], detail), at([46, 54, 60, 42], detail)];
  const on = (i: number, extra: number): P2 => {
    const t = (i / count) * Math.PI * 2;
    const [x, y] = [Math.cos(t), Math.sin(t)];
    const r = (x > 0 ? near : far) + extra;
    return [
      x * r + Math.sign(x) * Math.abs(x) ** 0.6 * 52,
      y * ((near + far) / 2 + (near - far) * 0.5 * x + extra),
    ];
  };
  const outer = range(count).map(i => on(i, i % 3 === 0 && detail % 2 === 1 ? -2 : 0));
  const inner = range(count).map(i => on(i, i % 3 === 0 ? -9 : -15));
  const belt = band('rubber', outer, inner, 34, { crease: 0.6 });
  const stripes = at([[-6, 6], [0], [-9, 0, 9], [3]], detail).map(z =>
    place(
      band(
        'accent',
        range(48).map(i => on((i * count) / 48, 0.6)),
        range(48).map(i => on((i * count) / 48, 0)),
        detail === 1 ? 9 : 4,
        { crease: 0 },
      ),
      [0, 0, z],
    ),
  );
  const hidden = stripes.map(stripe => ({
    ...stripe,
    faces: stripe.faces.filter((_, i) => stripe.layers[i] === 1),
    layers: stripe.layers.filter(layer => layer === 1),
  }));
  return {
    hard: [belt, ...hidden].map(one => place(one, [0, 0, 0], ['z', 24])),
    ordered: true,
    camera: { yaw: view === 1 ? 46 : -44, pitch: 24 },
    focus: [0.75, 0.4],
  };
};

export const drawClutch: Draw = ({ detail, view }) => {
  const face = at<Material>(['accent', 'pale', 'accent', 'steel'], detail);
  const trim: Material = face === 'accent' ? 'pale' : 'accent';
  const sheave = turned(
    'pale',
    [
      [30, -34],
      [96, -30],
      [100, -26],
      [96, -22],
      [38, -6],
    ],
    36,
    { hollow: true },
  );
  const groove = turned(
    'rubber',
    [
      [34, -12],
      [34, 6],
    ],
    30,
  );
  const moving = turned(
    'steel',
    [
      [38, 0],
      [98, 12],
      [100, 18],
      [94, 26],
      [58, 32],
      [58, 44],
    ],
    36,
  );
  const cover = place(cylinder(face, 60, 10, 3, 36), [0, 0, 46]);
  const fins = at([6, 12, 8, 3], detail);
  const fin = loft(trim, [
    {
      z: 0,
      profile: [
        [26, -5],
        [54, -8],
        [54, 8],
        [26, 5],
      ],
    },
    {
      z: 7,
      profile: [
        [27, -4],
        [52, -6],
        [52, 6],
        [27, 4],
      ],
    },
  ]);
  const ribs = joined(
    range(fins).map(i =>
      place(
        fins > 8 ? { ...fin, faces: fin.faces.map(f => f.map(([x, y, z]): P3 => [x, y * 0.55, z])) } : fin,
        [0, 0, 50],
        ['z', (i * 360) / fins + 12],
      ),
    ),
  );
  const bolts = place(around(at([18, 24, 16, 12], detail), 84, spot('ink', 3.6, 8)), [0, 0, 28]);
  const hub = place(cylinder('rubber', 20, 16, 3, 24), [0, 0, 56]);
  const nut = place(cylinder('pale', 11, 12, 1.5, 6), [0, 0, 68]);
  return {
    hard: [sheave, groove, moving, bolts, cover, ribs, hub, nut],
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -36, pitch: 16 },
    focus: [0.4, 0.5],
  };
};
