/** Renders a part on the square sheet: fits, sorts and shades it and writes the shapes. */
import type { Palette } from './palette.ts';
import type { Hard, Part, Pipe } from './pieces.ts';
import { ink, renderSoft, softExtent } from './render-soft.ts';
import { shadeOf } from './shade.ts';
import type { Solid } from './solid.ts';
import type { Camera, P2, P3 } from './space.ts';
import { seen } from './space.ts';
import { pathOf } from './smooth.ts';

export interface Sheet {
  palette: Palette;
  camera: Camera;
  /** Prefix of ids, unique on a page that shows several drawings. */
  id: string;
}

const usable = { left: 70, top: 70, width: 860, height: 850 };

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function extentOf(points: readonly (readonly [P2, number])[]): Extent {
  const xs = points.flatMap(([[x], r]) => [x - r, x + r]);
  const ys = points.flatMap(([[, y], r]) => [y - r, y + r]);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const pointsOf = (item: Hard): readonly P3[] =>
  item.shape === 'pipe' ? [item.path, ...item.more].flat() : item.faces.flat();

function depthOf(item: Hard, camera: Camera): number {
  const depths = pointsOf(item).map(p => seen(p, camera)[2]);
  return depths.reduce((a, b) => a + b, 0) / depths.length + item.bias;
}

function drawSolid(item: Solid, { palette, camera }: Sheet, flat: (p: P3) => P2): string {
  const faces = item.faces.map(face => face.map(p => seen(p, camera)));
  const tones = palette[item.material];
  const inked = (by: number): string =>
    ` fill="none" stroke="${palette.line}" stroke-width="${Math.round(by * 5)}"`;
  return shadeOf(faces, item.layers, flat)
    .map(layer => {
      const plain = item.crease === 0;
      const stroke = plain ? '' : ` stroke="${palette.line}"`;
      const outer = `<path fill="${tones[layer.tone]}"${stroke} d="${layer.base}"/>`;
      if (plain) return outer;
      const overlays = layer.overlays
        .map(one => `<path fill="${tones[one.tone]}" d="${one.path}"/>`)
        .join('');
      const inner = layer.lines === '' ? '' : `<path${inked(item.crease)} d="${layer.lines}"/>`;
      return outer + overlays + inner;
    })
    .join('');
}

function drawPipe(item: Pipe, { palette, camera }: Sheet, flat: (p: P3) => P2, scale: number): string {
  const path = [item.path, ...item.more]
    .map(line =>
      pathOf(
        line.map(p => flat(seen(p, camera))),
        item.closed,
      ),
    )
    .join('');
  const width = item.radius * 2 * scale;
  const tones = palette[item.material];
  const line = (colour: string, thick: number, cap: string, shift = 0): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${Math.max(1, Math.round(thick))}"${cap === 'round' ? '' : ' stroke-linecap="butt"'}${
      shift === 0 ? '' : ` transform="translate(${-Math.round(shift * 0.7)} ${-Math.round(shift)})"`
    }/>`;
  const cap = item.stretch ? 'butt' : 'round';
  return (
    line(palette.line, width + ink * 2, cap) +
    line(tones[2], width, 'round') +
    line(tones[1], width * 0.72, 'round', width * 0.1) +
    (width > 14 ? line(tones[0], width * 0.24, 'round', width * 0.24) : '')
  );
}

/** A flat shadow on the ground in two rings, slightly to the right of the part. */
export const floorShadow = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  [1, 0.8]
    .map(
      by =>
        `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx * by)}" ry="${Math.round(ry * by)}" fill="${colour}" fill-opacity=".07"/>`,
    )
    .join('');

function renderHard(part: Part, items: readonly Hard[], sheet: Sheet): string {
  const { camera, palette } = sheet;
  const floor = Math.min(
    ...items.flatMap(item => pointsOf(item).map(p => p[1] - (item.shape === 'pipe' ? item.radius : 0))),
  );
  const marks = items.flatMap(item =>
    pointsOf(item).map((p): readonly [P2, number] => {
      const [x, y] = seen(p, camera);
      return [[x, -y], item.shape === 'pipe' ? item.radius : 0];
    }),
  );
  const ground = items.flatMap(item =>
    pointsOf(item).map((p): readonly [P2, number] => {
      const [x, y] = seen([p[0], floor, p[2]], camera);
      return [[x, -y], 0];
    }),
  );
  const [all, below] = [extentOf(marks), extentOf(ground)];
  const bottom = Math.max(all.bottom, part.shadow === false ? all.bottom : below.bottom);
  const scale = Math.min(usable.width / (all.right - all.left), usable.height / (bottom - all.top));
  const shift = [
    usable.left + (usable.width - (all.right - all.left) * scale) / 2 - all.left * scale,
    usable.top + (usable.height - (bottom - all.top) * scale) / 2 - all.top * scale,
  ] as const;
  const flat = (p: P3): P2 => [p[0] * scale + shift[0], -p[1] * scale + shift[1]];
  const sorted =
    part.ordered === true
      ? items
      : items
          .map(item => ({ item, depth: depthOf(item, camera) }))
          .sort((a, b) => a.depth - b.depth)
          .map(({ item }) => item);
  const shadow =
    part.shadow === false
      ? ''
      : floorShadow(
          ((below.left + below.right) / 2) * scale + shift[0] + 24,
          ((below.top + below.bottom) / 2) * scale + shift[1] + 6,
          ((below.right - below.left) / 2) * scale * 1.02,
          Math.max(26, ((below.bottom - below.top) / 2) * scale * 0.92),
          palette.line,
        );
  const drawn = sorted.map(item =>
    item.shape === 'pipe' ? drawPipe(item, sheet, flat, scale) : drawSolid(item, sheet, flat),
  );
  return shadow + drawn.join('');
}

/** The part's shapes in a sheet of 1000 by 1000; the caller wraps them into a document. */
export function renderPart(part: Part, sheet: Sheet): string {
  if (part.soft !== undefined) {
    const extent = softExtent(part.soft);
    const shadow =
      part.shadow === false
        ? ''
        : floorShadow(
            (extent.left + extent.right) / 2 + 24,
            Math.min(955, extent.bottom - 4),
            (extent.right - extent.left) * 0.47,
            30,
            sheet.palette.line,
          );
    return shadow + renderSoft(part.soft, sheet.palette, sheet.id);
  }
  return renderHard(part, part.hard ?? [], sheet);
}

/** Attributes of every stroke of a drawing: the outline lies outside the fill, corners are round. */
export const strokes = `stroke-width="${ink * 2}" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke"`;
