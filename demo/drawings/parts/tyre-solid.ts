/** The tyre as a solid: carcass, tread and lettering; the axle lies along z. */
import type { Hard } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { joined, patch, turned } from '../solid.ts';
import type { P2, P3 } from '../space.ts';
import { at, radians, range, seen } from '../space.ts';

export interface TyreShape {
  radius: number;
  width: number;
  bead: number;
  camera: { yaw: number; pitch: number };
  /** Fewer segments, for a tyre that is a detail of a larger drawing. */
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

/** Two short arcs of colour on the sidewall, in place of the brand's lettering. */
function lettering(radius: number, z: number, bead: number): Hard[] {
  const thick = (radius - bead) * 0.22;
  return [100, 280].map(from => {
    const arc = (r: number): P3[] =>
      range(7).map(i => [Math.cos(radians(from + i * 8)) * r, Math.sin(radians(from + i * 8)) * r, z]);
    return patch('accent', [...arc(radius + thick), ...arc(radius - thick).toReversed()]);
  });
}

/** Carcass and tread; blocks that face away from the viewer are painted first. */
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
