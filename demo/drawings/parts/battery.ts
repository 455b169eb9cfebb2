/** A battery with terminals, label and handle. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, joined, place, prism, roundRect, spot, standing, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, range } from '../space.ts';

const bolt: readonly P2[] = [
  [4, 20],
  [-13, -3],
  [-2, -3],
  [-6, -20],
  [12, 5],
  [1, 5],
];

export const drawBattery: Draw = ({ detail }) => {
  const [w, h, d] = at<P3>(
    [
      [112, 84, 66],
      [96, 100, 60],
      [130, 78, 58],
      [88, 84, 80],
    ],
    detail,
  );
  const lid = at<Material>(['accent', 'rubber', 'accent', 'rubber'], detail);
  const body = place(prism('rubber', roundRect(w, d, 5), h, 2), [0, h / 2, 0], standing);
  const top = place(prism(lid, roundRect(w + 4, d + 4, 6), 16, 2), [0, h + 8, 0], standing);
  const deck = place(
    prism(lid, roundRect(w * 0.56, d * 0.7, 6), 8, 2, { bias: 20 }),
    [0, h + 20, 0],
    standing,
  );
  const poles = [-1, 1].flatMap((s): Hard[] => [
    place(box('pale', [16, 14, 18], 2, 2, { bias: 30 }), [s * w * 0.39, h + 22, d * 0.2]),
    place(spot('ink', 3.4, 10, { bias: 60 }), [s * w * 0.39, h + 22, d * 0.2 + 9.2]),
    place(
      prism(s < 0 ? 'accent' : 'ink', roundRect(20, 22, 4), 3, 0, { bias: 20 }),
      [s * w * 0.39, h + 17, d * 0.2],
      standing,
    ),
  ]);
  const label: Hard[] = [
    place(sticker(detail % 2 === 0 ? 'pale' : 'accent', roundRect(w * 0.78, h * 0.62, 5), { bias: 30 }), [
      0,
      h * 0.45,
      d / 2 + 0.3,
    ]),
    place(
      sticker(
        detail % 2 === 0 ? 'accent' : 'pale',
        bolt.map(([x, y]): P2 => [x * 1.05, y * 1.05]),
        { bias: 70 },
      ),
      [-w * 0.2, h * 0.45, d / 2 + 0.5],
    ),
    ...[10, 0, -10].map((y, i) =>
      place(
        sticker(detail % 2 === 0 ? 'steel' : 'ink', roundRect(w * (0.32 - i * 0.05), 4.5, 2), { bias: 60 }),
        [w * 0.13 - i * w * 0.025, h * 0.45 + y, d / 2 + 0.5],
      ),
    ),
  ];
  const ribs = joined(
    range(4).map(i =>
      place(box('rubber', [3, h * 0.7, 5], 0, 0, { bias: 10 }), [w / 2 + 1.5, h * 0.42, (i - 1.5) * d * 0.2]),
    ),
  );
  const grip = pipe(
    'rubber',
    3.4,
    bend(
      [
        [-w * 0.28, h + 20, -d * 0.2],
        [-w * 0.24, h + 46, -d * 0.2],
        [w * 0.24, h + 46, -d * 0.2],
        [w * 0.28, h + 20, -d * 0.2],
      ],
      12,
    ),
  );
  return {
    hard: [body, ribs, top, deck, ...poles, ...label, ...(detail % 2 === 0 ? [grip] : [])],
    focus: [0.35, 0.55],
  };
};
