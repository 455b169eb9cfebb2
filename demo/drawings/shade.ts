/** Shades a solid: which faces are visible, in three flat tones, and where its inner lines run. */
import type { P2, P3 } from './space.ts';
import { at, dot, mix, normalOf, unit } from './space.ts';
import { chained, outline } from './trace.ts';

/** From the upper left and slightly from the front, fixed to the viewer, so that light does not move with a part. */
const light = unit([-0.5, 0.74, 0.45]);
const lit = 0.6;
const shaded = 0.12;
/** Twice the area, on the sheet, below which a tone is not drawn. */
const speck = 500;
const smoothBelow = Math.cos((38 * Math.PI) / 180);

export interface Layer {
  base: string;
  /** Index of the base tone: 0 lit, 1 plain, 2 shaded. */
  tone: 0 | 1 | 2;
  overlays: readonly { tone: 0 | 1 | 2; path: string }[];
  lines: string;
}

interface Corner {
  point: P3;
  glow: number;
}

interface Face {
  points: readonly P3[];
  normal: P3;
  front: boolean;
  layer: number;
  corners: readonly Corner[];
}

const key = (p: P3): string => p.map(value => Math.round(value * 50)).join();

function cut(polygon: readonly Corner[], keep: (glow: number) => boolean, level: number): Corner[] {
  return polygon.flatMap((a, index) => {
    const b = at(polygon, index + 1);
    const kept = keep(a.glow) ? [a] : [];
    if (keep(a.glow) === keep(b.glow)) return kept;
    return [...kept, { point: mix(a.point, b.point, (level - a.glow) / (b.glow - a.glow)), glow: level }];
  });
}

function bands(corners: readonly Corner[]): Corner[][] {
  const above = (level: number) => (glow: number) => glow >= level;
  const below = (level: number) => (glow: number) => glow <= level;
  const plain = cut(cut(corners, below(lit), lit), above(shaded), shaded);
  return [cut(corners, above(lit), lit), plain, cut(corners, below(shaded), shaded)];
}

function facesOf(polygons: readonly (readonly P3[])[], layers: readonly number[]): Face[] {
  const normals = polygons.map(normalOf);
  const around = new Map<string, P3[]>();
  polygons.forEach((polygon, index) => {
    for (const p of polygon) around.set(key(p), [...(around.get(key(p)) ?? []), at(normals, index)]);
  });
  return polygons.map((points, index) => {
    const normal = unit(at(normals, index));
    const corners = points.map(point => {
      const near = (around.get(key(point)) ?? []).filter(other => dot(unit(other), normal) > smoothBelow);
      const sum = near.reduce((a, b): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0] as P3);
      return { point, glow: dot(unit(sum), light) };
    });
    return { points, normal, front: normal[2] > 0.001, layer: layers[index] ?? 0, corners };
  });
}

/** Edges between two visible faces that meet at an angle. */
function creases(faces: readonly Face[], layer: number): [P3, P3][] {
  const owner = new Map<string, Face>();
  const each = (face: Face, visit: (a: P3, b: P3) => void): void =>
    face.points.forEach((p, index) => visit(p, at(face.points, index + 1)));
  for (const face of faces) each(face, (a, b) => owner.set(`${key(a)}>${key(b)}`, face));
  const found: [P3, P3][] = [];
  for (const face of faces.filter(one => one.front && one.layer === layer)) {
    each(face, (a, b) => {
      const other = owner.get(`${key(b)}>${key(a)}`);
      if (other === undefined || !other.front || other.layer > layer) return;
      if (other.layer === layer && key(a) > key(b)) return;
      if (dot(other.normal, face.normal) < smoothBelow) found.push([a, b]);
    });
  }
  return found;
}

const areaOf = (polygons: readonly (readonly P2[])[]): number =>
  polygons.reduce((sum, polygon) => sum + Math.abs(normalOf(polygon.map(([x, y]): P3 => [x, y, 0]))[2]), 0);

/** Layers in painting order; points are already in camera space, `flat` projects them onto the sheet. */
export function shadeOf(
  polygons: readonly (readonly P3[])[],
  layers: readonly number[],
  flat: (p: P3) => P2,
): Layer[] {
  const faces = facesOf(polygons, layers);
  return [...new Set(layers)]
    .sort((a, b) => a - b)
    .flatMap(layer => {
      const front = faces.filter(face => face.front && face.layer === layer);
      if (front.length === 0) return [];
      const pieces = [0, 1, 2].map(tone =>
        front
          .map(face => at(bands(face.corners), tone).map(corner => flat(corner.point)))
          .filter(p => p.length > 2),
      );
      const areas = pieces.map(areaOf);
      const main = areas.indexOf(Math.max(...areas));
      const others = ([0, 1, 2] as const).filter(tone => tone !== main && at(areas, tone) > speck);
      return {
        base: outline(front.map(face => face.points.map(flat))),
        tone: main === 0 ? 0 : main === 1 ? 1 : 2,
        overlays: others
          .map(tone => ({ tone, path: outline(at(pieces, tone)) }))
          .filter(one => one.path !== ''),
        lines: chained(creases(faces, layer).map(([a, b]) => [flat(a), flat(b)] as const)),
      };
    });
}
