import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putTexts, takeTexts } from '#backend/kernel/sections.ts';
import { openSections, writeSections } from './section-file.ts';

let folder: string;
let path: string;
const running = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-file-'));
  path = join(folder, 'made', 'index');
});
afterEach(() => rm(folder, { recursive: true }));

const figures = Float64Array.from({ length: 300_000 }, (_, at) => at / 7);
const texts = ['', 'vinssi', 'Äyskäri', '車', '\u{1F6F7}', ''];

const write = (signal = running) =>
  writeSections(
    path,
    { version: 7 },
    async to => {
      await to.put('figures', figures);
      await to.put('none', new Uint16Array());
      await putTexts(to, 'texts', texts);
      await putTexts(to, 'narrow', ['ä', 'b']);
    },
    signal,
  );

async function read() {
  const sections = await openSections(path);
  try {
    return {
      head: sections.head,
      figures: await sections.take('figures', Float64Array),
      none: await sections.take('none', Uint16Array),
      texts: await takeTexts(sections, 'texts'),
      narrow: await takeTexts(sections, 'narrow'),
    };
  } finally {
    await sections.close();
  }
}

it('returns what was written', async () => {
  await write();
  expect(await read()).toEqual({
    head: { version: 7 },
    figures,
    none: new Uint16Array(),
    texts,
    narrow: ['ä', 'b'],
  });
});

it('leaves no other file, also when writing fails or is aborted', async () => {
  await write();
  const before = await readFile(path);
  await expect(writeSections(path, {}, () => Promise.reject(new Error('no words')), running)).rejects.toThrow(
    'no words',
  );
  await expect(write(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await readdir(join(folder, 'made'))).toEqual(['index']);
  expect(before.equals(await readFile(path))).toBe(true);
});

it('removes what a killed process left long ago, and nothing else', async () => {
  await write();
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['index.a.tmp', 'index.b.tmp', 'other.tmp'])
    await writeFile(join(folder, 'made', name), '');
  for (const name of ['index.a.tmp', 'other.tmp']) await utimes(join(folder, 'made', name), old, old);
  await write();
  expect((await readdir(join(folder, 'made'))).toSorted()).toEqual(['index', 'index.b.tmp', 'other.tmp']);
});

it('refuses a file of every shorter length', async () => {
  await write();
  const whole = await readFile(path);
  for (const length of [0, 5, 100, whole.length / 2, whole.length - 17, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length));
    await expect(read()).rejects.toThrow(/truncated|damaged|missing/);
  }
});

it('refuses a file with any damaged byte', async () => {
  await write();
  const whole = await readFile(path);
  for (const at of [0, 1_500_000, 2_399_999, whole.length - 300, whole.length - 14, whole.length - 3]) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 4, at);
    await writeFile(path, damaged);
    await expect(read(), `byte ${at}`).rejects.toThrow();
  }
});

it('refuses a section of another type', async () => {
  await write();
  const sections = await openSections(path);
  await expect(sections.take('figures', Uint8Array)).rejects.toThrow('missing');
  await sections.close();
});
