/** A winch rope in a coil. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { pipe, stretches } from '../pieces.ts';
import type { P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';
import { hook } from './hook.ts';

export const drawRope: Draw = ({ detail, view }) => {
  const rope = at<Material>(['accent', 'steel', 'accent', 'rubber'], detail);
  const loops = at([5, 6, 4, 7], detail);
  const thick = at([7, 5.4, 8.4, 4.8], detail);
  const coil = range(loops).map(i => {
    const radius = 62 + Math.sin(i * 2.3) * 4;
    return pipe(
      rope,
      thick,
      range(32).map((k): P3 => {
        const angle = (k / 32) * Math.PI * 2;
        return [Math.cos(angle) * radius + Math.sin(i * 1.9) * 2, i * thick * 1.62, Math.sin(angle) * radius];
      }),
      { closed: true, bias: i * 40 },
    );
  });
  const top = loops * thick * 1.62;
  const tie = [40, 160, 280].map(angle => {
    const on = (r: number, y: number): P3 => [Math.cos(radians(angle)) * r, y, Math.sin(radians(angle)) * r];
    return pipe('rubber', 6, bend([on(74, -thick), on(74, top), on(52, top)], 8), { bias: 400 });
  });
  const tail = pipe(
    rope,
    thick,
    bend(
      [
        [40, top, 46],
        [76, top, 60],
        [104, 10, 66],
        [112, -2, 40],
      ],
      26,
    ),
    { bias: 420 },
  );
  const end: Hard[] = detail % 2 === 0 ? hook([112, 2, 40], 34, 'steel') : [];
  const loop =
    detail % 2 === 1
      ? [
          pipe(
            'steel',
            4,
            range(14).map(
              (k): P3 => [
                112 + Math.sin((k / 14) * 6.283) * 9,
                -10 - Math.cos((k / 14) * 6.283) * 13 + 13,
                40,
              ],
            ),
            { closed: true, bias: 430 },
          ),
        ]
      : [];
  return {
    hard: [
      ...coil,
      ...tie,
      tail,
      ...end.map(one => ({ ...one, bias: one.bias + 420 })),
      ...loop,
      ...stretches(
        pipe(rope, 0.1, [
          [0, 0, 0],
          [0, 0.1, 0],
        ]),
        1,
      ),
    ],
    camera: { yaw: view === 1 ? 24 : -22, pitch: view === 1 ? 30 : 38 },
    focus: [0.6, 0.4],
  };
};
