/** For tests of how files are read. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readRows } from './read-rows.ts';

/** The rows of a file as its line and its cells; of a problem its line and column. */
export async function readTestRows(name: string, content: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, content);
  const rows: unknown[] = [];
  let encoding = '';
  for await (const row of readRows(file, 'article_number', found => (encoding = found)))
    rows.push(
      'problem' in row ? `${row.problem.line} ${row.problem.column}` : [row.line, ...row.fields.values()],
    );
  return { encoding, rows };
}
