/** A cargo box with lid, latches and handle. */
import type { Material } from '../palette.ts';
import type { Draw } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { box, joined, loft, place, prism, roundRect, standing, sticker } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, bend, range } from '../space.ts';

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
