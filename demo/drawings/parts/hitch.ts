/** A tow bar with its ball and pin. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, cylinder, disc, place, prism, roundRect, spot, standing, sticker, turned } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, bend, range } from '../space.ts';
import { tilted } from './tilted.ts';

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
