/** A bent windshield with its trim and arms. */
import type { Material } from '../palette.ts';
import type { Draw } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { cylinder, place, spot } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, bend, range, turn } from '../space.ts';

/** A bent sheet: strips around a vertical axis, lower at the sides, leaning back. */
function sheet(
  material: Material,
  half: number,
  radius: number,
  low: number,
  top: (t: number) => number,
): Solid {
  const count = 16;
  const on = (i: number, y: number): P3 => {
    const angle = ((i / count) * 2 - 1) * half;
    return turn([Math.sin(angle) * radius, y, Math.cos(angle) * radius - radius], 'x', -16);
  };
  const front = range(count).map(i => {
    const [a, b] = [(i / count) * 2 - 1, ((i + 1) / count) * 2 - 1];
    return [on(i, low), on(i + 1, low), on(i + 1, top(b)), on(i, top(a))];
  });
  const faces = [...front.map(face => face.toReversed()), ...front];
  return {
    shape: 'solid',
    material,
    faces,
    layers: faces.map((_, i) => (i < count ? 0 : 1)),
    bias: 0,
    crease: 1,
  };
}

export const drawWindshield: Draw = ({ detail, view }) => {
  const tall = at([70, 46, 84, 58], detail);
  const round = at([2, 4, 2.6, 8], detail);
  const glass = sheet('pale', 1.05, 76, 0, t => tall * (1 - 0.34 * Math.abs(t) ** round));
  const trim = sheet(detail % 2 === 0 ? 'accent' : 'rubber', 1.08, 77, -24, () => 3);
  const stripe = sheet('accent', 0.5, 77.4, detail % 2 === 0 ? 8 : -14, () => (detail % 2 === 0 ? 13 : -8));
  const shine = (
    [
      [-0.75, -0.5],
      [-0.42, -0.34],
    ] as const
  ).map(([a, b]): Solid => {
    const on = (angle: number, y: number): P3 =>
      turn([Math.sin(angle) * 77, y, Math.cos(angle) * 77 - 76], 'x', -16);
    return {
      ...spot('pale', 1, 3, { bias: 60 }),
      faces: [[on(a, 12), on(b, 12), on(b + 0.24, tall * 0.72), on(a + 0.24, tall * 0.72)]],
    };
  });
  const bolts = [-0.9, -0.3, 0.3, 0.9].map(a =>
    place(
      cylinder('steel', 3.4, 4, 0.6, 12, { bias: 70 }),
      turn([Math.sin(a) * 78, -10, Math.cos(a) * 78 - 76], 'x', -16),
      ['y', (a * 180) / Math.PI],
    ),
  );
  const arms = [-1, 1].map(s =>
    pipe(
      'steel',
      3.4,
      bend(
        [
          [s * 40, -4, -24],
          [s * 34, -30, -44],
          [s * 22, -44, -44],
        ],
        10,
      ),
      { bias: -60 },
    ),
  );
  return {
    hard: [...arms, glass, { ...trim, bias: 20 }, { ...stripe, bias: 40, crease: 0 }, ...shine, ...bolts],
    focus: [0.35, 0.55],
    camera: { yaw: view === 1 ? 36 : -30, pitch: 12 },
  };
};
