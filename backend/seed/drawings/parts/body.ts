/** What carries and protects: cargo box, bumper, skid plate, windshield, mirror. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { box, cylinder, joined, loft, place, prism, roundRect, spot, standing, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, range, turn } from '../space.ts';

export const drawCargoBox: Draw = ({ detail }) => {
  const [w, h, d] = at<P3>(
    [
      [170, 58, 92],
      [150, 74, 100],
      [180, 50, 84],
      [136, 62, 110],
    ],
    detail,
  );
  const lidMaterial = at<Material>(['accent', 'rubber', 'accent', 'pale'], detail);
  const lower = place(
    loft('rubber', [
      { z: 0, profile: roundRect(w * 0.9, d * 0.86, 12) },
      { z: h, profile: roundRect(w, d, 14) },
    ]),
    [0, 0, 0],
    standing,
  );
  const lip = place(prism('rubber', roundRect(w + 8, d + 8, 16), 7, 1), [0, h + 3, 0], standing);
  const lid = place(
    loft(lidMaterial, [
      { z: 0, profile: roundRect(w + 5, d + 5, 15) },
      { z: 14, profile: roundRect(w + 3, d + 3, 14) },
      { z: 22, profile: roundRect(w - 14, d - 14, 12) },
    ]),
    [0, h + 7, 0],
    standing,
  );
  const pad =
    detail % 2 === 0
      ? place(
          prism('rubber', roundRect(w * 0.62, d * 0.5, 10), 5, 1.5, { bias: 30 }),
          [0, h + 30, 0],
          standing,
        )
      : joined(
          [-0.25, 0, 0.25].map(x =>
            place(
              prism(lidMaterial, roundRect(w * 0.12, d * 0.62, 6), 4, 1, { bias: 30 }),
              [x * w, h + 30, 0],
              standing,
            ),
          ),
        );
  const latches = [-0.3, 0.3].flatMap(x => [
    place(box('steel', [15, 26, 4], 3, 1, { bias: 44 }), [x * w, h + 4, d / 2 + 4]),
    place(box('accent', [9, 8, 3], 2, 0, { bias: 50 }), [x * w, h - 1, d / 2 + 7]),
  ]);
  const ribs = joined(
    range(5).map(i =>
      place(
        box('rubber', [5, h * 0.66, 3], 0, 0, { bias: 24 }),
        [(i - 2) * w * 0.085, h * 0.42, d / 2 - 2.5],
        ['x', -6],
      ),
    ),
  );
  const badge = place(sticker('accent', roundRect(w * 0.2, 12, 3)), [0, h * 0.7, d / 2 + 0.3], ['x', -4]);
  const handle = pipe(
    'steel',
    3,
    bend(
      [
        [w / 2 - 2, h * 0.55, -16],
        [w / 2 + 10, h * 0.55, -16],
        [w / 2 + 10, h * 0.55, 16],
        [w / 2 - 2, h * 0.55, 16],
      ],
      6,
    ),
    { bias: 40 },
  );
  return {
    hard: [lower, lip, lid, pad, ...latches, ...(detail % 3 === 1 ? [badge] : [ribs]), handle],
    focus: [0.4, 0.5],
  };
};

export const drawBumper: Draw = ({ detail, view }) => {
  const tube = at<Material>(['rubber', 'accent', 'steel', 'rubber'], detail);
  const side = (s: number): Hard[] => [
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
  const cross: Hard[] = [
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
    hard: [...side(-1), ...side(1), ...cross, ...grille, plate, slots, ...lamps, ...feet],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 14 },
    focus: [0.4, 0.5],
  };
};

export const drawSkidPlate: Draw = ({ detail, view }) => {
  const material = at<Material>(['pale', 'steel', 'accent', 'rubber'], detail);
  const floor = (profile: readonly P2[], y: number, look = {}): Solid =>
    place(prism(material, profile, 5, 1, look), [0, y, 0], standing);
  const outline: P2[] = [
    [-44, -70],
    [44, -70],
    [60, -50],
    [60, 40],
    [46, 78],
    [-46, 78],
    [-60, 40],
    [-60, -50],
  ];
  const plate = floor(outline, 0);
  const flap = (material2: Material, profile: readonly P2[], to: P3, tilt: number): Solid =>
    place(prism(material2, profile, 5, 1), to, standing, ['x', tilt]);
  const nose = flap(
    material,
    [
      [-44, 0],
      [44, 0],
      [30, -40],
      [-30, -40],
    ],
    [0, 0, 70],
    -38,
  );
  const walls = [-1, 1].map(s =>
    place(
      prism(
        material,
        [
          [-34, 0],
          [40, 0],
          [34, 16],
          [-28, 16],
        ],
        4,
        0.8,
        { bias: s * 30 },
      ),
      [s * 61, 1, 0],
      ['y', 90],
      ['z', -s * 24],
    ),
  );
  const accent: Material = material === 'accent' ? 'pale' : 'accent';
  const on = (piece: Solid, x: number, z: number): Solid => place(piece, [x, 2.7, z], standing);
  const slots = joined(
    range(at([5, 4, 6, 3], detail)).flatMap(i =>
      [-1, 1].map(s =>
        on(
          sticker('ink', roundRect(30, 5, 2.4), { bias: 40 }),
          s * 26,
          -58 + i * at([18, 24, 15, 34], detail),
        ),
      ),
    ),
  );
  const holes = joined(
    (
      [
        [-50, -44],
        [50, -44],
        [-50, 36],
        [50, 36],
        [0, 60],
        [0, -64],
      ] as const
    ).map(([x, z]) => on(spot('ink', 3.6, 10, { bias: 40 }), x, -z)),
  );
  const ridge = place(
    loft(
      accent,
      [
        { z: 0, profile: roundRect(12, 120, 5) },
        { z: 4, profile: roundRect(7, 112, 3) },
      ],
      { bias: 50 },
    ),
    [0, 2.5, 4],
    standing,
  );
  return {
    hard: [plate, nose, ...walls, slots, holes, ridge],
    camera: { yaw: view === 1 ? 38 : -32, pitch: 38 },
    focus: [0.4, 0.6],
  };
};

/** A bent sheet: strips around an upright axis, lower at the sides, leaning back. */
function sheet(
  material: Material,
  half: number,
  radius: number,
  low: number,
  top: (t: number) => number,
): Solid {
  const count = 16;
  const on = (i: number, y: number): P3 => {
    const angle = ((i / count) * 2 - 1) * half;
    return turn([Math.sin(angle) * radius, y, Math.cos(angle) * radius - radius], 'x', -16);
  };
  const front = range(count).map(i => {
    const [a, b] = [(i / count) * 2 - 1, ((i + 1) / count) * 2 - 1];
    return [on(i, low), on(i + 1, low), on(i + 1, top(b)), on(i, top(a))];
  });
  const faces = [...front.map(face => face.toReversed()), ...front];
  return {
    shape: 'solid',
    material,
    faces,
    layers: faces.map((_, i) => (i < count ? 0 : 1)),
    bias: 0,
    crease: 1,
  };
}

