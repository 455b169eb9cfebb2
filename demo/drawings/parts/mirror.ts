/** A mirror on a bent stem with a handlebar clamp. */
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { cylinder, loft, place, roundRect, standing, sticker } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, bend } from '../space.ts';

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
