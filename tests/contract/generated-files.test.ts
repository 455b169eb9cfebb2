/** Committed generated files match the current output of their generators. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apiReference } from '#tools/generate/api-reference.mjs';
import { generateSchemas } from '#tools/generate/schemas.mjs';
import { printedSchema, readBackendSchema } from '#tools/generate/graphql-schema.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (...parts: string[]) => readFileSync(join(...parts), 'utf8');

it('has up-to-date editor schemas and engine validators', async () => {
  const target = mkdtempSync(join(tmpdir(), 'atv-generated-'));
  onTestFinished(() => rmSync(target, { recursive: true, force: true }));
  const made = (await generateSchemas({ target })).map(path => path.slice(target.length + 1));
  expect(made).toEqual(
    expect.arrayContaining(readdirSync(join(root, '.schema')).map(name => `.schema/${name}`)),
  );
  const stale = made.filter(path => read(root, path) !== read(target, path));
  expect(stale).toEqual([]);
});

it('has an up-to-date printed schema of the backend', async () => {
  expect(read(root, 'backend/schema.gen.graphql')).toBe(printedSchema(await readBackendSchema(root)));
});

it('has up-to-date API documentation', async () => {
  const guide = read(root, 'tools/generate/api-guide.md');
  expect(read(root, 'docs/api.md')).toBe(apiReference(guide, await readBackendSchema(root)));
});
