/** A toothed drive belt. */
import type { Draw } from '../pieces.ts';
import { band, place } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';

export const drawBelt: Draw = ({ detail, view }) => {
  const teeth = at([30, 40, 24, 34], detail);
  const count = teeth * 3;
  const [far, near] = [at([38, 30, 34, 42], detail), at([46, 54, 60, 42], detail)];
  const on = (i: number, extra: number): P2 => {
    const t = (i / count) * Math.PI * 2;
    const [x, y] = [Math.cos(t), Math.sin(t)];
    const r = (x > 0 ? near : far) + extra;
    return [
      x * r + Math.sign(x) * Math.abs(x) ** 0.6 * 52,
      y * ((near + far) / 2 + (near - far) * 0.5 * x + extra),
    ];
  };
  const outer = range(count).map(i => on(i, i % 3 === 0 && detail % 2 === 1 ? -2 : 0));
  const inner = range(count).map(i => on(i, i % 3 === 0 ? -9 : -15));
  const belt = band('rubber', outer, inner, 34, { crease: 0.6 });
  const stripes = at([[-6, 6], [0], [-9, 0, 9], [3]], detail).map(z =>
    place(
      band(
        'accent',
        range(48).map(i => on((i * count) / 48, 0.6)),
        range(48).map(i => on((i * count) / 48, 0)),
        detail === 1 ? 9 : 4,
        { crease: 0 },
      ),
      [0, 0, z],
    ),
  );
  const hidden = stripes.map(stripe => ({
    ...stripe,
    faces: stripe.faces.filter((_, i) => stripe.layers[i] === 1),
    layers: stripe.layers.filter(layer => layer === 1),
  }));
  return {
    hard: [belt, ...hidden].map(one => place(one, [0, 0, 0], ['z', 24])),
    ordered: true,
    camera: { yaw: view === 1 ? 46 : -44, pitch: 24 },
    focus: [0.75, 0.4],
  };
};
