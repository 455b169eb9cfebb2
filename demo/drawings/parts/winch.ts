/** A winch: drum, motor, gearbox, fairlead and hook. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, cylinder, lying, place, turned } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';
import { hook } from './hook.ts';

export const drawWinch: Draw = ({ detail, view }) => {
  const rope = at<Material>(['accent', 'steel', 'accent', 'pale'], detail);
  const wraps = range(6).flatMap((i): P2[] => [
    [18.5, -26 + i * 9.2],
    [16, -26 + i * 9.2 + 4.6],
  ]);
  const lengthOfMotor = at([50, 60, 44, 54], detail);
  const cap = at<Material>(['rubber', 'rubber', 'steel', 'accent'], detail);
  const housing: Hard[] = [
    place(cylinder('rubber', 22, lengthOfMotor, 0, 18), [-36 - lengthOfMotor / 2, 0, 0], lying),
    place(cylinder('steel', 24, 5, 0, 16), [-38 - lengthOfMotor / 2, 0, 0], lying),
    place(cylinder('rubber', 27, 36, 4, 18), [54, 0, 0], lying),
    place(cylinder(cap, 20, 8, 2, 16), [75, 0, 0], lying),
    place(cylinder('steel', 26, 5, 0, 16), [33, 0, 0], lying),
    place(cylinder('steel', 26, 5, 0, 16), [-33, 0, 0], lying),
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
      ...hook([0, -36, 58], 18),
    ],
    focus: [0.45, 0.55],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 20 },
  };
};
