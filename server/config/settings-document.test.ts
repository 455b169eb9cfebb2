import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configTable } from './describe-config.ts';

it('is listed completely in docs/settings.md', () => {
  const document = readFileSync(`${import.meta.dirname}/../../docs/settings.md`, 'utf8');
  expect(document.includes(configTable().trim()), 'run node tools/generate/config-table.mjs').toBe(true);
});
