/** Exhaust, shock absorber, axle, grips, hitch. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { bundled, pipe, stretches } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import {
  around,
  band,
  box,
  cylinder,
  disc,
  joined,
  lying,
  place,
  prism,
  roundRect,
  spot,
  standing,
  sticker,
  turned,
} from '../solid.ts';
import type { Axis, P2, P3 } from '../space.ts';
import { at, bend, range, turn } from '../space.ts';

/** Everything turned together, so that a long thing may lie across the picture. */
export const tilted = (items: readonly Hard[], ...turns: readonly (readonly [Axis, number])[]): Hard[] =>
  items.map(item => {
    const move = (p: P3): P3 => turns.reduce((q, [axis, by]) => turn(q, axis, by), p);
    return item.shape === 'pipe'
      ? { ...item, path: item.path.map(move), more: item.more.map(line => line.map(move)) }
      : { ...item, faces: item.faces.map(face => face.map(move)) };
  });

export const drawExhaust: Draw = ({ detail, view }) => {
  const outline = at<P2[]>(
    [disc(26, 32), roundRect(56, 46, 20, 5), disc(24, 6, 0), roundRect(50, 50, 12, 3)],
    detail,
  );
  const smaller = (by: number): P2[] => outline.map(([x, y]): P2 => [x * by, y * by]);
  const can = at<Material>(['pale', 'rubber', 'pale', 'steel'], detail);
  const end = at<Material>(['accent', 'accent', 'rubber', 'accent'], detail);
  const items: Hard[] = [
    pipe(
      'steel',
      9,
      bend(
        [
          [0, 0, -60],
          [0, 0, -92],
          [0, -30, -122],
          [30, -58, -122],
          [78, -58, -96],
        ],
        34,
      ),
    ),
    place(cylinder('steel', 14, 8, 1, 24), [78, -58, -94], ['y', 50]),
    prism('steel', smaller(0.6), 24),
    place(prism(end, smaller(1.02), 16, 5), [0, 0, -50]),
    place(prism(can, outline, 104), [0, 0, 6]),
    place(band('steel', smaller(1.05), smaller(0.98), 8), [0, 0, -20]),
    place(box('steel', [9, 18, 8], 2, 1), [0, 31, -20]),
    place(prism(end, smaller(1.02), 18, 4), [0, 0, 66]),
    place(cylinder('steel', 13, 14, 1, 24), [0, 0, 78]),
    place(spot('ink', 9.5, 20), [0, 0, 85.2]),
    place(around(6, 20, spot('ink', 1.8, 6)), [0, 0, 75.3]),
    place(
      sticker(can === 'pale' ? 'accent' : 'pale', roundRect(44, 15, 3)),
      [outlineRight(outline), 2, 18],
      ['y', 90],
    ),
  ];
  return {
    hard: tilted(items, ['x', -8]),
    ordered: true,
    camera: { yaw: view === 1 ? -62 : -46, pitch: view === 1 ? 12 : 20 },
    focus: [0.25, 0.3],
  };
};

const outlineRight = (outline: readonly P2[]): number => Math.max(...outline.map(p => p[0])) + 0.6;

