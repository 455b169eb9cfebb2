/** Points, rotations and the camera: the geometry of all drawings of parts (y up, z to the viewer). */
export type P2 = readonly [number, number];
export type P3 = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

export interface Camera {
  /** Degrees around the vertical axis; negative shows the right side, positive the left. */
  yaw: number;
  /** Degrees from above. */
  pitch: number;
}

/** The item at a position that wraps around, so that a design number may be any whole number. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[((Math.trunc(index) % list.length) + list.length) % list.length];
  if (found === undefined) throw new RangeError('an empty list has no item');
  return found;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: P3, b: P3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scaled = (a: P3, by: number): P3 => [a[0] * by, a[1] * by, a[2] * by];
export const length = (a: P3): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: P3, b: P3, t: number): P3 => add(a, scaled(sub(b, a), t));

export function unit(a: P3): P3 {
  const size = length(a);
  return size === 0 ? [0, 0, 0] : scaled(a, 1 / size);
}

/** Twice the face's area along its normal (Newell), correct for any flat polygon. */
export function normalOf(points: readonly P3[]): P3 {
  let [x, y, z] = [0, 0, 0];
  points.forEach((p, index) => {
    const q = at(points, index + 1);
    x += (p[1] - q[1]) * (p[2] + q[2]);
    y += (p[2] - q[2]) * (p[0] + q[0]);
    z += (p[0] - q[0]) * (p[1] + q[1]);
  });
  return [x, y, z];
}

/** A point rotated around an axis through the origin, in degrees. */
export function turn(p: P3, axis: Axis, degrees: number): P3 {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [x, y, z] = p;
  if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
  if (axis === 'y') return [x * c + z * s, y, z * c - x * s];
  return [x * c - y * s, x * s + y * c, z];
}

/** A point in camera space: x to the right, y up, z towards the viewer. */
export const seen = (p: P3, camera: Camera): P3 => turn(turn(p, 'y', camera.yaw), 'x', camera.pitch);

/** A line of points with its corners rounded by arcs, for bent tubes. */
export function bend(points: readonly P3[], radius: number, closed = false): P3[] {
  return points.flatMap((p, index) => {
    if (!closed && (index === 0 || index === points.length - 1)) return [p];
    const [a, b] = [at(points, index - 1), at(points, index + 1)];
    const reach = Math.min(radius, length(sub(a, p)) / 2, length(sub(b, p)) / 2);
    const [from, to] = [add(p, scaled(unit(sub(a, p)), reach)), add(p, scaled(unit(sub(b, p)), reach))];
    return [0, 0.25, 0.5, 0.75, 1].map(t => mix(mix(from, p, t), mix(p, to, t), t));
  });
}
