/** Every page, layout, fragment and widget example is valid. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { lint, printReport } from '#tools/pages/lint.ts';

/** @proves FAULT-92 */
it('finds no errors in the page files and the examples', () => {
  const report = lint(resolve(import.meta.dirname, '../..'));
  expect(report.files).toBeGreaterThan(20);
  expect(report.findings.length > 0 ? printReport(report, 'pretty') : '').toBe('');
});
