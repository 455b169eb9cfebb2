/** A simplified wheel. */
import type { Material } from '../palette.ts';
import type { Hard } from '../pieces.ts';
import { around, box, cylinder, place, spot } from '../solid.ts';
import type { P3 } from '../space.ts';

/** A simplified wheel for drawings with several; those on the far side show no face. */
export const plainWheel = (
  radius: number,
  width: number,
  [x, y, z]: P3,
  hub: Material,
  near = true,
): Hard[] => [
  ...(near || radius > 30
    ? [
        place(
          around(
            near ? 11 : 9,
            radius,
            box('rubber', [radius * 0.2, radius * 0.22, width], 0, 0, { crease: 0.6 }),
          ),
          [x, y, z],
        ),
      ]
    : []),
  place(cylinder('rubber', radius, width, radius > 30 && near ? radius * 0.12 : 0, 18), [x, y, z]),
  ...(near
    ? [
        place(cylinder(hub, radius * 0.54, width * 0.2, 0, 14), [x, y, z + width * 0.44]),
        place(around(5, radius * 0.32, spot('rubber', radius * 0.13, 6), 18), [x, y, z + width * 0.545]),
        place(spot('rubber', radius * 0.1, 6), [x, y, z + width * 0.545]),
      ]
    : []),
];
