/** Solids as meshes: bevelled prisms, lofts and solids of revolution; faces point outwards, counter-clockwise. */
import type { Material } from './palette.ts';
import type { Axis, P2, P3 } from './space.ts';
import { add, at, radians, range, turn } from './space.ts';

export interface Solid {
  shape: 'solid';
  material: Material;
  faces: readonly (readonly P3[])[];
  /** Painting order of the faces of a solid that is not convex: one number per face. */
  layers: readonly number[];
  /** Moves the solid towards the viewer when pieces are sorted by depth. */
  bias: number;
  /** Width of inner lines relative to the default; 0 is a flat marking in one tone, without lines. */
  crease: number;
}

export interface Look {
  bias?: number;
  crease?: number;
}

const solid = (material: Material, faces: P3[][], layers: number[], look: Look = {}): Solid => ({
  shape: 'solid',
  material,
  faces,
  layers,
  bias: look.bias ?? 0,
  crease: look.crease ?? 1,
});

const area = (profile: readonly P2[]): number =>
  profile.reduce(
    (sum, p, index) => sum + p[0] * at(profile, index + 1)[1] - at(profile, index + 1)[0] * p[1],
    0,
  );

const counterClockwise = (profile: readonly P2[]): P2[] =>
  area(profile) < 0 ? profile.toReversed() : [...profile];

/** The outline moved inwards at its corners; accurate enough for small bevels. */
export function inset(profile: readonly P2[], by: number): P2[] {
  return profile.map((p, index) => {
    const [a, b] = [at(profile, index - 1), at(profile, index + 1)];
    const [u, v] = [Math.atan2(p[1] - a[1], p[0] - a[0]), Math.atan2(b[1] - p[1], b[0] - p[0])];
    const half = (v - u) / 2;
    const inward = (u + v) / 2 + Math.PI / 2 + (Math.abs(half) > Math.PI / 2 ? Math.PI : 0);
    const reach = by / Math.max(0.5, Math.abs(Math.cos(half)));
    return [p[0] + Math.cos(inward) * reach, p[1] + Math.sin(inward) * reach] as const;
  });
}

export function roundRect(width: number, height: number, radius: number, steps = 3): P2[] {
  const [w, h] = [width / 2 - radius, height / 2 - radius];
  const corners: P2[] = [
    [w, h],
    [-w, h],
    [-w, -h],
    [w, -h],
  ];
  return corners.flatMap(([x, y], corner) =>
    range(steps + 1).map(step => {
      const angle = radians(corner * 90 + (step * 90) / steps);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    }),
  );
}

