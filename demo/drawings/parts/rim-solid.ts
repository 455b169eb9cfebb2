/** The rim as a solid: dish, spokes, lip and beadlock; the axle lies along z. */
import type { Hard } from '../pieces.ts';
import { around, cylinder, joined, loft, place, spot, turned } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';

export interface RimShape {
  radius: number;
  width: number;
  bare?: boolean;
}

/** Outline of a spoke in each style, in fractions of the radius. */
const spokeProfiles: readonly (readonly P2[])[] = [
  [
    [0.2, -0.17],
    [0.86, -0.12],
    [0.86, 0.12],
    [0.2, 0.17],
  ],
  [
    [0.2, -0.1],
    [0.86, -0.2],
    [0.86, 0.2],
    [0.2, 0.1],
  ],
  [
    [0.2, -0.09],
    [0.86, -0.1],
    [0.86, 0.1],
    [0.2, 0.09],
  ],
  [
    [0.2, -0.06],
    [0.86, -0.08],
    [0.86, 0.08],
    [0.2, 0.06],
  ],
  [
    [0.2, -0.07],
    [0.86, -0.2],
    [0.86, -0.02],
    [0.2, 0.07],
  ],
];

const barrel = (radius: number, half: number): Hard =>
  turned(
    'steel',
    [
      [radius * 0.9, -half],
      [radius, -half],
      [radius, -half * 0.85],
      [radius * 0.86, -half * 0.6],
      [radius * 0.84, half * 0.5],
      [radius, half * 0.8],
      [radius, half],
    ],
    36,
  );

const well = (radius: number, half: number, segments: number): Hard =>
  turned(
    'rubber',
    [
      [radius * 0.9, half],
      [radius * 0.84, half * 0.5],
      [radius * 0.84, half * 0.3],
      [0, half * 0.3],
    ],
    segments,
    { hollow: true, crease: 0.5 },
  );

/** A dish with a face of spokes and a lip or a beadlock ring around it; `bare` also draws the barrel behind it. */
export function rim({ radius, width, bare }: RimShape, detail: number): Hard[] {
  const segments = bare === true ? 36 : 26;
  const half = width / 2;
  const style = ((detail % 5) + 5) % 5;
  const painted = style === 1 || style === 3;
  const locked = !painted;
  const spokes = at([5, 6, 8, 10, 7], style);
  const profile = at(spokeProfiles, style).map(([x, y]): P2 => [x * radius, y * radius]);
  const face = painted ? 'accent' : 'pale';
  const spoke = loft(
    face,
    [
      { z: half * 0.5, profile },
      { z: half * 0.78, profile: profile.map(([x, y]): P2 => [x, y * 0.84]) },
    ],
    { crease: 0.8 },
  );
  const arms = joined(range(spokes).map(i => place(spoke, [0, 0, 0], ['z', (i * 360) / spokes + 90])));
  const hub = place(
    cylinder(face, radius * 0.34, half * 0.44, bare === true ? radius * 0.04 : 0, segments - 6),
    [0, 0, half * 0.66],
  );
  const bore = place(cylinder('rubber', radius * 0.15, half * 0.24, bare === true ? radius * 0.03 : 0, 18), [
    0,
    0,
    half * 0.95,
  ]);
  const nuts = place(around(4, radius * 0.245, spot('ink', radius * 0.038, 6), 45), [0, 0, half * 0.885]);
  const lip = turned(
    locked ? 'accent' : face,
    [
      [radius, half * 0.9],
      [radius, half * 1.08],
      [radius * 0.86, half * 1.08],
      [radius * 0.86, half * 0.8],
    ],
    segments,
    { hollow: true },
  );
  const bolts = place(around(locked ? 14 : 8, radius * 0.93, spot('ink', radius * 0.028, 6)), [
    0,
    0,
    half * 1.085,
  ]);
  return [
    ...(bare === true ? [barrel(radius, half)] : []),
    well(radius, half, segments - 4),
    arms,
    hub,
    bore,
    nuts,
    lip,
    ...(locked ? [bolts] : []),
  ];
}
