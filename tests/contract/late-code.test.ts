/** Code that is fetched when it is needed may fail to arrive: without a connection, or after a deployment (FAULT-8). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['src', 'widgets'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|gen|stories)\./.test(path))
    .map(path => join(folder, path)),
);

const calls = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === name;

/** `.then(a, b)` and `.catch(b)` at the end of a chain. */
const isHandled = (chain: ts.Expression): boolean =>
  calls(chain, 'catch') || (calls(chain, 'then') && chain.arguments.length > 1);

const isImport = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const contains = (node: ts.Node, matches: (each: ts.Node) => boolean): boolean =>
  matches(node) || (ts.forEachChild(node, child => contains(child, matches)) ?? false);

/** Outside of `try`, and not handled itself. */
function awaitsCode(node: ts.Node): boolean {
  if (ts.isTryStatement(node) && node.catchClause) return false;
  if (ts.isAwaitExpression(node) && contains(node.expression, isImport) && !isHandled(node.expression))
    return true;
  return ts.forEachChild(node, awaitsCode) ?? false;
}

/** The base of a chain: `import(…)` of `import(…).then(a)`. */
function baseOf(chain: ts.Expression): ts.Expression {
  const isStep = calls(chain, 'then') || calls(chain, 'catch') || calls(chain, 'finally');
  return isStep && ts.isPropertyAccessExpression(chain.expression)
    ? baseOf(chain.expression.expression)
    : chain;
}

/** Lines whose promise no one waits for and that fetch code without an answer to its failure. */
function unhandledIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const late = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body && awaitsCode(node.body))
      late.add(node.name.text);
    ts.forEachChild(node, collect);
  };
  collect(source);
  const fetches = (expression: ts.Expression): boolean => {
    const base = baseOf(expression);
    if (isImport(base)) return true;
    if (!ts.isCallExpression(base)) return false;
    if (ts.isIdentifier(base.expression)) return late.has(base.expression.text);
    return base.arguments.some(argument => contains(argument, isImport));
  };
  const isLeft = (node: ts.Node): node is ts.VoidExpression | ts.ExpressionStatement =>
    ts.isVoidExpression(node) || (ts.isExpressionStatement(node) && !ts.isVoidExpression(node.expression));
  const visit = (node: ts.Node): void => {
    if (isLeft(node) && fetches(node.expression) && !isHandled(node.expression))
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds what forgets that code may not arrive', () => {
  const lines = [
    "void import('./a.ts').then(a => a.b());",
    "import('./a.ts').then(a => a.b());",
    "void Promise.all([import('./a.ts'), texts]).then(([a]) => a.b());",
    "async function f() { const a = await import('./a.ts'); a.b(); }\nconst press = () => void f();",
    "void import('./a.ts').then(a => a.b(), () => undefined);",
    "void import('./a.ts').then(a => a.b()).catch(report);",
    "async function f() { try { await import('./a.ts'); } catch { g(); } }\nvoid f();",
    "const load = () => import('./a.ts').then(a => a.b);",
  ];
  expect(lines.map(text => unhandledIn('a.ts', text).length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
});

it('says everywhere what happens when code does not arrive', () => {
  const found = files.flatMap(path => {
    const text = readFileSync(join(root, path), 'utf8');
    return text.includes('import(') ? unhandledIn(path, text) : [];
  });
  expect(found).toEqual([]);
});
