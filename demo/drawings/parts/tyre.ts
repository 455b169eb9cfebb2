/** A tyre without a rim, for summer and for snow. */
import type { Draw } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { place, spot } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, radians, range, seen, turn } from '../space.ts';
import { tyre } from './tyre-solid.ts';

const cameraFor = (view: number): { yaw: number; pitch: number } =>
  view === 1 ? { yaw: 38, pitch: 12 } : { yaw: -42, pitch: 16 };

export const drawTyre: Draw = ({ detail, view }) => {
  const camera = cameraFor(view);
  return {
    hard: tyre({ radius: 100, width: 92, bead: 52, camera }, detail),
    camera,
    ordered: true,
    focus: [0.68, 0.35],
  };
};

/** A winter tyre: small blocks and bright studs. */
export const drawSnowTyre: Draw = ({ detail, view }) => {
  const camera = cameraFor(view);
  const studs = range(15)
    .flatMap(i => {
      const angle = i * 24 + 6;
      const out = seen([Math.cos(radians(angle)), Math.sin(radians(angle)), 0], camera)[2];
      if (out < 0.08) return [];
      return [-30, -10, 12, 32].map((z, row) =>
        place(spot('pale', 3.2, 6), [0, 0, 0], ['y', 90], ['z', 0]).faces.map(face =>
          face.map((p): P3 => turn([108 + p[0], p[1], p[2] + z], 'z', angle + (row % 2) * 9)),
        ),
      );
    })
    .flat();
  const stud: Solid = { ...spot('pale', 1), faces: studs, layers: studs.map(() => 0) };
  return {
    hard: [...tyre({ radius: 100, width: 84, bead: 54, camera }, at([3, 1, 0, 2], detail)), stud],
    camera,
    ordered: true,
    focus: [0.68, 0.35],
  };
};
