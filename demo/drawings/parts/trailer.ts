/** A trailer with a tub or railings, on one axle or two. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { bundled, pipe } from '../pieces.ts';
import { box, joined, loft, place, prism, roundRect, standing, sticker } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, bend, range } from '../space.ts';
import { plainWheel } from './plain-wheel.ts';

/** Width, height and depth of the tub. */
const tubSizes: readonly P3[] = [
  [150, 42, 92],
  [170, 30, 88],
  [136, 56, 96],
  [160, 12, 92],
];

/** Height of the tub's floor. */
const base = 34;

const rail = ([w, h, d]: P3, s: number): Hard =>
  bundled([
    ...[-0.46, 0, 0.46].map(x =>
      pipe('accent', 3, [
        [x * w, base + h, s * d * 0.46],
        [x * w, base + h + 34, s * d * 0.46],
      ]),
    ),
    ...[18, 34].map(y =>
      pipe('accent', 3, [
        [-w * 0.46, base + h + y, s * d * 0.46],
        [w * 0.46, base + h + y, s * d * 0.46],
      ]),
    ),
  ]);

const towBar = (w: number): Hard[] => [
  pipe(
    'rubber',
    5,
    bend(
      [
        [-w * 0.4, base - 6, 0],
        [-w * 0.6, base - 6, 0],
        [-w * 0.95, base - 10, 0],
      ],
      10,
    ),
  ),
  place(box('steel', [20, 10, 12], 3, 2), [-w * 0.98, base - 10, 0]),
  pipe('rubber', 3, [
    [-w * 0.84, base - 12, 0],
    [-w * 0.84, 2, 0],
  ]),
];

export const drawTrailer: Draw = ({ detail, view }) => {
  const size = at(tubSizes, detail);
  const [w, h, d] = size;
  const tub = at<Material>(['accent', 'steel', 'accent', 'rubber'], detail);
  const body = place(
    loft(tub, [
      { z: 0, profile: roundRect(w * 0.88, d * 0.86, 8) },
      { z: h, profile: roundRect(w, d, 10) },
    ]),
    [0, base, 0],
    standing,
  );
  const lip = place(prism(tub, roundRect(w + 7, d + 7, 12), 6, 1), [0, base + h + 2, 0], standing);
  const inside = place(sticker('ink', roundRect(w - 6, d - 6, 8)), [0, base + h + 5.2, 0], standing);
  const floor = place(
    sticker('rubber', [
      [-w * 0.44, -d * 0.44],
      [w * 0.47, -d * 0.44],
      [w * 0.44, d * 0.1],
      [-w * 0.46, d * 0.14],
    ]),
    [0, base + h + 5.4, 0],
    standing,
  );
  const ribs = joined(
    range(4).map(i =>
      place(box(tub, [6, h * 0.8, 4], 0, 0), [(i - 1.5) * w * 0.22, base + h * 0.46, d / 2 - 2], ['x', -7]),
    ),
  );
  const railed = detail % 4 === 3;
  const bar = towBar(w);
  const trim = tub === 'accent' ? 'pale' : 'accent';
  const axle = pipe('rubber', 4, [
    [10, 28, -d * 0.5],
    [10, 28, d * 0.55],
  ]);
  const tandem = (z: number): Hard[] =>
    detail % 2 === 1
      ? [-28, 34].flatMap(x => plainWheel(26, 18, [x, 26, z], trim, z > 0))
      : plainWheel(32, 22, [10, 32, z], trim, z > 0);
  return {
    hard: [
      ...tandem(-d * 0.62),
      axle,
      ...(view === 1 ? [] : bar),
      body,
      ...(railed ? [] : [ribs]),
      lip,
      inside,
      floor,
      ...(railed ? [rail(size, -1), rail(size, 1)] : []),
      ...(view === 1 ? bar : []),
      ...tandem(d * 0.62),
    ],
    ordered: true,
    camera: { yaw: view === 1 ? 38 : -30, pitch: 20 },
    focus: [0.5, 0.55],
  };
};
