/** Renders soft shapes: smooth outlines through their points, light at the upper left, shade at the lower right. */
import type { Palette } from './palette.ts';
import type { Soft, SoftPoint } from './pieces.ts';
import { at } from './space.ts';

/** Width of the outline of a shape, in sheet units. */
export const ink = 8;

const round = (value: number): number => Math.round(value);

/** A curve through the points (Catmull-Rom), interrupted at sharp corners. */
export function curve(points: readonly SoftPoint[], closed: boolean): string {
  const start = at(points, 0);
  const tangent = (index: number): readonly [number, number] => {
    const p = at(points, index);
    if (p[2] === 'sharp') return [0, 0];
    if (!closed && (index === 0 || index === points.length - 1)) return [0, 0];
    const [a, b] = [at(points, index - 1), at(points, index + 1)];
    return [(b[0] - a[0]) / 6, (b[1] - a[1]) / 6];
  };
  const count = closed ? points.length : points.length - 1;
  let text = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 0; index < count; index += 1) {
    const [p, q] = [at(points, index), at(points, index + 1)];
    const [u, v] = [tangent(index), tangent(closed ? (index + 1) % points.length : index + 1)];
    if (u[0] === 0 && u[1] === 0 && v[0] === 0 && v[1] === 0) text += `L${round(q[0])} ${round(q[1])}`;
    else text += `C${[p[0] + u[0], p[1] + u[1], q[0] - v[0], q[1] - v[1], q[0], q[1]].map(round).join(' ')}`;
  }
  return closed ? `${text}z` : text;
}

export function softExtent(pieces: readonly Soft[]): { left: number; right: number; bottom: number } {
  const points = pieces.filter(piece => !piece.inside).flatMap(piece => piece.points);
  const xs = points.map(p => p[0]);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...points.map(p => p[1])) };
}

/** One shape with a lit edge at the upper left and a shaded one at the lower right, both clipped to its outline. */
function volume(piece: Soft, d: string, palette: Palette, name: string): string {
  const tones = palette[piece.material];
  const [a, b] = [round(piece.volume), round(piece.volume * 0.8)];
  const stroke = piece.line > 0 ? ` stroke="${palette.line}"` : '';
  return (
    `<clipPath id="${name}"><path id="${name}p" d="${d}"/></clipPath>` +
    `<use href="#${name}p" fill="${tones[0]}"${stroke}/><g clip-path="url(#${name})">` +
    `<use href="#${name}p" fill="${tones[1]}" transform="translate(${round(a * 0.4)} ${round(b * 0.5)})"/>` +
    `<path fill="${tones[2]}" fill-rule="evenodd" transform="translate(${-a} ${-b})" d="M-500-500H1600V1600H-500z${d}"/></g>`
  );
}

export function renderSoft(pieces: readonly Soft[], palette: Palette, id: string): string {
  let [text, clip] = ['', ''];
  pieces.forEach((piece, index) => {
    const d = curve(piece.points, piece.closed);
    const tone = palette[piece.material][piece.tone];
    const within = piece.inside && clip !== '' ? ` clip-path="url(#${clip})"` : '';
    let drawn: string;
    if (!piece.closed)
      drawn = `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${round(piece.line * 9)}" stroke-linecap="round"/>`;
    else if (piece.volume > 0) drawn = volume(piece, d, palette, `${id}${index}`);
    else {
      const stroke =
        piece.line > 0 ? ` stroke="${palette.line}" stroke-width="${round(piece.line * ink * 2)}"` : '';
      drawn = `<path d="${d}" fill="${tone}"${stroke}/>`;
    }
    text += within === '' ? drawn : `<g${within}>${drawn}</g>`;
    if (piece.closed && piece.volume > 0 && !piece.inside) clip = `${id}${index}`;
  });
  return text;
}
