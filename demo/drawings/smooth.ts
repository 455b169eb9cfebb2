/** Path data from corner points: slight bends become curves, which take no more bytes than straight lines. */
import type { P2 } from './space.ts';
import { at } from './space.ts';

const gentlest = Math.cos((44 * Math.PI) / 180);

/** A sharp bend, or a point where a long straight line meets short steps of a curve. */
function isCorner(a: P2, p: P2, b: P2): boolean {
  const [ux, uy, vx, vy] = [p[0] - a[0], p[1] - a[1], b[0] - p[0], b[1] - p[1]];
  const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
  if (u === 0 || v === 0 || u > v * 3.4 || v > u * 3.4) return true;
  return (ux * vx + uy * vy) / (u * v) < gentlest;
}

/** Writes relative commands in whole units with as few letters and spaces as possible. */
class Pen {
  text: string;
  private here: P2;
  private command = 'M';

  constructor(start: P2) {
    this.here = start;
    this.text = `M${start[0]} ${start[1]}`;
  }

  private number(value: number): void {
    const bare = /[a-z]$/.test(this.text);
    this.text += value < 0 || bare ? `${value}` : ` ${value}`;
  }

  to(command: 'l' | 'q' | 't', ...points: readonly P2[]): void {
    if (command !== this.command) this.text += command;
    this.command = command;
    for (const [x, y] of points) {
      this.number(x - this.here[0]);
      this.number(y - this.here[1]);
    }
    this.here = at(points, -1);
  }
}

const whole = (p: P2): P2 => [Math.round(p[0]), Math.round(p[1])];
const halfway = (a: P2, b: P2): P2 => whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);

/**
 * From one corner to the next through smooth points: quadratic curves through the midpoints of the sides. Each `t`
 * mirrors the previous control point, so every midpoint is chosen for the control point that actually results.
 */
function sweep(pen: Pen, bends: readonly P2[], end: P2): void {
  const [first, ...others] = bends;
  if (first === undefined) return pen.to('l', end);
  let control = first;
  let command: 'q' | 't' = 'q';
  for (const next of others) {
    const middle = halfway(control, next);
    if (command === 'q') pen.to('q', control, middle);
    else pen.to('t', middle);
    command = 't';
    control = [2 * middle[0] - control[0], 2 * middle[1] - control[1]];
  }
  if (command === 'q') pen.to('q', control, end);
  else pen.to('t', end);
}

/** Absolute start, then relative lines and curves; a closed line without corners starts at the midpoint of a side. */
export function pathOf(line: readonly P2[], closed: boolean): string {
  const points = line.map(whole);
  const corners = points.map(
    (p, i) =>
      (!closed && (i === 0 || i === points.length - 1)) || isCorner(at(points, i - 1), p, at(points, i + 1)),
  );
  const first = corners.indexOf(true);
  const round = first < 0;
  const start = round ? halfway(at(points, 0), at(points, 1)) : at(points, first);
  const pen = new Pen(start);
  let bends: P2[] = [];
  const count = closed ? points.length : points.length - 1;
  for (let step = 1; step <= count; step += 1) {
    const index = (Math.max(0, first) + step) % points.length;
    const p = at(points, index);
    if (round || corners[index] !== true) bends.push(p);
    else {
      if (!closed || step < count || bends.length > 0) sweep(pen, bends, p);
      bends = [];
    }
  }
  if (round) sweep(pen, bends, start);
  return closed ? `${pen.text}z` : pen.text;
}
