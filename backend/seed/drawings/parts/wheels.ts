/** Tyres, rims and complete wheels; the wheel's axle lies along z. */
import type { Draw, Hard } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { around, cylinder, joined, loft, patch, place, spot, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, radians, range, seen, turn } from '../space.ts';

export interface TyreShape {
  radius: number;
  width: number;
  bead: number;
  camera: { yaw: number; pitch: number };
  /** Fewer segments, for a tyre that is not alone in the picture. */
  rough?: boolean;
}

/** One block of the tread: corners as [across, around in degrees] on the running surface. */
type Block = readonly P2[];

const patterns: readonly { count: number; blocks: readonly Block[]; height: number; snow?: boolean }[] = [
  {
    count: 13,
    height: 9,
    blocks: [
      [
        [4, -4],
        [46, 3],
        [46, 14],
        [4, 7],
      ],
      [
        [-4, 9],
        [-46, 16],
        [-46, 27],
        [-4, 20],
      ],
    ],
  },
  {
    count: 15,
    height: 8,
    blocks: [
      [
        [12, 0],
        [46, 0],
        [46, 12],
        [12, 12],
      ],
      [
        [-12, 12],
        [-46, 12],
        [-46, 24],
        [-12, 24],
      ],
      [
        [-8, 1],
        [8, 1],
        [8, 11],
        [-8, 11],
      ],
    ],
  },
  {
    count: 10,
    height: 13,
    blocks: [
      [
        [-3, 0],
        [46, 14],
        [46, 25],
        [-3, 10],
      ],
      [
        [3, 18],
        [-46, 32],
        [-46, 43],
        [3, 28],
      ],
    ],
  },
  {
    count: 18,
    height: 7,
    blocks: [
      [
        [28, 0],
        [46, 0],
        [46, 12],
        [28, 12],
      ],
      [
        [4, 5],
        [22, 5],
        [22, 15],
        [4, 15],
      ],
      [
        [-22, 0],
        [-4, 0],
        [-4, 10],
        [-22, 10],
      ],
      [
        [-46, 5],
        [-28, 5],
        [-28, 17],
        [-46, 17],
      ],
    ],
  },
];

function block(corners: Block, radius: number, height: number, half: number): Solid {
  const on = (r: number, shrink: number): P3[] => {
    const middle: P2 = [
      corners.reduce((s, c) => s + c[0], 0) / corners.length,
      corners.reduce((s, c) => s + c[1], 0) / corners.length,
    ];
    return corners.map(([u, v]) => {
      const [across, around] = [u + (middle[0] - u) * shrink, v + (middle[1] - v) * shrink];
      const edge = Math.max(0, Math.abs(across) - 30) / 16;
      const drop = r - edge * edge * 7;
      return [Math.cos(radians(around)) * drop, Math.sin(radians(around)) * drop, (across / 46) * half];
    });
  };
  const [low, high] = [on(radius - 7, 0), on(radius + height, 0.08)];
  const sides = low.map((p, i) => [p, at(low, i + 1), at(high, i + 1), at(high, i)]);
  const upright =
    corners.reduce((s, [u, v], i) => s + u * at(corners, i + 1)[1] - at(corners, i + 1)[0] * v, 0) < 0;
  const faces = [...sides, high].map(face => (upright ? face : face.toReversed()));
  return { shape: 'solid', material: 'rubber', faces, layers: faces.map(() => 0), bias: 0, crease: 0.7 };
}

/** Two short arcs of colour on the sidewall, where a maker's name would be. */
function lettering(radius: number, z: number, bead: number): Hard[] {
  const thick = (radius - bead) * 0.22;
  return [100, 280].map(from => {
    const arc = (r: number): P3[] =>
      range(7).map(i => [Math.cos(radians(from + i * 8)) * r, Math.sin(radians(from + i * 8)) * r, z]);
    return patch('accent', [...arc(radius + thick), ...arc(radius - thick).toReversed()]);
  });
}

