/** The emblem of each brand in a square of 100 around the origin: `A` is the brand's colour, `K` its dark ink, `W` white. */
const spin = (count: number, path: string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(i * 360) / count})">${path}</g>`).join('');
const K = (d: string): string => `<path fill="K" d="${d}"/>`;
const A = (d: string): string => `<path fill="A" d="${d}"/>`;
const W = (d: string): string => `<path fill="W" d="${d}"/>`;
const lineK = (d: string, width = 9): string =>
  `<path fill="none" stroke="K" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
const lineA = (d: string, width = 9): string =>
  `<path fill="none" stroke="A" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
const lineW = (d: string, width = 7): string =>
  `<path fill="none" stroke="W" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
const disc = (r: number, fill: string, x = 0, y = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (r: number, width: number, stroke: string): string =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const shield = 'M-42-46H42V0C42 28 18 42 0 50C-18 42-42 28-42 0Z';

export const emblems: Readonly<Record<string, string>> = {
  jaw:
    A('M-48-40H48L36 0L24-26L12 0L0-26L-12 0L-24-26L-36 0Z') +
    K('M-48 42H48L36 4L24 28L12 4L0 28L-12 4L-24 28L-36 4Z'),
  wolf: K('M-46-48L-16-26H16L46-48L36 10L12 48H-12L-36 10Z') + A('M-26-8L-6 2L-22 10ZM26-8L6 2L22 10Z'),
  fang: disc(48, 'A') + W('M-24-34H24L8 0L0 40L-8 0Z'),
  stones:
    K('M-50 40L-40 8L-10 2L4 40Z') + A('M8 40L2 6L22-12L44 2L50 40Z') + K('M-34-2L-22-38L8-46L20-18L-2-4Z'),
  spokes: ring(42, 11, 'K') + spin(5, A('M-5 0L-9-40H9L5 0Z')) + disc(11, 'K'),
  star: A('M0-50L12-12L50 0L12 12L0 50L-12 12L-50 0L-12-12Z') + ring(26, 6, 'K'),
  tower: K('M-40 46V-44H-24V-30H-8V-44H8V-30H24V-44H40V46Z') + A('M-14 46V8A14 14 0 0 1 14 8V46Z'),
  drum:
    K('M-50-40H-34V40H-50ZM34-40H50V40H34Z') +
    [-22, -8, 6, 20].map(y => A(`M-32 ${y - 6}L32 ${y}V${y + 10}L-32 ${y + 4}Z`)).join(''),
  peak: K('M-50 40L-8-42L18 6L28-10L50 40Z') + W('M-8-42L6-16L-4-8L-14-16L-22-14Z') + A('M-50 40H50V50H-50Z'),
  hexagon:
    K('M0-50L43-25V25L0 50L-43 25V-25Z') +
    W('M0-30L26-15V15L0 30L-26 15V-15Z') +
    A('M0-18L16-9V9L0 18L-16 9V-9Z'),
  blade:
    A('M-48-34C-10-40 20-20 30 36H8C0 0-20-16-48-14Z') +
    K('M-48 38H50V48H-48Z') +
    disc(8, 'K', 36, -30) +
    disc(5, 'K', 18, -42),
  flake: spin(6, lineK('M0 0V-48M0-28L-12-42M0-28L12-42', 7)) + disc(9, 'A'),
  drift:
    A('M-50 30C-30-10 0-30 50-34C24-20 14 0 18 30Z') +
    K('M-50 44C-20 26 10 26 50 44Z') +
    disc(9, 'K', -26, -30),
  box: K('M0-48L46-26V24L0 48L-46 24V-26Z') + A('M0-36L34-20L0-4L-34-20Z') + lineW('M0-2V42', 5),
  wind:
    lineA('M-48-22H22A14 14 0 1 0 8-36', 11) +
    lineK('M-48 2H34A15 15 0 1 1 19 17', 11) +
    lineA('M-48 26H-4A11 11 0 1 1-15 37', 11),
  basket:
    lineK('M-34-10C-34-56 34-56 34-10', 8) +
    K('M-44-12H44L32 46H-32Z') +
    lineW('M-38 6H38M-34 24H34M-14-10V44M14-10V44', 4),
  bark:
    disc(48, 'K') +
    `<g fill="none" stroke="W" stroke-width="6"><circle r="34"/><circle r="20" cx="3"/></g>` +
    disc(9, 'A', 4, 0),
  fjell: A('M-50 34L-20-30L0 4L16-44L50 34Z') + K('M-50 48L-30 26L-8 40L14 18L50 48Z'),
  frost:
    `<rect x="-46" y="-46" width="92" height="92" rx="22" fill="A"/>` +
    spin(3, lineW('M0-32V32M-10-24L0-14L10-24M-10 24L0 14L10 24', 6)),
  wing:
    K('M-50 4C-20 4 0-14 14-44H50C40 4 10 40-30 40C-10 34 4 26 12 14C-10 22-34 20-50 4Z') +
    A('M22-34H44L36-16H14Z'),
  piston:
    K('M-32-48H32V2H-32Z') +
    lineW('M-32-34H32M-32-22H32', 5) +
    A('M-10 2H10L6 34H-6Z') +
    disc(13, 'K', 0, 38) +
    disc(6, 'W', 0, 38),
  crank:
    disc(22, 'K', -24, 20) +
    disc(22, 'K', 24, -20) +
    lineA('M-24 20L24-20', 15) +
    disc(8, 'W', -24, 20) +
    disc(8, 'W', 24, -20),
  belt:
    lineK('M-22-20A20 20 0 1 0-22 20L22 32A32 32 0 1 0 22-32Z', 10) +
    disc(9, 'A', -22, 0) +
    disc(17, 'A', 20, 0),
  arrow: K('M0-50L34-10H14V50H-14V-10H-34Z') + A('M-46 50L-22 18V50ZM46 50L22 18V50Z'),
  stop: A('M-20-48H20L48-20V20L20 48H-20L-48 20V-20Z') + W('M-30-9H30V9H-30Z'),
  disc: ring(38, 20, 'K') + spin(8, disc(4, 'W', 0, -38)) + disc(17, 'A'),
  bolt: K(shield) + W('M10-38L-24 8H-4L-12 40L24-10H4Z'),
  beam:
    K('M-50-24H-20A24 24 0 0 1-20 24H-50Z') +
    A('M10-32L50-44V-26L12-16ZM14-8H50V8H14ZM12 16L50 26V44L10 32Z'),
  moon: K('M14-48A48 48 0 1 0 46 28A40 40 0 0 1 14-48Z') + A('M28-28L33-14L47-9L33-4L28 10L23-4L9-9L23-14Z'),
  drop:
    A('M0-50C24-18 36-2 36 16A36 36 0 0 1-36 16C-36-2-24-18 0-50Z') + lineW('M-20 16A20 20 0 0 0 0 36', 7),
  wave:
    disc(48, 'K') +
    lineA('M-44-10C-24-34-16 10 4-12S34-22 44-10', 10) +
    lineW('M-42 18C-22-6-14 36 6 14S32 8 42 18', 8),
  wrench:
    lineK('M-30 30L14-14', 18) +
    K('M4-20A26 26 0 0 1 34-46L22-28L30-18L48-30A26 26 0 0 1 14 0Z') +
    disc(8, 'A', -30, 30),
  shield: K(shield) + A('M-30-34H30V-2H-30Z') + W('M-30 4H30C28 22 14 32 0 38C-14 32-28 22-30 4Z'),
  arch:
    lineA('M-44 40A44 44 0 0 1 44 40', 14) + lineK('M-22 40A22 22 0 0 1 22 40', 11) + disc(6, 'K', 0, -34),
  track:
    lineK('M-30-22H30A22 22 0 0 1 30 22H-30A22 22 0 0 1-30-22Z', 11) +
    [-26, 0, 26].map(x => disc(9, 'A', x, 0)).join(''),
  chevrons: A('M-46-44H-22L8 0L-22 44H-46L-16 0Z') + K('M-2-44H22L50 0L22 44H-2L26 0Z'),
  load:
    K('M-50-8H34L46 16H-46Z') +
    disc(15, 'K', -24, 32) +
    disc(15, 'K', 20, 32) +
    A('M-36-14L-22-46H4L14-14Z') +
    disc(6, 'W', -24, 32) +
    disc(6, 'W', 20, 32),
  hook: lineK('M0-44V-14A26 26 0 1 1-26 12', 13) + A('M-26-10L-44 14H-10Z') + disc(8, 'A', 0, -40),
  spruce: K('M0-50L22-16H10L32 14H16L40 42H-40L-16 14H-32L-10-16H-22Z') + A('M-7 42H7V52H-7Z'),
  lynx:
    K('M-40-14L-34-50L-14-30H14L34-50L40-14L24 30L0 46L-24 30Z') +
    A('M-24-6L-8 0L-20 8ZM24-6L8 0L20 8ZM-6 16H6L0 24Z'),
};
