/**
 * Which test proves which row of tests/faults.json. A test says so itself, in a comment directly above it:
 * `@proves FAULT-17, FAULT-20`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../files/message-files.mjs';

const catalogue = 'tests/faults.json';
const isTest = file => /\.(?:test\.tsx?|e2e\.ts)$/.test(file);
const annotation = /@proves\b([^\n*]*)/g;
const testFunctions = new Set(['it', 'test', 'describe']);

/** All rows: `[{ id, area, happens, must, rules, unproven? }]`. */
export const readRows = (folder = root) => JSON.parse(readFileSync(join(folder, catalogue), 'utf8'));

/** `it` of `it('…')`, `it.each(…)('…')` and `test.describe('…')`. */
function calledName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node))
    return calledName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  return '';
}

function titleOf(node, source) {
  // A loop around one test.
  if (ts.isForOfStatement(node))
    return titleOf(ts.isBlock(node.statement) ? node.statement.statements[0] : node.statement, source);
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  if (!testFunctions.has(calledName(expression)) || !given[0]) return undefined;
  return ts.isStringLiteralLike(given[0]) ? given[0].text : given[0].getText(source);
}

const commentAbove = (node, text) =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .join('\n');

/** `{ proofs: [{ id, title }], stray }` of one test file; `stray` annotations stand above no test. */
export function findProofs(text, name = 'some.test.tsx') {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const proofs = [];
  let used = 0;
  const visit = node => {
    const title = titleOf(node, source);
    if (title !== undefined)
      for (const [, list = ''] of commentAbove(node, text).matchAll(annotation)) {
        used += 1;
        for (const id of list.split(/[\s,]+/).filter(Boolean)) proofs.push({ id, title });
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { proofs, stray: [...text.matchAll(annotation)].length - used };
}

/** `{ proofs: [{ id, title, file }], stray: [file] }` of all tests of a checkout. */
export function allProofs(folder = root) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = files
    .split('\n')
    .filter(file => isTest(file) && existsSync(join(folder, file)))
    .sort()
    .map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    // Only a few hundred lines of all tests need to be parsed.
    .filter(({ text }) => text.includes('@proves') && !text.includes('findProofs('))
    .map(({ file, text }) => ({ file, ...findProofs(text, file) }));
  return {
    proofs: found.flatMap(({ file, proofs }) => proofs.map(proof => ({ ...proof, file }))),
    stray: found.filter(({ stray }) => stray > 0).map(({ file }) => file),
  };
}
