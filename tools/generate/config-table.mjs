/** Writes the table of settings into README.md between its marks; without marks it prints the table. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { writeIfChanged } from './files.mjs';

const START = '<!-- settings -->';
const END = '<!-- /settings -->';
const readme = resolve(import.meta.dirname, '../../README.md');

register();
const { configTable } = await import('../../server/config/describe-config.ts');
const text = await readFile(readme, 'utf8').catch(() => '');
const [from, to] = [text.indexOf(START), text.indexOf(END)];
if (from < 0 || to < from) console.log(configTable());
else
  await writeIfChanged(
    readme,
    `${text.slice(0, from + START.length)}\n\n${configTable()}\n${text.slice(to)}`,
  );
