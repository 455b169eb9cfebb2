/** A hard gun case with straps and latches. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { box, joined, loft, lying, place, prism, roundRect, sticker } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';
import { tilted } from './tilted.ts';

export const drawGunBoot: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'accent', 'steel', 'rubber'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const long = at([118, 108, 126, 112], detail);
  const sections = [
    [-1, 0.3],
    [-0.96, 0.42],
    [-0.1, 0.62],
    [0.3, 0.92],
    [0.52, 1],
    [0.55, 1],
  ] as const;
  const shape = (by: number): P2[] => roundRect(34 * (0.5 + by / 2), 66 * by, Math.min(13, 28 * by), 3);
  const case1 = place(
    loft(
      body,
      sections.map(([z, by]) => ({
        z: z * long,
        profile: shape(by).map(([x, y]): P2 => [x, y - (1 - by) * 8]),
      })),
    ),
    [0, 0, 0],
    lying,
  );
  const seam = place(prism(trim, shape(1.06), 7, 1), [long * 0.55, 0, 0], lying);
  const lid = place(
    loft(body, [
      { z: 0, profile: shape(1) },
      { z: long * 0.24, profile: shape(0.94) },
      { z: long * 0.32, profile: shape(0.7) },
    ]),
    [long * 0.57, 0, 0],
    lying,
  );
  const ribs = joined(
    range(at([5, 3, 6, 4], detail)).map(i =>
      place(box(body, [6, 18 + i * 5, 4], 0, 0), [-long * 0.66 + i * long * 0.15, -6, 13.5 + i * 0.8]),
    ),
  );
  const latch: Hard[] = [9, -14].map(y => place(box('steel', [30, 10, 4], 3, 1), [long * 0.57, y, 20]));
  const straps = (
    [
      [-0.3, 0.62],
      [0.24, 0.9],
    ] as const
  ).flatMap(([x, by]) => [
    place(
      prism(
        'steel',
        shape(by * 1.06).map(([u, v]): P2 => [u, v - (1 - by) * 8]),
        13,
        0,
      ),
      [x * long, 0, 0],
      lying,
    ),
  ]);
  const badge = place(sticker(trim, roundRect(34, 13, 4)), [-long * 0.02, -2, 17], ['y', -6]);
  return {
    hard: tilted([case1, ribs, ...straps, badge, lid, seam, ...latch], ['z', view === 1 ? -16 : -28]),
    ordered: true,
    camera: { yaw: view === 1 ? 30 : -30, pitch: view === 1 ? 20 : 14 },
    focus: [0.68, 0.62],
  };
};
