/** Every page, layout, fragment and widget example is valid. */
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { lint, printReport } from '#tools/pages/lint.ts';
import { readMigrations, stepsBelow } from '#tools/pages/migrate.ts';

/** @proves FAULT-92 */
it('finds no errors in the page files and the examples', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const migrations = await readMigrations(grammar.widgets, stepsBelow(join(root, 'widgets')));
  const report = lint(root, [], { migrations });
  expect(report.files).toBeGreaterThan(20);
  expect(report.findings.length > 0 ? printReport(report, 'pretty') : '').toBe('');
});
