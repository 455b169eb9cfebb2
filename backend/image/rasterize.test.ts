/** Drawings that are written to take hours are given up; others are drawn meanwhile (FAULT-135). */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { openDrawer, rasterize } from './rasterize.ts';
import { readPicture } from './read-picture.ts';

const svg = (content: string, size = 'width="2000" height="2000"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
const repeated = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');

const noise = repeated(
  60,
  at =>
    `<feTurbulence baseFrequency="0.9${at}" numOctaves="10" result="a${at}"/><feGaussianBlur in="a${at}" stdDeviation="80"/>`,
);
const filters = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${noise}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
);
const nested = repeated(12, at => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
const uses = `<rect id="a0" width="1" height="1"/><defs>${nested}</defs><use href="#a12"/>`;

/** Processes that this one has started and that still run. */
const children = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.includes('"side"')).length;

/** @proves FAULT-135 */
it.each([
  ['filters', filters],
  ['nested copies', svg(uses)],
  ['nested copies without a size, which is found by drawing', svg(uses, '')],
])('gives up a drawing of %s, and leaves no process behind', async (_, drawing) => {
  const [hostile, plain] = await Promise.all([
    rasterize(drawing, 0.5),
    readPicture(svg('<rect width="9" height="9"/>', 'width="20" height="10"')),
  ]);
  expect(hostile).toBeNull();
  expect(plain).toMatchObject({ ok: true, value: { mime: 'image/png', width: 2400, height: 1200 } });
  expect(children()).toBe(0);
});

it('draws several in one process, and those after one that is given up in another', async () => {
  const drawer = openDrawer(0.5);
  const plain = (side: number) => svg('<rect width="9" height="9"/>', `width="20" height="${side}"`);
  const drawings = [plain(10), plain(20), Buffer.from('MZ'), filters, plain(5)];
  const drawn = await Promise.all(drawings.map(drawing => drawer.draw(drawing)));
  expect(drawn.map(one => one?.drawing?.height ?? null)).toEqual([1200, 2400, null, null, 600]);
  expect(children()).toBe(1);
  await drawer.close();
  expect(children()).toBe(0);
});

it.each([
  ['no picture', Buffer.from('MZ'), 'PICTURE_UNREADABLE'],
  ['nothing', Buffer.alloc(0), 'PICTURE_UNREADABLE'],
  ['a drawing that is cut off', svg('<rect').subarray(0, 60), 'PICTURE_UNREADABLE'],
])('refuses %s', async (_, data, refusal) => {
  expect(await readPicture(data)).toEqual({ ok: false, refusal });
});

it('draws nothing that a shopper sends', async () => {
  expect(await readPicture(filters, { formats: ['jpeg'] })).toEqual({ ok: false, refusal: 'PICTURE_TYPE' });
});
