/** A shop's folder for tests. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { newShop } from './new-shop.ts';
import { readFolder } from './read-folder.ts';

export const boats = { name: 'Nordic Boats', country: 'SE', language: 'fi', currency: 'SEK', vat: 25 };

/** A new shop in a folder that is removed after the test. */
export async function shopOf(shop = boats) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await newShop(folder, shop, resolve('shops/starter'), resolve('schemas/shop'));
  const edit = async (file: string, change: (text: string) => string) => {
    const before = await readFile(join(folder, file), 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    await writeFile(join(folder, file), after);
  };
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const read = async () => (await readFolder(folder)).folder;
  /** What is wrong, without the texts that a new shop still has to write. */
  const findings = async () =>
    (await readFolder(folder)).findings
      .filter(({ code }) => code !== 'SHOP032')
      .map(
        ({ file, line, code, severity }) =>
          `${file}:${line} ${code}${severity === 'warning' ? ' warning' : ''}`,
      );
  return { folder, edit, write, read, findings };
}

/** The text with any space around brackets, as JSON may have it. */
export const spaced = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll(/\s*([[\]{}])\s*/g, '$1')
      .replaceAll(/[$()*+.?\\^|]/g, '\\$&')
      .replaceAll(/[[\]{}]/g, bracket => `\\s*\\${bracket}\\s*`),
  );
