/** Whole SVG documents: the root element, and a part drawn small inside a larger composition. */
import type { Palette } from './palette.ts';
import type { Part } from './pieces.ts';
import { renderPart, strokes } from './render.ts';
import type { Camera } from './space.ts';

export const usualCamera: Camera = { yaw: -34, pitch: 22 };

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Prefix of ids; each part of a document needs a different one. */
  id: string;
}

export const inset = (
  part: Part,
  palette: Palette,
  { x, y, size, id }: Spot,
  camera: Camera = usualCamera,
): string =>
  `<svg x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(size)}" height="${Math.round(size)}" viewBox="0 0 1000 1000"><g ${strokes}>${renderPart(part, { palette, camera: part.camera ?? camera, id })}</g></svg>`;

/** A flat area from points, in whole units. */
export const flat = (colour: string, points: readonly (readonly [number, number])[]): string =>
  `<path fill="${colour}" d="M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z"/>`;

export const plate = (
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}"${radius > 0 ? ` rx="${Math.round(radius)}"` : ''} fill="${colour}"/>`;

export const sun = (colour: string, x: number, y: number, radius: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${colour}"/>`;
