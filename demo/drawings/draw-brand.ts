/** Brand logos: an abstract symbol and the name in a stroke alphabet, so that no font is needed. */
import { svg } from './document.ts';
import { paletteOf } from './palette.ts';
import { at, range } from './space.ts';

/** Strokes on a grid four wide and six high, y downwards. */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 3H3L4 4V5L3 6H0V0H3L4 1V2L3 3',
  C: 'M4 0H1L0 1V5L1 6H4',
  D: 'M0 0H3L4 1V5L3 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 0H1L0 1V5L1 6H4V3H2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V5L3 6H1L0 5',
  K: 'M0 0V6M4 0L0 3L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2L3 3H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.5 4.5L4.4 6.4',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 0H1L0 1V2L1 3H3L4 4V5L3 6H0',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  1: 'M1 1L2 0V6',
  2: 'M0 0H3L4 1V2L0 6H4',
  3: 'M0 0H4L2 2.5L4 4V5L3 6H0',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V2.5H3L4 3.5V5L3 6H0',
  6: 'M4 0H1L0 1V5L1 6H3L4 5V4L3 3H0',
  7: 'M0 0H4L1 6',
  8: 'M1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5V4L3 3H1L0 2V1Z',
  9: 'M0 6H3L4 5V1L3 0H1L0 1V2L1 3H4',
  '-': 'M1 3H3',
};
const marks: Readonly<Record<string, string>> = {
  '\u0308': 'M1 -1.5V-1.4M3 -1.5V-1.4',
  '\u030a': 'M2 -2.2L2.7 -1.5L2 -.9L1.3 -1.5Z',
};

/** A hash that is the same for the same name on every computer. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);

const signs: readonly ((ink: string, accent: string) => string)[] = [
  (ink, accent) =>
    `<path fill="${ink}" d="M0-50L43-25V25L0 50L-43 25V-25z"/><path fill="${accent}" d="M-24 22V-10L0-26L24-10V22L0 4z"/>`,
  (ink, accent) =>
    `<circle r="48" fill="${ink}"/><circle r="26" fill="#fff"/><path fill="${accent}" d="M-14 0L0-40L14 0L0 40z"/>`,
  (ink, accent) =>
    `<path fill="${ink}" d="M-50 34L-14-40H10L-26 34z"/><path fill="${accent}" d="M-14 34L22-40H46L10 34z"/>`,
  (ink, accent) =>
    `<path fill="${ink}" d="M-46-40H46V4L0 50L-46 4z"/><path fill="${accent}" d="M-46-40H46V-16H-46z"/><path fill="#fff" d="M-22 2L0-12L22 2V14L0 0L-22 14z"/>`,
  (ink, accent) =>
    `<path fill="${ink}" d="M0-48L48 0L0 48L-48 0z"/><path fill="#fff" d="M0-26L26 0L0 26L-26 0z"/><path fill="${accent}" d="M0-14L14 0L0 14L-14 0z"/>`,
  (ink, accent) =>
    `<path fill="${ink}" d="M-50 38L-18-38L4 12L16-14L50 38z"/><path fill="${accent}" d="M-50 50V44H50V50z"/><circle cx="30" cy="-30" r="13" fill="${accent}"/>`,
  (ink, accent) =>
    `<path fill="${ink}" d="M-48-44H-20V44H-48zM20-44H48V44H20z"/><path fill="${accent}" d="M-20 14L20-28V6L-20 48z"/>`,
  (ink, accent) =>
    [0, 60, 120, 180, 240, 300]
      .map(
        a =>
          `<path transform="rotate(${a})" fill="${a % 120 === 0 ? accent : ink}" d="M-12-20L0-50L12-20L0-12z"/>`,
      )
      .join(''),
];

/** A transparent 400x200 logo; the same name always gives the same logo. */
export function drawBrandLogo(name: string): string {
  const seed = numberOf(name);
  const palette = paletteOf([0, 1, 2, 3, 5, 6, 7, 9][seed % 8] ?? 0);
  const glyphs: string[] = [];
  for (const letter of name.toUpperCase().normalize('NFD')) {
    if (marks[letter] !== undefined && glyphs.length > 0)
      glyphs.push(`${glyphs.pop() ?? ''}${marks[letter] ?? ''}`);
    else glyphs.push(letters[letter] ?? '');
  }
  const stacked = seed % 3 === 0 || glyphs.length > 9;
  const room = stacked ? 350 : 226;
  const advance = 5.9;
  const unit = Math.min(stacked ? 8.5 : 9.5, room / (glyphs.length * advance - 1.9));
  const width = (glyphs.length * advance - 1.9) * unit;
  const [left, top] = stacked
    ? [200 - width / 2, 152 - unit * 2]
    : [150 + (room - width) / 2, 100 - unit * 3];
  const slant = at([0, -12, 0, -8], Math.floor(seed / 7));
  const thick = at([1.25, 1.5, 1.1], Math.floor(seed / 3));
  const word = range(glyphs.length)
    .map(i =>
      glyphs[i] === ''
        ? ''
        : `<path transform="translate(${(i * advance).toFixed(1)})" d="${glyphs[i] ?? ''}"/>`,
    )
    .join('');
  const sign = at(signs, Math.floor(seed / 8))(palette.line, palette.accent[1]);
  return svg(
    400,
    200,
    `<g transform="translate(${stacked ? '200 70' : '78 100'}) scale(${stacked ? 0.95 : 0.96})">${sign}</g>` +
      `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) skewX(${slant}) scale(${unit.toFixed(2)})" fill="none" stroke="${palette.line}" stroke-width="${thick}" stroke-linejoin="${seed % 2 === 0 ? 'miter' : 'round'}" stroke-linecap="${seed % 2 === 0 ? 'square' : 'round'}">${word}</g>`,
  );
}
