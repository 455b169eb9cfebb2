/** No pattern takes exponential or quadratic time: texts of 50,000 characters end (R-DATA-8). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import { redactText } from '#kernel/redact.ts';

/** A pattern that backtracks would take years; one that ends takes milliseconds. */
const PATIENCE_MS = 10_000;

/** Repeated parts of what the patterns describe, with an end that none of them accepts. */
const hostile = [
  'a',
  '0',
  '-',
  ' ',
  '/',
  '.',
  'a-',
  'a/',
  '/:a',
  ':a?',
  'a.',
  '0-',
  '\u00a0',
  'å',
  '+',
  '(',
  '"',
  '..',
].flatMap(part => [
  part.repeat(50_000 / part.length),
  `${part.repeat(50_000 / part.length)}!\n`,
  `https://${part.repeat(25_000)}\n`,
]);

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

/** @proves FAULT-85 */
it('ends for every pattern of the schemas', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['schemas', 'widgets'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.json'))
      .map(name => join(folder, name)),
  );
  const patterns = new Set(
    files.flatMap(file => patternsIn(JSON.parse(readFileSync(join(root, file), 'utf8')))),
  );
  expect(patterns.size).toBeGreaterThan(10);
  const context = createContext({ hostile, patterns: [...patterns] });
  const code =
    'for (const pattern of patterns) for (const text of hostile) new RegExp(pattern, "u").test(text)';
  expect(() => void runInContext(code, context, { timeout: PATIENCE_MS })).not.toThrow();
});

/** @proves FAULT-85 */
it.each<[string, (text: string) => unknown]>([
  ['zip codes', text => normalZip(text, 'FI')],
  ['identity numbers', text => isIdentityNumber('FI', 'PERSON', text)],
  ['addresses', safeAddress],
  ['texts of the log', redactText],
])('ends for %s', (_name, check) => {
  const context = createContext({ hostile, check });
  const code = 'for (const text of hostile) check(text)';
  expect(() => void runInContext(code, context, { timeout: PATIENCE_MS })).not.toThrow();
});