/** Carcass and tread; blocks that look away from the viewer are painted first. */
export function tyre(shape: TyreShape, detail: number): Hard[] {
  const { radius, width, bead } = shape;
  const half = width / 2;
  const segments = shape.rough === true ? 28 : 40;
  const pattern = at(patterns, detail);
  const blocks = range(pattern.count).flatMap(i =>
    pattern.blocks.map(corners => {
      const turned = corners.map(([u, v]): P2 => [u, v + (i * 360) / pattern.count]);
      const around = turned.reduce((s, c) => s + c[1], 0) / turned.length;
      const away = seen([Math.cos(radians(around)), Math.sin(radians(around)), 0], shape.camera)[2];
      return { away, solid: block(turned, radius, pattern.height, half) };
    }),
  );
  const back = blocks.filter(one => one.away < -0.02 && one.away > -0.4).map(one => one.solid);
  const front = blocks.filter(one => one.away >= -0.02).map(one => one.solid);
  const mid = (radius + bead) / 2;
  const carcass = turned(
    'rubber',
    [
      [bead, -half * 0.7],
      [bead + 5, -half * 0.86],
      [mid, -half * 1.02],
      [radius - 8, -half * 0.9],
      [radius, -half * 0.6],
      [radius + 1, 0],
      [radius, half * 0.6],
      [radius - 8, half * 0.9],
      [mid, half * 1.02],
      [bead + 5, half * 0.86],
      [bead, half * 0.7],
    ],
    segments,
  );
  const lip = turned(
    'rubber',
    [
      [bead + 9, half * 0.9],
      [bead + 5, half * 0.93],
      [bead, half * 0.7],
    ],
    segments,
    { hollow: true },
  );
  const inner = turned(
    'ink',
    [
      [bead, half * 0.7],
      [bead, -half * 0.7],
    ],
    segments,
  );
  return [
    joined(back),
    ...(shape.rough === true ? [] : [inner]),
    carcass,
    lip,
    ...lettering(mid, half * 1.025, bead),
    joined(front),
  ];
}

export interface RimShape {
  radius: number;
  width: number;
  bare?: boolean;
}

/** A dish with a face of spokes and a lip or a beadlock ring around it; `bare` shows the barrel behind as well. */
export function rim({ radius, width, bare }: RimShape, detail: number): Hard[] {
  const segments = bare === true ? 36 : 26;
  const half = width / 2;
  const style = ((detail % 5) + 5) % 5;
  const painted = style === 1 || style === 3;
  const locked = !painted;
  const barrel = turned(
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
  const well = turned(
    'rubber',
    [
      [radius * 0.9, half],
      [radius * 0.84, half * 0.5],
      [radius * 0.84, half * 0.3],
      [0, half * 0.3],
    ],
    segments - 4,
    { hollow: true, crease: 0.5 },
  );
  const spokes = at([5, 6, 8, 10, 7], style);
  const profile = at<readonly P2[]>(
    [
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
    ],
    style,
  ).map(([x, y]): P2 => [x * radius, y * radius]);
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
  return [...(bare === true ? [barrel] : []), well, arms, hub, bore, nuts, lip, ...(locked ? [bolts] : [])];
}

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

/** A winter tyre: small blocks, and studs that catch the light. */
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

export const drawRim: Draw = ({ detail, view }) => ({
  hard: rim({ radius: 60, width: 62, bare: true }, detail),
  camera: view === 1 ? { yaw: 34, pitch: 10 } : { yaw: -32, pitch: 14 },
  ordered: true,
  focus: [0.5, 0.5],
});

export const drawWheel: Draw = ({ detail, view }) => {
  const camera = view === 1 ? { yaw: 30, pitch: 10 } : { yaw: -34, pitch: 14 };
  return {
    hard: [
      ...tyre({ radius: 100, width: 84, bead: 56, camera, rough: true }, detail * 2),
      ...rim({ radius: 58, width: 70 }, detail + 1),
    ],
    camera,
    ordered: true,
    focus: [0.42, 0.5],
  };
};
