/** A skid plate with slots, flanks and a ridge. */
import type { Material } from '../palette.ts';
import type { Draw } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { joined, loft, place, prism, roundRect, spot, standing, sticker } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, range } from '../space.ts';

const outline: readonly P2[] = [
  [-44, -70],
  [44, -70],
  [60, -50],
  [60, 40],
  [46, 78],
  [-46, 78],
  [-60, 40],
  [-60, -50],
];

const holePositions: readonly P2[] = [
  [-50, -44],
  [50, -44],
  [-50, 36],
  [50, 36],
  [0, 60],
  [0, -64],
];

const walls = (material: Material): Solid[] =>
  [-1, 1].map(s =>
    place(
      prism(
        material,
        [
          [-34, 0],
          [40, 0],
          [34, 16],
          [-28, 16],
        ],
        4,
        0.8,
        { bias: s * 30 },
      ),
      [s * 61, 1, 0],
      ['y', 90],
      ['z', -s * 24],
    ),
  );

export const drawSkidPlate: Draw = ({ detail, view }) => {
  const material = at<Material>(['pale', 'steel', 'accent', 'rubber'], detail);
  const floor = (profile: readonly P2[], y: number, look = {}): Solid =>
    place(prism(material, profile, 5, 1, look), [0, y, 0], standing);
  const plate = floor(outline, 0);
  const flap = (material2: Material, profile: readonly P2[], to: P3, tilt: number): Solid =>
    place(prism(material2, profile, 5, 1), to, standing, ['x', tilt]);
  const nose = flap(
    material,
    [
      [-44, 0],
      [44, 0],
      [30, -40],
      [-30, -40],
    ],
    [0, 0, 70],
    -38,
  );
  const accent: Material = material === 'accent' ? 'pale' : 'accent';
  const on = (piece: Solid, x: number, z: number): Solid => place(piece, [x, 2.7, z], standing);
  const slots = joined(
    range(at([5, 4, 6, 3], detail)).flatMap(i =>
      [-1, 1].map(s =>
        on(
          sticker('ink', roundRect(30, 5, 2.4), { bias: 40 }),
          s * 26,
          -58 + i * at([18, 24, 15, 34], detail),
        ),
      ),
    ),
  );
  const holes = joined(holePositions.map(([x, z]) => on(spot('ink', 3.6, 10, { bias: 40 }), x, -z)));
  const ridge = place(
    loft(
      accent,
      [
        { z: 0, profile: roundRect(12, 120, 5) },
        { z: 4, profile: roundRect(7, 112, 3) },
      ],
      { bias: 50 },
    ),
    [0, 2.5, 4],
    standing,
  );
  return {
    hard: [plate, nose, ...walls(material), slots, holes, ridge],
    camera: { yaw: view === 1 ? 38 : -32, pitch: 38 },
    focus: [0.4, 0.6],
  };
};
