/** A winch with drum, motor and gearbox, and its rope in a coil. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe, stretches } from '../pieces.ts';
import { box, cylinder, lying, place, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';

/** An open hook hanging from a point, its plane facing the viewer. */
export function hook([x, y, z]: P3, size: number, material: Material = 'accent'): Hard[] {
  const curve = range(7).map((i): P3 => {
    const angle = radians(100 - i * 42);
    return [x + Math.cos(angle) * size * 0.5, y - size + Math.sin(angle) * size * 0.5, z];
  });
  return [
    pipe(material, size * 0.16, [[x, y, z], ...curve], { bias: 30 }),
    place(
      cylinder('rubber', size * 0.22, size * 0.4, 0, 10, { bias: 32 }),
      [x, y + size * 0.1, z],
      ['x', -90],
    ),
  ];
}

export const drawWinch: Draw = ({ detail, view }) => {
  const rope = at<Material>(['accent', 'steel', 'accent', 'pale'], detail);
  const wraps = range(6).flatMap((i): P2[] => [
    [18.5, -26 + i * 9.2],
    [16, -26 + i * 9.2 + 4.6],
  ]);
  const lengthOfMotor = at([50, 60, 44, 54], detail);
  const cap = at<Material>(['rubber', 'rubber', 'steel', 'accent'], detail);
  const housing: Hard[] = [
    place(cylinder('rubber', 22, lengthOfMotor, 0, 22), [-36 - lengthOfMotor / 2, 0, 0], lying),
    place(cylinder('steel', 24, 5, 0, 20), [-38 - lengthOfMotor / 2, 0, 0], lying),
    place(cylinder('rubber', 27, 36, 4, 22), [54, 0, 0], lying),
    place(cylinder(cap, 20, 8, 2, 16), [75, 0, 0], lying),
    place(cylinder('steel', 26, 5, 0, 20), [33, 0, 0], lying),
    place(cylinder('steel', 26, 5, 0, 20), [-33, 0, 0], lying),
    place(turned(rope, [[16, -31], ...wraps, [16, 31]], 16, { crease: 0.7 }), [0, 0, 0], lying),
    place(box('steel', [70, 6, 7], 0, 0, { bias: 4 }), [0, 25, 14]),
    place(box('steel', [150, 6, 52], 0, 0, { bias: -40 }), [-3, -29, 0]),
  ];
  const lever: Hard[] = [
    pipe(
      'accent',
      2.6,
      [
        [58, 26, 4],
        [58, 38, 8],
      ],
      { bias: 12 },
    ),
  ];
  const fairlead: Hard[] =
    detail % 2 === 0
      ? [
          place(box('pale', [86, 30, 5], 8, 1, { bias: 26 }), [0, -24, 40]),
          place(box('ink', [52, 10, 4], 5, 0, { bias: 30 }), [0, -24, 42]),
        ]
      : [
          place(box('rubber', [90, 40, 4], 0, 0, { bias: 20 }), [0, -24, 36]),
          ...[-10, 10].map(y => place(cylinder('pale', 5, 72, 0, 10, { bias: 30 }), [0, -24 + y, 44], lying)),
          ...[-40, 40].map(x =>
            place(cylinder('pale', 5, 34, 0, 10, { bias: 34 }), [x, -24, 46], ['x', -90]),
          ),
        ];
  return {
    hard: [
      ...housing,
      ...lever,
      ...fairlead,
      pipe(
        rope,
        3,
        [
          [0, -24, 46],
          [0, -34, 56],
        ],
        { bias: 34 },
      ),
      ...hook([0, -36, 58], 22),
    ],
    focus: [0.45, 0.55],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 20 },
  };
};

export const drawRope: Draw = ({ detail, view }) => {
  const rope = at<Material>(['accent', 'steel', 'accent', 'rubber'], detail);
  const loops = at([5, 6, 4, 7], detail);
  const thick = at([7, 5.4, 8.4, 4.8], detail);
  const coil = range(loops).map(i => {
    const radius = 62 + Math.sin(i * 2.3) * 4;
    return pipe(
      rope,
      thick,
      range(32).map((k): P3 => {
        const angle = (k / 32) * Math.PI * 2;
        return [Math.cos(angle) * radius + Math.sin(i * 1.9) * 2, i * thick * 1.62, Math.sin(angle) * radius];
      }),
      { closed: true, bias: i * 40 },
    );
  });
  const top = loops * thick * 1.62;
  const tie = [40, 160, 280].map(angle => {
    const on = (r: number, y: number): P3 => [Math.cos(radians(angle)) * r, y, Math.sin(radians(angle)) * r];
    return pipe('rubber', 6, bend([on(74, -thick), on(74, top), on(52, top)], 8), { bias: 400 });
  });
  const tail = pipe(
    rope,
    thick,
    bend(
      [
        [40, top, 46],
        [76, top, 60],
        [104, 10, 66],
        [112, -2, 40],
      ],
      26,
    ),
    { bias: 420 },
  );
  const end: Hard[] = detail % 2 === 0 ? hook([112, 2, 40], 34, 'steel') : [];
  const loop =
    detail % 2 === 1
      ? [
          pipe(
            'steel',
            4,
            range(14).map(
              (k): P3 => [
                112 + Math.sin((k / 14) * 6.283) * 9,
                -10 - Math.cos((k / 14) * 6.283) * 13 + 13,
                40,
              ],
            ),
            { closed: true, bias: 430 },
          ),
        ]
      : [];
  return {
    hard: [
      ...coil,
      ...tie,
      tail,
      ...end.map(one => ({ ...one, bias: one.bias + 420 })),
      ...loop,
      ...stretches(
        pipe(rope, 0.1, [
          [0, 0, 0],
          [0, 0.1, 0],
        ]),
        1,
      ),
    ],
    camera: { yaw: view === 1 ? 24 : -22, pitch: view === 1 ? 30 : 38 },
    focus: [0.6, 0.4],
  };
};
