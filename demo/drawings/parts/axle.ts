/** A drive axle with a boot and a joint at each end. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { cylinder, lying, place, turned } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';
import { tilted } from './tilted.ts';

export const drawAxle: Draw = ({ detail, view }) => {
  const ribs = at([4, 3, 5, 3], detail);
  const boot = (big: number): P2[] => [
    [0, -30],
    [big, -30],
    [big, -24],
    ...range(ribs).flatMap((i): P2[] => {
      const [t, step] = [i / ribs, 1 / ribs];
      const r = big - (big - 10) * t;
      return [
        [r - 4.5, -22 + t * 44],
        [r - 0.5, -22 + (t + step * 0.5) * 44],
      ];
    }),
    [9, 24],
    [9, 30],
    [0, 30],
  ];
  const rubber = at<Material>(['rubber', 'accent', 'rubber', 'steel'], detail);
  const clamp: Material = rubber === 'accent' ? 'pale' : 'accent';
  const shaft = place(cylinder('steel', 8, 70, 0, 14), [0, 0, 0], lying);
  const side = (s: 1 | -1): Hard[] => {
    const turns = s === 1 ? (['y', -90] as const) : (['y', 90] as const);
    const parts: Hard[] = [
      place(turned(rubber, boot(30), 16, { crease: 0.8 }), [s * 56, 0, 0], turns),
      place(
        turned(
          clamp,
          [
            [31.4, -2.4],
            [31.4, 2.4],
          ],
          20,
        ),
        [s * 83, 0, 0],
        lying,
      ),
      place(
        turned(
          clamp,
          [
            [10.8, -2.4],
            [10.8, 2.4],
          ],
          14,
        ),
        [s * 29, 0, 0],
        lying,
      ),
      place(cylinder('steel', 32, 28, 2, 20), [s * 100, 0, 0], lying),
      place(cylinder('pale', 14, 20, 0, 12), [s * 124, 0, 0], lying),
      place(cylinder('steel', 9, 14, 0, 10), [s * 140, 0, 0], lying),
    ];
    return s === 1 ? parts : parts.toReversed();
  };
  const near = view === 1 ? -1 : 1;
  const order =
    near === 1
      ? [...side(-1), shaft, ...side(1)]
      : [...side(1).toReversed(), shaft, ...side(-1).toReversed()];
  return {
    hard: tilted(order, ['z', view === 1 ? -28 : 28]),
    ordered: true,
    camera: { yaw: view === 1 ? 40 : -40, pitch: 14 },
    focus: [0.75, 0.3],
  };
};
