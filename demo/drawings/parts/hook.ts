/** An open hook for ropes and winches. */
import type { Material } from '../palette.ts';
import type { Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { cylinder, place } from '../solid.ts';
import type { P3 } from '../space.ts';
import { radians, range } from '../space.ts';

/** An open hook hanging from a point, its plane facing the viewer. */
export function hook([x, y, z]: P3, size: number, material: Material = 'accent'): Hard[] {
  const curve = range(7).map((i): P3 => {
    const angle = radians(100 - i * 42);
    return [x + Math.cos(angle) * size * 0.5, y - size + Math.sin(angle) * size * 0.5, z];
  });
  return [
    pipe(material, size * 0.16, [[x, y, z], ...curve], { bias: 30 }),
    place(
      cylinder('rubber', size * 0.22, size * 0.4, 0, 10, { bias: 32 }),
      [x, y + size * 0.1, z],
      ['x', -90],
    ),
  ];
}