export const drawShock: Draw = ({ detail, view }) => {
  const spring = at<Material>(['accent', 'accent', 'pale', 'accent'], detail);
  const coils = at([6, 8, 5, 7], detail);
  const wire = at([5, 4, 6, 4.4], detail);
  const helix = range(coils * 10 + 1).map((i): P3 => {
    const a = (i / 10) * Math.PI * 2;
    return [Math.cos(a) * 23, -46 + (i / (coils * 10)) * 88, Math.sin(a) * 23];
  });
  const eye = (y: number): Hard[] => [
    place(band('steel', disc(13, 16), disc(6, 16), 22), [0, y, 0]),
    place(band('rubber', disc(8, 12), disc(4.6, 12), 26), [0, y, 0]),
  ];
  const core: Hard[] = [
    ...eye(-86),
    place(cylinder('steel', 10, 20, 0, 20), [0, -68, 0], standing),
    place(cylinder('pale', 7, 60, 0, 18), [0, -30, 0], standing),
    place(cylinder('rubber', 16, 64, 0, 16), [0, 22, 0], standing),
  ];
  const cap: Hard[] = [
    place(cylinder('steel', 29, 8, 0, 20), [0, 48, 0], standing),
    place(cylinder('rubber', 27, 7, 0, 16), [0, 56, 0], standing),
    place(cylinder('rubber', 15, 18, 0, 18), [0, 68, 0], standing),
    ...eye(86),
  ];
  const tank: Hard[] =
    detail % 2 === 0
      ? [
          pipe(
            'rubber',
            4,
            bend(
              [
                [10, 66, 4],
                [44, 66, 4],
                [44, 44, 4],
              ],
              10,
            ),
          ),
          place(cylinder(spring === 'accent' ? 'steel' : 'accent', 13, 54, 0, 18), [44, 16, 4], standing),
          place(cylinder('rubber', 13.6, 8, 0, 18), [44, 46, 4], standing),
          place(cylinder('rubber', 13.6, 6, 0, 18), [44, -13, 4], standing),
        ]
      : [place(cylinder('accent', 5, 8, 1, 12), [17, 68, 6], ['y', 60])];
  const [behind, before] = [true, false].map(back =>
    bundled(stretches(pipe(spring, wire, helix), coils * 2).filter((_, i) => (i % 2 === 1) === back)),
  );
  const foot = place(cylinder('steel', 29, 8, 0, 20), [0, -50, 0], standing);
  return {
    hard: tilted(
      [
        ...(view === 1 ? tank : []),
        ...(behind === undefined ? [] : [behind]),
        ...core.slice(0, 3),
        foot,
        ...core.slice(3),
        ...(before === undefined ? [] : [before]),
        ...cap,
        ...(view === 1 ? [] : tank),
      ],
      ['z', view === 1 ? 24 : -24],
    ),
    ordered: true,
    camera: { yaw: 0, pitch: 16 },
    focus: [0.5, 0.45],
  };
};

export const drawAxle: Draw = ({ detail, view }) => {
  const ribs = at([4, 3, 5, 3], detail);
  const boot = (big: number): P2[] => [
    [0, -30],
    [big, -30],
    [big, -24],
    ...range(ribs).flatMap((i): P2[] => {
      const [t, step] = [i / ribs, 1 / ribs];
      const r = big - (big - 10) * t;
      return [
        [r - 4.5, -22 + t * 44],
        [r - 0.5, -22 + (t + step * 0.5) * 44],
      ];
    }),
    [9, 24],
    [9, 30],
    [0, 30],
  ];
  const rubber = at<Material>(['rubber', 'accent', 'rubber', 'steel'], detail);
  const clamp: Material = rubber === 'accent' ? 'pale' : 'accent';
  const shaft = place(cylinder('steel', 8, 70, 0, 14), [0, 0, 0], lying);
  const side = (s: 1 | -1): Hard[] => {
    const turns = s === 1 ? (['y', -90] as const) : (['y', 90] as const);
    const parts: Hard[] = [
      place(turned(rubber, boot(30), 16, { crease: 0.8 }), [s * 56, 0, 0], turns),
      place(
        turned(
          clamp,
          [
            [31.4, -2.4],
            [31.4, 2.4],
          ],
          20,
        ),
        [s * 83, 0, 0],
        lying,
      ),
      place(
        turned(
          clamp,
          [
            [10.8, -2.4],
            [10.8, 2.4],
          ],
          14,
        ),
        [s * 29, 0, 0],
        lying,
      ),
      place(cylinder('steel', 32, 28, 2, 20), [s * 100, 0, 0], lying),
      place(cylinder('pale', 14, 20, 0, 12), [s * 124, 0, 0], lying),
      place(cylinder('steel', 9, 14, 0, 10), [s * 140, 0, 0], lying),
    ];
    return s === 1 ? parts : parts.toReversed();
  };
  const near = view === 1 ? -1 : 1;
  const order =
    near === 1
      ? [...side(-1), shaft, ...side(1)]
      : [...side(1).toReversed(), shaft, ...side(-1).toReversed()];
  return {
    hard: tilted(order, ['z', view === 1 ? -28 : 28]),
    ordered: true,
    camera: { yaw: view === 1 ? 40 : -40, pitch: 14 },
    focus: [0.75, 0.3],
  };
};