export const drawWindshield: Draw = ({ detail, view }) => {
  const tall = at([70, 46, 84, 58], detail);
  const round = at([2, 4, 2.6, 8], detail);
  const glass = sheet('pale', 1.05, 76, 0, t => tall * (1 - 0.34 * Math.abs(t) ** round));
  const trim = sheet(detail % 2 === 0 ? 'accent' : 'rubber', 1.08, 77, -24, () => 3);
  const stripe = sheet('accent', 0.5, 77.4, detail % 2 === 0 ? 8 : -14, () => (detail % 2 === 0 ? 13 : -8));
  const shine = (
    [
      [-0.75, -0.5],
      [-0.42, -0.34],
    ] as const
  ).map(([a, b]): Solid => {
    const on = (angle: number, y: number): P3 =>
      turn([Math.sin(angle) * 77, y, Math.cos(angle) * 77 - 76], 'x', -16);
    return {
      ...spot('pale', 1, 3, { bias: 60 }),
      faces: [[on(a, 12), on(b, 12), on(b + 0.24, tall * 0.72), on(a + 0.24, tall * 0.72)]],
    };
  });
  const bolts = [-0.9, -0.3, 0.3, 0.9].map(a =>
    place(
      cylinder('steel', 3.4, 4, 0.6, 12, { bias: 70 }),
      turn([Math.sin(a) * 78, -10, Math.cos(a) * 78 - 76], 'x', -16),
      ['y', (a * 180) / Math.PI],
    ),
  );
  const arms = [-1, 1].map(s =>
    pipe(
      'steel',
      3.4,
      bend(
        [
          [s * 40, -4, -24],
          [s * 34, -30, -44],
          [s * 22, -44, -44],
        ],
        10,
      ),
      { bias: -60 },
    ),
  );
  return {
    hard: [...arms, glass, { ...trim, bias: 20 }, { ...stripe, bias: 40, crease: 0 }, ...shine, ...bolts],
    focus: [0.35, 0.55],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 12 },
  };
};

export const drawMirror: Draw = ({ detail }) => {
  const profile = at<P2[]>(
    [
      roundRect(92, 58, 22, 5),
      roundRect(72, 72, 35.9, 8),
      [
        [-50, -22],
        [40, -30],
        [48, -20],
        [46, 24],
        [36, 32],
        [-44, 26],
        [-52, 16],
      ],
      roundRect(104, 46, 12, 4),
    ],
    detail,
  );
  const smaller = (by: number): P2[] => profile.map(([x, y]): P2 => [x * by, y * by]);
  const head: Hard[] = [
    place(
      loft(detail % 2 === 0 ? 'rubber' : 'accent', [
        { z: -22, profile: smaller(0.55) },
        { z: -12, profile: smaller(0.88) },
        { z: 0, profile },
        { z: 5, profile: smaller(0.97) },
      ]),
      [0, 40, 0],
    ),
    place(sticker('pale', smaller(0.86), { bias: 30 }), [0, 40, 5.4]),
    place(
      sticker(
        'steel',
        [
          [-30, -12],
          [-18, -20],
          [24, 17],
          [12, 20],
        ].map(([x, y]): P2 => [(x ?? 0) * 0.8, y ?? 0]),
        { bias: 40 },
      ),
      [-4, 40, 5.6],
    ),
  ];
  const stem = pipe(
    'steel',
    4.4,
    bend(
      [
        [0, 30, -16],
        [16, 2, -26],
        [34, -24, -10],
        [34, -52, 0],
      ],
      18,
    ),
    { bias: -20 },
  );
  const ball = place(cylinder('rubber', 8, 14, 3, 20), [34, -36, -4], standing);
  const clamp: Hard[] = [
    place(cylinder('accent', 15, 22, 3, 24, { bias: 6 }), [34, -58, 2], lyingX),
    place(cylinder('rubber', 9, 60, 1, 20), [34, -58, 2], lyingX),
    place(cylinder('pale', 3.4, 6, 1, 8, { bias: 30 }), [34, -58, 18]),
  ];
  return { hard: [...head, stem, ball, ...clamp], focus: [0.5, 0.35] };
};

const lyingX = ['y', 90] as const;
