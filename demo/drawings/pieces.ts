/** The pieces of a drawing besides solids: bent tubes in space, and soft shapes drawn directly on the sheet. */
import type { Material } from './palette.ts';
import type { Solid } from './solid.ts';
import type { Camera, P2, P3 } from './space.ts';
import { at, range } from './space.ts';

export interface Pipe {
  shape: 'pipe';
  material: Material;
  path: readonly P3[];
  /** Further segments that are painted in the same strokes. */
  more: readonly (readonly P3[])[];
  radius: number;
  closed: boolean;
  bias: number;
  /** An inner segment of a longer tube: its ends get no outline. */
  stretch: boolean;
}

/** A corner of a soft outline; the third entry makes it sharp. */
export type SoftPoint = readonly [number, number] | readonly [number, number, 'sharp'];

export interface Soft {
  shape: 'soft';
  material: Material;
  points: readonly SoftPoint[];
  closed: boolean;
  /** How far light and shade reach in from the edge; 0 is one flat tone. */
  volume: number;
  /** Width of the outline relative to the default; 0 is none. For open lines the width of the line. */
  line: number;
  /** Clipped to the outline of the last shape that has volume or an outline. */
  inside: boolean;
  tone: 0 | 1 | 2;
}

export type Hard = Solid | Pipe;

export interface Part {
  hard?: readonly Hard[];
  soft?: readonly Soft[];
  /** Overrides the default three-quarter view. */
  camera?: Camera;
  /** Painted in the order of the list instead of by depth. */
  ordered?: boolean;
  /** The centre of the close-up, in fractions of the part's width and height. */
  focus?: P2;
  /** Whether it lies or stands on the ground; a hanging part has no shadow. */
  shadow?: boolean;
}

export interface DrawOptions {
  detail: number;
  view: number;
}

export type Draw = (options: DrawOptions) => Part;

type PipeLook = { closed?: boolean; bias?: number };

export const pipe = (material: Material, radius: number, path: readonly P3[], look: PipeLook = {}): Pipe => ({
  shape: 'pipe',
  material,
  radius,
  path,
  more: [],
  closed: look.closed ?? false,
  bias: look.bias ?? 0,
  stretch: false,
});

/** Splits a tube into segments that are sorted by depth one by one, for coils and loops around something. */
export function stretches(long: Pipe, count: number): Pipe[] {
  const points = long.closed ? [...long.path, at(long.path, 0)] : long.path;
  const step = (points.length - 1) / count;
  return range(count).map(i => ({
    ...long,
    closed: false,
    stretch: true,
    path: points.slice(Math.round(i * step), Math.round((i + 1) * step) + 1),
  }));
}

/** Tubes of one material that do not cross each other, painted in the same strokes. */
export const bundled = (pipes: readonly Pipe[]): Pipe => ({
  ...at(pipes, 0),
  more: pipes.slice(1).map(one => one.path),
});

type SoftLook = Partial<Pick<Soft, 'volume' | 'line' | 'inside' | 'tone'>>;

export const soft = (material: Material, points: readonly SoftPoint[], look: SoftLook = {}): Soft => ({
  shape: 'soft',
  material,
  points,
  closed: true,
  volume: look.volume ?? 40,
  line: look.line ?? 1,
  inside: look.inside ?? false,
  tone: look.tone ?? 1,
});

/** A flat marking inside the shape before it. */
export const mark = (material: Material, points: readonly SoftPoint[], tone: 0 | 1 | 2 = 1): Soft =>
  soft(material, points, { volume: 0, line: 0, inside: true, tone });

/** A drawn line: a seam, a fold, a strap. */
export const stroke = (
  points: readonly SoftPoint[],
  look: SoftLook & { material?: Material } = {},
): Soft => ({
  ...soft(look.material ?? 'ink', points, { volume: 0, line: 0.6, ...look }),
  closed: false,
});

export const ring = (x: number, y: number, rx: number, ry: number = rx): SoftPoint[] =>
  range(8).map(i => [x + Math.cos((i * Math.PI) / 4) * rx, y + Math.sin((i * Math.PI) / 4) * ry] as const);

export const sharp = (...points: readonly P2[]): SoftPoint[] =>
  points.map(([x, y]) => [x, y, 'sharp'] as const);

/** Moves soft pieces by a mapping of the sheet; light is added afterwards and does not move. */
export const mapped = (pieces: readonly Soft[], map: (p: P2) => P2): Soft[] =>
  pieces.map(piece => ({
    ...piece,
    points: piece.points.map(p => {
      const [x, y] = map([p[0], p[1]]);
      return p[2] === undefined ? ([x, y] as const) : ([x, y, p[2]] as const);
    }),
  }));

export const flipped = (pieces: readonly Soft[]): Soft[] => mapped(pieces, ([x, y]) => [1000 - x, y]);

/** Full circles of one material: bolts, eyelets and lamps on a soft drawing. */
export const dots = (
  material: Material,
  centres: readonly P2[],
  radius: number,
  look: SoftLook = {},
): Soft[] => centres.map(([x, y]) => soft(material, ring(x, y, radius), { volume: 0, line: 0.6, ...look }));