export const drawGrips: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'accent', 'rubber', 'steel'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const rings = at([4, 3, 0, 5], detail);
  const profile: P2[] = [
    [0, -60],
    [15, -60],
    ...(rings === 0
      ? ([
          [17, -40],
          [15.5, -10],
          [18, 20],
          [16, 44],
        ] as P2[])
      : range(rings).flatMap((i): P2[] => [
          [17, -54 + (i * 100) / rings],
          [17, -54 + ((i + 0.55) * 100) / rings],
          [14.4, -54 + ((i + 0.6) * 100) / rings],
          [14.4, -54 + ((i + 0.95) * 100) / rings],
        ])),
    [15, 47],
  ];
  const pads: Solid[] =
    rings > 0
      ? []
      : [
          joined(
            range(15).map(i =>
              place(place(spot('ink', 3.2, 4), [0, 0, 18.4], ['y', -50 + (i % 3) * 38]), [
                0,
                -36 + Math.floor(i / 3) * 17,
                0,
              ]),
            ),
          ),
        ];
  const one = (to: P3, by: number): Hard[] =>
    [
      place(
        turned(
          'steel',
          [
            [0, -66],
            [10, -66],
            [10, -58],
          ],
          14,
        ),
        [0, 0, 0],
        standing,
      ),
      place(
        turned(
          trim,
          [
            [0, -62],
            [17, -62],
            [17, -55],
            [15, -55],
          ],
          18,
        ),
        [0, 0, 0],
        standing,
      ),
      place(turned(body, profile, 16, { crease: 0.7 }), [0, 0, 0], standing),
      ...pads,
      place(
        turned(
          body,
          [
            [15, 46],
            [26, 49],
            [26, 54],
            [15, 56],
          ],
          22,
        ),
        [0, 0, 0],
        standing,
      ),
      place(
        turned(
          trim,
          [
            [19, 56],
            [19, 66],
            [16, 67],
            [0, 67],
          ],
          20,
        ),
        [0, 0, 0],
        standing,
      ),
      place(spot('ink', 8.5, 18), [0, 67.2, 0], standing),
    ].map(part => place(part, to, ['z', by]));
  const by = view === 1 ? 42 : -42;
  return {
    hard: [...one([view === 1 ? 30 : -30, 27, -30], by), ...one([view === 1 ? -30 : 30, -27, 30], by)],
    ordered: true,
    camera: { yaw: view === 1 ? 16 : -16, pitch: 26 },
    focus: [0.55, 0.45],
  };
};

export const drawHitch: Draw = ({ detail, view }) => {
  const ball = at([17, 15, 19, 13], detail);
  const sphere = range(11).map(
    (i): P2 => [Math.sin((i / 10) * 2.55 + 0.39) * ball, -Math.cos((i / 10) * 2.55 + 0.39) * ball],
  );
  const finish = at<Material>(['pale', 'accent', 'steel', 'pale'], detail);
  const drop = at([0, -26, 18, -14], detail);
  const stand = (x: number, y: number): Hard[] => [
    place(prism('steel', disc(13, 6), 9, 1), [x, y - 14, 0], standing),
    place(cylinder('steel', 17, 5, 1, 26), [x, y + 7, 0], standing),
    place(
      turned(
        finish,
        [[15, 0], [8, 5], [8, 14], ...sphere.map(([r, z]): P2 => [r, z + 14 + ball]), [0, 14 + ball * 2]],
        26,
      ),
      [x, y + 9, 0],
      standing,
    ),
  ];
  const plate = place(
    prism(
      'rubber',
      [
        [-30, -22],
        [10, -22],
        [30, -13],
        [34, 0],
        [30, 13],
        [10, 22],
        [-30, 22],
      ],
      9,
      1.5,
    ),
    [52, drop, 0],
    standing,
  );
  const shank: Hard[] = [
    place(box('rubber', [drop === 0 ? 118 : 92, 24, 24], 2, 2), [drop === 0 ? -27 : -40, 0, 0]),
    ...(drop === 0 ? [] : [place(box('rubber', [14, Math.abs(drop) + 22, 26], 2, 2), [12, drop / 2, 0])]),
    place(spot('ink', 5, 14), [-58, 0, 12.2]),
  ];
  const pin: Hard[] = [
    pipe('accent', 3.6, [
      [-58, 0, 12],
      [-58, 0, 38],
    ]),
    pipe(
      'accent',
      3,
      bend(
        [
          [-58, 0, 38],
          [-58, -4, 46],
          [-58, -30, 46],
        ],
        6,
      ),
    ),
  ];
  const label = place(sticker('accent', roundRect(34, 8, 2)), [-18, 0, 12.4]);
  const [bottom, ...rest] = stand(62, drop);
  const hard = [...(bottom === undefined ? [] : [bottom]), ...shank, plate, ...rest, label, ...pin];
  return {
    hard: tilted(hard, ['y', view === 1 ? 18 : 0]),
    ordered: true,
    camera: { yaw: view === 1 ? -58 : -30, pitch: 24 },
    focus: [0.72, 0.35],
  };
};
