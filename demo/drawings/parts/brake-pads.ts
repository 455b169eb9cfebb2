/** A pair of brake pads in several makers’ shapes. */
import type { Draw, Hard } from '../pieces.ts';
import { place, prism, roundRect, spot, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at } from '../space.ts';

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

/** Positions of the pins in each shape's back plate. */
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
