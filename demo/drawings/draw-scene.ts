/** Banners: a landscape in flat shapes, the ATV at the right, a plain background for text at the left. */
import type { AtvLoad } from './atv.ts';
import { drawAtv } from './atv.ts';
import { flat, inset, plate, sun, svg } from './document.ts';
import { paletteOf } from './palette.ts';
import { at, range } from './space.ts';

export type Scene = 'winter' | 'forest' | 'workshop' | 'trail' | 'field' | 'lake';

interface Size {
  width: number;
  height: number;
}

/** A repeatable pseudo-random number between 0 and 1. */
const rough = (i: number, seed: number): number => {
  const value = Math.sin(i * 12.9898 + seed * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** A ridge from edge to edge; height and amplitude are fractions of the image's height. */
function ridge(
  colour: string,
  { width, height }: Size,
  y: number,
  swing: number,
  seed: number,
  steps = 9,
): string {
  const points = range(steps + 1).map(
    i => [(i / steps) * width, (y - swing * rough(i, seed)) * height] as const,
  );
  const [first] = points;
  let path = `M0 ${height}L0 ${Math.round(first?.[1] ?? 0)}`;
  points.slice(1).forEach(([x, top], i) => {
    const [fx, fy] = at(points, i);
    const middle = (fx + x) / 2;
    path += `C${[middle, fy, middle, top, x, top].map(Math.round).join(' ')}`;
  });
  return `<path fill="${colour}" d="${path}L${width} ${height}z"/>`;
}

function spruce(x: number, foot: number, tall: number, dark: string, lit: string): string {
  const half = tall * 0.24;
  const tiers = range(3).map(i => {
    const top = foot - tall + i * tall * 0.24;
    const low = top + tall * 0.42;
    const w = half * (0.55 + i * 0.24);
    return (
      flat(dark, [
        [x, top],
        [x + w, low],
        [x - w, low],
      ]) +
      flat(lit, [
        [x, top],
        [x - w * 0.1, low],
        [x - w, low],
      ])
    );
  });
  return (
    plate(dark, x - tall * 0.025, foot - tall * 0.12, tall * 0.05, tall * 0.12) + tiers.toReversed().join('')
  );
}

const forest = (
  size: Size,
  count: number,
  y: number,
  tall: number,
  colours: readonly [string, string],
  seed: number,
): string =>
  range(count)
    .map(i => {
      const x = ((i + 0.2 + rough(i, seed) * 0.6) / count) * size.width;
      const grow = 0.65 + rough(i, seed + 3) * 0.5;
      return spruce(x, (y + rough(i, seed + 5) * 0.02) * size.height, tall * grow * size.height, ...colours);
    })
    .join('');

function atv(size: Size, load: AtvLoad, palette: number, y = 0.965): string {
  const side = Math.min(size.height * 0.98, size.width * 0.56);
  return inset(drawAtv(load), paletteOf(palette), {
    x: size.width - side * 1.06,
    y: size.height * y - side * 0.9,
    size: side,
    id: 'atv',
  });
}

const winter = (s: Size): string =>
  plate('#dbe5ec', 0, 0, s.width, s.height) +
  sun('#f3e9dc', s.width * 0.72, s.height * 0.3, s.height * 0.11) +
  ridge('#c6d3dd', s, 0.62, 0.24, 2, 7) +
  ridge('#b3c3cf', s, 0.7, 0.14, 5, 8) +
  forest(s, Math.round(s.width / 46), 0.75, 0.2, ['#6f8797', '#8ba1af'], 1) +
  ridge('#eef3f6', s, 0.78, 0.05, 8, 5) +
  forest(s, 5, 0.84, 0.34, ['#3f5665', '#d9e4ea'], 4) +
  ridge('#f8fafb', s, 0.9, 0.06, 3, 4) +
  atv(s, 'plough', 0) +
  range(40)
    .map(i =>
      sun(
        '#ffffff',
        rough(i, 7) * s.width,
        rough(i, 9) * s.height * 0.9,
        1.5 + rough(i, 2) * s.height * 0.006,
      ),
    )
    .join('');

const woods = (s: Size): string =>
  plate('#e8ece0', 0, 0, s.width, s.height) +
  ridge('#cfd8c6', s, 0.52, 0.2, 4, 6) +
  forest(s, Math.round(s.width / 60), 0.72, 0.42, ['#a3b49f', '#b5c4af'], 2) +
  ridge('#8ba488', s, 0.76, 0.06, 6, 5) +
  forest(s, Math.round(s.width / 110), 0.86, 0.62, ['#456350', '#5b7a64'], 6) +
  ridge('#6d8767', s, 0.88, 0.05, 2, 4) +
  ridge('#55704f', s, 0.97, 0.03, 9, 5) +
  atv(s, 'box', 2);

const trail = (s: Size): string =>
  plate('#f4e6d4', 0, 0, s.width, s.height) +
  sun('#f3b765', s.width * 0.3, s.height * 0.46, s.height * 0.14) +
  ridge('#d9c3ae', s, 0.6, 0.3, 3, 6) +
  ridge('#b99f8c', s, 0.7, 0.18, 8, 7) +
  ridge('#8d7b6e', s, 0.76, 0.08, 1, 6) +
  forest(s, 9, 0.8, 0.2, ['#54504a', '#6b655d'], 9) +
  ridge('#a98d6b', s, 0.84, 0.05, 5, 4) +
  flat('#d2b58f', [
    [s.width * 0.34, s.height * 0.81],
    [s.width * 0.37, s.height * 0.81],
    [s.width * 0.96, s.height],
    [s.width * 0.3, s.height],
  ]) +
  range(7)
    .map(
      i =>
        `<ellipse cx="${Math.round(rough(i, 4) * s.width)}" cy="${Math.round(s.height * (0.88 + rough(i, 6) * 0.1))}" rx="${Math.round(s.height * 0.03)}" ry="${Math.round(s.height * 0.014)}" fill="#8d7657"/>`,
    )
    .join('') +
  atv(s, 'none', 0);

function barn({ width, height }: Size): string {
  const [x, y, u] = [width * 0.22, height * 0.7, height * 0.13];
  return (
    flat('#a3362f', [
      [x, y],
      [x, y - u],
      [x + u * 0.7, y - u * 1.5],
      [x + u * 1.4, y - u],
      [x + u * 1.4, y],
    ]) +
    flat('#8a2b26', [
      [x + u * 1.4, y],
      [x + u * 1.4, y - u],
      [x + u * 3, y - u],
      [x + u * 3, y],
    ]) +
    flat('#4a4540', [
      [x + u * 0.7, y - u * 1.56],
      [x + u * 2.5, y - u * 1.56],
      [x + u * 3.1, y - u * 0.96],
      [x + u * 1.4, y - u * 0.96],
    ]) +
    flat('#f4f1ea', [
      [x + u * 0.45, y],
      [x + u * 0.45, y - u * 0.6],
      [x + u * 0.95, y - u * 0.6],
      [x + u * 0.95, y],
    ])
  );
}

const field = (s: Size): string =>
  plate('#dfeaf0', 0, 0, s.width, s.height) +
  range(4)
    .map(
      i =>
        `<ellipse cx="${Math.round((0.12 + i * 0.25) * s.width)}" cy="${Math.round((0.16 + rough(i, 5) * 0.16) * s.height)}" rx="${Math.round(s.height * 0.2)}" ry="${Math.round(s.height * 0.025)}" fill="#f4f8fa"/>`,
    )
    .join('') +
  ridge('#b7c9bd', s, 0.62, 0.1, 2, 7) +
  forest(s, Math.round(s.width / 40), 0.66, 0.1, ['#7f9b86', '#93ad98'], 3) +
  ridge('#d8c277', s, 0.68, 0.03, 7, 4) +
  barn(s) +
  ridge('#a9b86a', s, 0.78, 0.03, 4, 4) +
  range(9)
    .map(i =>
      flat('#98a85a', [
        [s.width * (i / 8) - s.width * 0.01, s.height],
        [s.width * (0.32 + i * 0.045), s.height * 0.78],
        [s.width * (0.325 + i * 0.045), s.height * 0.78],
        [s.width * (i / 8) + s.width * 0.02, s.height],
      ]),
    )
    .join('') +
  ridge('#8a9b52', s, 0.95, 0.03, 6, 3) +
  atv(s, 'none', 0);

const lake = (s: Size): string =>
  plate('#e2ebf0', 0, 0, s.width, s.height) +
  sun('#fbf4e6', s.width * 0.46, s.height * 0.28, s.height * 0.1) +
  ridge('#bccbd6', s, 0.5, 0.2, 7, 6) +
  ridge('#97abb6', s, 0.55, 0.1, 3, 7) +
  forest(s, Math.round(s.width / 34), 0.57, 0.12, ['#5d7a80', '#6f8c91'], 8) +
  plate('#b5cdd9', 0, s.height * 0.56, s.width, s.height * 0.44) +
  range(16)
    .map(i =>
      plate(
        i % 2 === 0 ? '#cbdde6' : '#a3bfcd',
        rough(i, 3) * s.width * 0.9,
        s.height * (0.59 + rough(i, 5) * 0.22),
        s.width * (0.04 + rough(i, 8) * 0.1),
        Math.max(2, s.height * 0.008),
        s.height * 0.004,
      ),
    )
    .join('') +
  ridge('#8f9a86', s, 0.88, 0.06, 5, 4) +
  ridge('#77836d', s, 0.95, 0.03, 2, 5) +
  range(9)
    .map(
      i =>
        `<ellipse cx="${Math.round(rough(i, 1) * s.width * 0.6)}" cy="${Math.round(s.height * (0.88 + rough(i, 9) * 0.09))}" rx="${Math.round(s.height * (0.02 + rough(i, 4) * 0.03))}" ry="${Math.round(s.height * 0.018)}" fill="${i % 2 === 0 ? '#aab0ab' : '#8c938f'}"/>`,
    )
    .join('') +
  atv(s, 'box', 0);

function workshop(s: Size): string {
  const u = s.height / 100;
  const shelf = (x: number, y: number, w: number): string =>
    plate('#b9b3aa', x, y, w, u * 1.6) +
    range(Math.floor(w / (u * 9)))
      .map(i => {
        const tall = u * (5 + rough(i, x) * 7);
        return plate(
          at(['#d8d3cb', '#a9a49b', '#c8161d', '#8f8a82', '#c5bfb5'], Math.floor(rough(i, y) * 5)),
          x + u * (1.5 + i * 9),
          y - tall,
          u * (4 + rough(i, 3) * 3.4),
          tall,
          u * 0.6,
        );
      })
      .join('');
  const window = (x: number): string =>
    plate('#cbc6be', x, u * 14, u * 40, u * 30) +
    range(3)
      .map(i => plate('#e3edf2', x + u * (1.6 + i * 12.7), u * 15.6, u * 11.4, u * 26.8))
      .join('');
  const tools = range(6)
    .map(
      i =>
        plate('#9a948b', s.width * 0.44 + i * u * 7, u * 16, u * 1.6, u * (10 + rough(i, 2) * 10), u * 0.8) +
        sun('#9a948b', s.width * 0.44 + i * u * 7 + u * 0.8, u * 16, u * 1.9),
    )
    .join('');
  return (
    plate('#ecebe8', 0, 0, s.width, s.height) +
    plate('#e2dfda', 0, u * 64, s.width, u * 14) +
    window(s.width * 0.7) +
    plate('#dcd8d1', s.width * 0.43, u * 11, u * 42, u * 32, u) +
    tools +
    shelf(s.width * 0.04, u * 32, s.width * 0.3) +
    shelf(s.width * 0.04, u * 52, s.width * 0.3) +
    plate('#cfcbc4', 0, u * 78, s.width, u * 22) +
    flat('#c3beb6', [
      [s.width * 0.45, u * 78],
      [s.width * 0.47, u * 78],
      [s.width * 0.4, u * 100],
      [s.width * 0.37, u * 100],
    ]) +
    plate('#8f8a82', s.width * 0.06, u * 60, s.width * 0.24, u * 3) +
    plate('#a9a49b', s.width * 0.08, u * 63, u * 3, u * 17) +
    plate('#a9a49b', s.width * 0.28 - u * 3, u * 63, u * 3, u * 17) +
    plate('#c8161d', s.width * 0.1 + u * 6, u * 64, u * 26, u * 15, u) +
    range(3)
      .map(i => plate('#970f15', s.width * 0.1 + u * 8, u * (66 + i * 4.2), u * 22, u * 2.8, u * 0.5))
      .join('') +
    flat('#dedad3', [
      [s.width * 0.74, 0],
      [s.width * 0.76, 0],
      [s.width * 0.76, u * 8],
      [s.width * 0.74, u * 8],
    ]) +
    atv(s, 'none', 0, 0.985)
  );
}

const scenes: Record<Scene, (size: Size) => string> = { winter, forest: woods, workshop, trail, field, lake };

/** A banner of the given size in units; in wide ones the left half stays plain for text. */
export function drawScene({ scene, width, height }: Size & { scene: Scene }): string {
  return svg(width, height, scenes[scene]({ width, height }));
}
