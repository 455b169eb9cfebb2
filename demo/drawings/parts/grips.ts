/** A pair of handlebar grips. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { joined, place, spot, standing, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, range } from '../space.ts';

/** Outline of the rubber from end to end: ribbed, or waisted when there are no rings. */
const bodyProfile = (rings: number): P2[] => [
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

/** Small pads on a grip without rings. */
const pads: Solid = joined(
  range(15).map(i =>
    place(place(spot('ink', 3.2, 4), [0, 0, 18.4], ['y', -50 + (i % 3) * 38]), [
      0,
      -36 + Math.floor(i / 3) * 17,
      0,
    ]),
  ),
);

const gripParts = (body: Material, trim: Material, rings: number): Solid[] => [
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
  place(turned(body, bodyProfile(rings), 16, { crease: 0.7 }), [0, 0, 0], standing),
  ...(rings > 0 ? [] : [pads]),
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
];

export const drawGrips: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'accent', 'rubber', 'steel'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const rings = at([3, 4, 0, 2], detail);
  const by = view === 1 ? 42 : -42;
  const grip = gripParts(body, trim, rings);
  const put = (to: P3): Hard[] => grip.map(part => place(part, to, ['z', by]));
  return {
    hard: [...put([view === 1 ? 30 : -30, 27, -30]), ...put([view === 1 ? -30 : 30, -27, 30])],
    ordered: true,
    camera: { yaw: view === 1 ? 16 : -16, pitch: 26 },
    focus: [0.55, 0.45],
  };
};
