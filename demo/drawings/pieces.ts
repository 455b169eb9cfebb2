/** What a drawing is made of besides solids: bent tube in space and soft shapes drawn straight onto the sheet. */
import type { Material } from './palette.ts';
import type { Solid } from './solid.ts';
import type { Camera, P2, P3 } from './space.ts';
import { at, range } from './space.ts';

export interface Pipe {
  shape: 'pipe';
  material: Material;
  path: readonly P3[];
  /** Further stretches painted in the same strokes. */
  more: readonly (readonly P3[])[];
  radius: number;
  closed: boolean;
  bias: number;
  /** An inner stretch of a longer tube: no ink across its ends. */
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
  /** Ink around it, relative to the usual; 0 is none. For open lines the width of the line. */
  line: number;
  /** Only shown inside the outline of the last shape that carries volume or ink. */
  inside: boolean;
  tone: 0 | 1 | 2;
}

export type Hard = Solid | Pipe;

export interface Part {
  hard?: readonly Hard[];
  soft?: readonly Soft[];
  /** Overrides the usual view from three-quarters. */
  camera?: Camera;
  /** Painted as listed instead of by depth. */
  ordered?: boolean;
  /** What the close view looks at, in fractions of the part's width and height. */
  focus?: P2;
  /** Whether it lies or stands on a floor; a hanging thing throws no shadow. */
  shadow?: boolean;
}

export interface Wish {
  detail: number;
  view: number;
}

export type Draw = (wish: Wish) => Part;

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

/** A tube in short stretches that sort by depth one by one, for coils and loops around something. */
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

/** Tubes of one kind that do not cross each other, painted in the same strokes. */
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

/** Moves soft pieces by a mapping of the sheet onto itself; light is added afterwards and stays where it is. */
export const mapped = (pieces: readonly Soft[], map: (p: P2) => P2): Soft[] =>
  pieces.map(piece => ({
    ...piece,
    points: piece.points.map(p => {
      const [x, y] = map([p[0], p[1]]);
      return p[2] === undefined ? ([x, y] as const) : ([x, y, p[2]] as const);
    }),
  }));

export const flipped = (pieces: readonly Soft[]): Soft[] => mapped(pieces, ([x, y]) => [1000 - x, y]);

/** Dark rubber, pale steel and so on as full circles: bolts, eyelets, lamps on a soft drawing. */
export const dots = (
  material: Material,
  centres: readonly P2[],
  radius: number,
  look: SoftLook = {},
): Soft[] => centres.map(([x, y]) => soft(material, ring(x, y, radius), { volume: 0, line: 0.6, ...look }));
