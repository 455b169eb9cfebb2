/** A clutch: two sheaves, cover and nut. */
import type { Material } from '../palette.ts';
import type { Draw } from '../pieces.ts';
import { around, cylinder, joined, loft, place, spot, turned } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, range } from '../space.ts';

export const drawClutch: Draw = ({ detail, view }) => {
  const face = at<Material>(['accent', 'pale', 'accent', 'steel'], detail);
  const trim: Material = face === 'accent' ? 'pale' : 'accent';
  const sheave = turned(
    'pale',
    [
      [30, -34],
      [96, -30],
      [100, -26],
      [96, -22],
      [38, -6],
    ],
    36,
    { hollow: true },
  );
  const groove = turned(
    'rubber',
    [
      [34, -12],
      [34, 6],
    ],
    30,
  );
  const moving = turned(
    'steel',
    [
      [38, 0],
      [98, 12],
      [100, 18],
      [94, 26],
      [58, 32],
      [58, 44],
    ],
    36,
  );
  const cover = place(cylinder(face, 60, 10, 3, 36), [0, 0, 46]);
  const fins = at([6, 12, 8, 3], detail);
  const fin = loft(trim, [
    {
      z: 0,
      profile: [
        [26, -5],
        [54, -8],
        [54, 8],
        [26, 5],
      ],
    },
    {
      z: 7,
      profile: [
        [27, -4],
        [52, -6],
        [52, 6],
        [27, 4],
      ],
    },
  ]);
  const ribs = joined(
    range(fins).map(i =>
      place(
        fins > 8 ? { ...fin, faces: fin.faces.map(f => f.map(([x, y, z]): P3 => [x, y * 0.55, z])) } : fin,
        [0, 0, 50],
        ['z', (i * 360) / fins + 12],
      ),
    ),
  );
  const bolts = place(around(at([18, 24, 16, 12], detail), 84, spot('ink', 3.6, 8)), [0, 0, 28]);
  const hub = place(cylinder('rubber', 20, 16, 3, 24), [0, 0, 56]);
  const nut = place(cylinder('pale', 11, 12, 1.5, 6), [0, 0, 68]);
  return {
    hard: [sheave, groove, moving, bolts, cover, ribs, hub, nut],
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -36, pitch: 16 },
    focus: [0.4, 0.5],
  };
};
