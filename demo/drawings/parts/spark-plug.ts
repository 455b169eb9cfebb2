/** A spark plug, turned from thread to terminal. */
import type { Draw, Hard } from '../pieces.ts';
import { pipe } from '../pieces.ts';
import { cylinder, disc, place, prism, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, bend, radians, range } from '../space.ts';

const body = (rings: number): Hard[] => [
  turned(
    'steel',
    [
      [0, -62],
      [12, -62],
      [12, -58],
      ...range(7).flatMap((i): P2[] => [
        [16, -56 + i * 5],
        [13.4, -53.5 + i * 5],
      ]),
      [16, -20],
    ],
    22,
    { crease: 0.7 },
  ),
  turned(
    'steel',
    [
      [16, -21],
      [24, -21],
      [24, -16],
      [16, -16],
    ],
    24,
  ),
  place(prism('steel', disc(28, 6), 22, 2), [0, 0, -5]),
  turned(
    'pale',
    [
      [22, 5.5],
      [23, 12],
      [17, 17],
      ...range(rings).flatMap((i): P2[] => [
        [17, 20 + i * 8],
        [14, 24 + i * 8],
      ]),
      [13, 58],
      [11, 64],
    ],
    24,
    { crease: 0.7 },
  ),
  turned(
    'accent',
    [
      [23.4, 6],
      [23.4, 11.5],
    ],
    24,
  ),
  turned(
    'steel',
    [
      [6, 64],
      [6, 68],
      [10, 69],
      [10, 82],
      [6, 86],
      [0, 86],
    ],
    18,
  ),
];

/** The side electrode and the tip of the centre electrode. */
const electrodes: readonly Hard[] = [
  place(cylinder('pale', 5, 8, 0, 12), [0, 0, -66]),
  pipe(
    'steel',
    3.6,
    bend(
      [
        [11, 0, -60],
        [11, 0, -76],
        [-2, 0, -77],
      ],
      6,
    ),
  ),
];

/** Painted rings on an insulator without ribs. */
const stripes: readonly Hard[] = [26, 34, 42].map(z =>
  turned(
    'accent',
    [
      [16.6 - (z - 22) * 0.09, z],
      [16.2 - (z - 22) * 0.09, z + 3.4],
    ],
    22,
  ),
);

export const drawSparkPlug: Draw = ({ detail, view }) => {
  const rings = at([4, 5, 3, 0], detail);
  const tilt = (one: Hard): Hard => {
    const move = (p: P3): P3 => {
      const [x, y, z] = p;
      const a = radians(view === 1 ? 28 : -32);
      return [x * Math.cos(a) - z * Math.sin(a) * -1, z * Math.cos(a) - x * Math.sin(a), -y];
    };
    return one.shape === 'pipe'
      ? { ...one, path: one.path.map(move) }
      : { ...one, faces: one.faces.map(face => face.map(move)) };
  };
  return {
    hard: [...electrodes, ...body(rings), ...(rings === 0 ? stripes : [])].map(tilt),
    ordered: true,
    camera: { yaw: view === 1 ? 20 : -14, pitch: 18 },
    focus: [0.5, 0.35],
  };
};