export const disc = (radius: number, segments = 32, from = 0): P2[] =>
  range(segments).map(i => {
    const angle = radians(from) + (i / segments) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

/** A solid from outlines with equal numbers of corners at ascending z, closed by flat caps. */
export function loft(
  material: Material,
  sections: readonly { z: number; profile: readonly P2[] }[],
  look?: Look,
): Solid {
  const rings = sections.map(({ z, profile }) => counterClockwise(profile).map(([x, y]): P3 => [x, y, z]));
  const [first, last] = [at(rings, 0), at(rings, -1)];
  const sides = rings.slice(1).flatMap((ring, index) => {
    const below = at(rings, index);
    return ring.map((p, corner) => [at(below, corner), at(below, corner + 1), at(ring, corner + 1), p]);
  });
  return solid(material, [first.toReversed(), ...sides, last], [1, ...sides.map(() => 0), 1], look);
}

/** An outline in the xy plane extruded along z, centred, with an optional bevel at both ends. */
export function prism(
  material: Material,
  profile: readonly P2[],
  depth: number,
  bevel = 0,
  look?: Look,
): Solid {
  const [shape, z] = [counterClockwise(profile), depth / 2];
  if (bevel === 0)
    return loft(
      material,
      [
        { z: -z, profile: shape },
        { z, profile: shape },
      ],
      look,
    );
  const small = inset(shape, bevel);
  const sections = [
    { z: -z, profile: small },
    { z: bevel - z, profile: shape },
    { z: z - bevel, profile: shape },
    { z, profile: small },
  ];
  return loft(material, sections, look);
}

/** A box whose edges along z are rounded; size is width, height, depth. */
export function box(material: Material, [w, h, d]: P3, radius = 0, bevel = 0, look?: Look): Solid {
  const plain: P2[] = [
    [w / 2, h / 2],
    [-w / 2, h / 2],
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
  ];
  return prism(material, radius > 0 ? roundRect(w, h, radius) : plain, d, bevel, look);
}

/** A solid of revolution around z from [radius, z] points; a hollow one is painted band by band from the back. */
export function turned(
  material: Material,
  profile: readonly P2[],
  segments = 36,
  look?: Look & { hollow?: boolean },
): Solid {
  const bands = profile.slice(1).map((b, index) => [at(profile, index), b] as const);
  const faces: P3[][] = [];
  const layers: number[] = [];
  const on = ([r, z]: P2, i: number): P3 => {
    const angle = ((i % segments) / segments) * Math.PI * 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r, z];
  };
  bands.forEach(([a, b], band) => {
    for (const i of range(segments)) {
      const corners = [on(a, i), on(a, i + 1), on(b, i + 1), on(b, i)];
      if (a[0] === 0) corners.shift();
      else if (b[0] === 0) corners.pop();
      faces.push(corners);
      layers.push(look?.hollow === true ? band : 0);
    }
  });
  return solid(material, faces, layers, look);
}

/** A flat piece on a surface: a badge, a stripe, an opening. Visible only from its counter-clockwise side. */
export const patch = (material: Material, points: readonly P3[], look?: Look): Solid =>
  solid(material, [[...points]], [0], { bias: 1, crease: 0, ...look });

export const cylinder = (
  material: Material,
  radius: number,
  depth: number,
  bevel = 0,
  segments = 32,
  look?: Look,
): Solid => prism(material, disc(radius, segments), depth, bevel, look);

/** The same solid in another position: rotated step by step, then moved. */
export function place(part: Solid, to: P3, ...turns: readonly (readonly [Axis, number])[]): Solid {
  const move = (p: P3): P3 =>
    add(
      turns.reduce((point, [axis, degrees]) => turn(point, axis, degrees), p),
      to,
    );
  return { ...part, faces: part.faces.map(face => face.map(move)) };
}

/** Several solids as one, for many small equal pieces. */
export function joined(parts: readonly Solid[]): Solid {
  const first = at(parts, 0);
  return { ...first, faces: parts.flatMap(part => part.faces), layers: parts.flatMap(part => part.layers) };
}

/** A hollow prism, open through its middle, such as a belt or a bezel. */
export function band(
  material: Material,
  outer: readonly P2[],
  inner: readonly P2[],
  depth: number,
  look?: Look,
): Solid {
  const [out, hole, z] = [counterClockwise(outer), counterClockwise(inner), depth / 2];
  const wall = (ring: readonly P2[], sign: 1 | -1): P3[][] =>
    ring.map((p, i) => {
      const q = at(ring, i + 1);
      const face: P3[] = [
        [p[0], p[1], -z],
        [q[0], q[1], -z],
        [q[0], q[1], z],
        [p[0], p[1], z],
      ];
      return sign === 1 ? face : face.toReversed();
    });
  const front = out.map((p, i): P3[] => {
    const [q, r, s] = [at(out, i + 1), at(hole, i + 1), at(hole, i)];
    return [
      [p[0], p[1], z],
      [q[0], q[1], z],
      [r[0], r[1], z],
      [s[0], s[1], z],
    ];
  });
  const back = front.map(face => face.map(([x, y]): P3 => [x, y, -z]).toReversed());
  const faces = [...wall(hole, -1), ...back, ...wall(out, 1), ...front];
  const layers = [...hole.map(() => 0), ...back.map(() => 0), ...out.map(() => 1), ...front.map(() => 2)];
  return solid(material, faces, layers, look);
}

/** A round flat marking that faces along z: a lens, a hole, a bolt head. */
export const spot = (material: Material, radius: number, segments = 12, look?: Look): Solid =>
  patch(
    material,
    disc(radius, segments).map(([x, y]): P3 => [x, y, 0]),
    look,
  );

/** A flat marking from an outline in the xy plane. */
export const sticker = (material: Material, profile: readonly P2[], look?: Look): Solid =>
  patch(
    material,
    counterClockwise(profile).map(([x, y]): P3 => [x, y, 0]),
    look,
  );

/** Rotation after which what was turned around z lies along x. */
export const lying = ['y', 90] as const;
/** Rotation after which what was extruded along z stands along y. */
export const standing = ['x', -90] as const;

/** Copies of a piece in a circle around z. */
export const around = (count: number, radius: number, piece: Solid, from = 0): Solid =>
  joined(
    range(count).map(i => {
      const angle = from + (i * 360) / count;
      return place(
        piece,
        [Math.cos(radians(angle)) * radius, Math.sin(radians(angle)) * radius, 0],
        ['z', angle],
      );
    }),
  );
