/** Finds citations that readers cannot open, and ignores text that only looks like one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { citationFindings, findCitations, formatFinding } from './citations.mjs';

it.each([
  ['/** The stock state (facts 4.7). */', 'facts 4.7'],
  ['// Faults 46: two tabs.', 'Faults 46'],
  ['/* spec 2 §9 */', 'spec 2'],
  ['wrong password (spec §5)', 'spec §5'],
  ['(contract 5b)', 'contract 5b'],
  ['(faults L-C, C11)', 'faults L-C'],
  ['page-definitions F32', 'page-definitions F32'],
  ['issue 7 part 1', 'issue 7'],
  ['toolchain section 8', 'toolchain section 8'],
  ['see `page-definitions.md`', 'page-definitions.md'],
  ['the behaviour facts say', 'behaviour facts'],
  ['focus the first error (K8)', '(K8)'],
  ["it('row 17: hides it')", "'row 17:"],
])('finds %s', (text, found) => {
  expect(findCitations(`\n${text}`)).toEqual([
    expect.objectContaining({ line: 2, text: found, fix: expect.stringContaining('requirements.md') }),
  ]);
});

it.each([
  'a rule (R-CART-3), a standard (WCAG 2.2.1), a section (RFC 9110, 15.5.2)',
  'the contract has 43 operations',
  'a public issue: https://github.com/w3c/wcag/issues/3',
  'faults are values, facts are not; no style 100 % wide',
  'const spec = 1;',
  'handle(K8)',
])('accepts "%s"', text => {
  expect(findCitations(text)).toEqual([]);
});

function repository(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'citations-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  return citationFindings(root).map(formatFinding).join('\n');
}

it('reports undefined rules and decisions, and duplicate rule ids', () => {
  const findings = repository({
    'docs/requirements.md': '- **R-CART-1** One.\n- **R-CART-1** Two.\n- **R-CART-2** Three.\n',
    'docs/decisions/0002-database.md': '# 0002',
    'src/a.ts': '// R-CART-2, decision 0002\n// R-CART-9, decision 0004\n',
  });
  expect(findings.match(/^\S+ {2}error {2}"[^"]+" \S+ \S+/gm)).toEqual([
    'docs/requirements.md:1:1  error  "R-CART-1" is defined',
    'src/a.ts:2:4  error  "R-CART-9" is not',
    'src/a.ts:2:14  error  "decision 0004" has no',
  ]);
});
