/** Merges pieces of surface into few, short outlines: shared edges cancel each other, the remaining ones are joined. */
import { pathOf } from './smooth.ts';
import type { P2 } from './space.ts';
import { at } from './space.ts';

const key = (p: P2): string => `${p[0]},${p[1]}`;
const whole = (p: P2): P2 => [Math.round(p[0]), Math.round(p[1])];

/** Drops points that lie on the straight line between their neighbours. */
function straightened(loop: readonly P2[], closed: boolean): P2[] {
  return loop.filter((p, index) => {
    if (!closed && (index === 0 || index === loop.length - 1)) return true;
    const [a, b] = [at(loop, index - 1), at(loop, index + 1)];
    const cross = (p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0]);
    return Math.abs(cross) > 0.8 * Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
}

function walk(edges: Map<string, P2[]>, from: P2): P2[] {
  const line = [from];
  for (let here = from; ; ) {
    const next = edges.get(key(here))?.pop();
    if (next === undefined) return line;
    line.push(next);
    here = next;
  }
}

/** The outline around polygons that share edges, as path data; empty when no edge remains. */
export function outline(polygons: readonly (readonly P2[])[]): string {
  const edges = new Map<string, { from: P2; to: P2; count: number }>();
  for (const polygon of polygons) {
    const points = polygon.map(whole);
    points.forEach((from, index) => {
      const to = at(points, index + 1);
      if (key(from) === key(to)) return;
      const back = edges.get(`${key(to)}>${key(from)}`);
      if (back !== undefined && back.count > 0) back.count -= 1;
      else {
        const name = `${key(from)}>${key(to)}`;
        edges.set(name, { from, to, count: (edges.get(name)?.count ?? 0) + 1 });
      }
    });
  }
  return chained(
    [...edges.values()].filter(edge => edge.count > 0).map(({ from, to }) => [from, to] as const),
  );
}

/** Directed line segments joined end to end, as path data. */
export function chained(pieces: readonly (readonly [P2, P2])[]): string {
  const edges = new Map<string, P2[]>();
  for (const [a, b] of pieces) {
    const [from, to] = [whole(a), whole(b)];
    if (key(from) === key(to)) continue;
    edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  }
  let text = '';
  for (const [start] of pieces) {
    while ((edges.get(key(whole(start)))?.length ?? 0) > 0) {
      const line = walk(edges, whole(start));
      const closed = line.length > 3 && key(at(line, 0)) === key(at(line, -1));
      const kept = straightened(closed ? line.slice(0, -1) : line, closed);
      if (kept.length > (closed ? 2 : 1)) text += pathOf(kept, closed);
    }
  }
  return text;
}
