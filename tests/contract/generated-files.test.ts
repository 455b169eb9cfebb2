/** Committed generated files match the current output of their generators; those that are not committed are generated before every build and check. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { apiReference } from '#tools/generate/api-reference.mjs';
import { printedSchema, readBackendSchema } from '#tools/generate/graphql-schema.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (...parts: string[]) => readFileSync(join(...parts), 'utf8');

it('has an up-to-date printed schema of the backend', async () => {
  expect(read(root, 'backend/schema.gen.graphql')).toBe(printedSchema(await readBackendSchema(root)));
});

it('has up-to-date API documentation', async () => {
  const guide = read(root, 'tools/generate/api-guide.md');
  expect(read(root, 'docs/api.md')).toBe(apiReference(guide, await readBackendSchema(root)));
});
