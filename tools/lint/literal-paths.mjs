/** `node tools/lint/literal-paths.mjs`: components link to pages by name; a literal path is an error (R-PAGE-2). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readLocaleCodes, root } from '../files/message-files.mjs';

const locales = readLocaleCodes();

/** Files that cannot use the route table, with the paths they may contain; everything else links by name. */
const allowed = {
  // The commerce API identifies a list by this path.
  'src/shop/app/sources/source-parameters.ts': ['/l/…'],
  // Studio's own address, not the shop's.
  'src/studio/screens/shell/shell.tsx': ['/account'],
};

const isCode = name =>
  /\.tsx?$/.test(name) && !/\.(?:test|stories|gen|d)\.tsx?$|(?:^|\/)(?:testing|sample)-[^/]*$/.test(name);
const segments = path => path.split('/').filter(Boolean);

/** `[{ file, line, column, path, page }]` of all literal paths below src/ and widgets/ of the project. */
export function literalPaths(folder = root) {
  const pages = pagePaths(folder);
  return ['src', 'widgets'].flatMap(part =>
    filesBelow(join(folder, part)).flatMap(name => {
      const file = `${part}/${name}`;
      const text = readFileSync(join(folder, file), 'utf8');
      return /['"`]\//.test(text) ? findIn(file, text, pages) : [];
    }),
  );
}

const filesBelow = folder =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(name => name.replaceAll('\\', '/'))
        .filter(isCode)
        .sort()
    : [];

/** Paths of pages with at least one fixed segment: `/:alias` alone would match any path. */
function pagePaths(folder) {
  return readdirSync(join(folder, 'pages'))
    .filter(name => name.endsWith('.page.json'))
    .flatMap(name => {
      const { route } = JSON.parse(readFileSync(join(folder, 'pages', name), 'utf8'));
      const { paths = {}, also = [] } = route ?? {};
      const own = typeof paths === 'string' ? [paths] : Object.values(paths);
      return [...own, ...also].map(path => ({ page: route?.name, parts: segments(path) }));
    })
    .filter(({ parts }) => parts.some(part => !part.startsWith(':')));
}

function findIn(file, text, pages) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = node => {
    const path = pathOf(node);
    const page = path === undefined ? undefined : linkedPage(path, node, pages);
    if (page !== undefined && !allowed[file]?.includes(path)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, column: character + 1, path, page });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a literal that begins as a path; interpolated values become `…`. */
function pathOf(node) {
  let text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) text = node.text;
  else if (ts.isTemplateExpression(node))
    text = node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return text?.startsWith('/') ? text : undefined;
}

function linkedPage(path, node, pages) {
  const written = path.split(/[?#]/, 1)[0];
  // `'/c/' + alias`: the rest is only known at run time.
  const parts = segments(written.length > 1 && written.endsWith('/') ? `${written}…` : written);
  for (const given of [parts, parts.slice(1), parts.slice(2)]) {
    const skipped = parts.slice(0, parts.length - given.length);
    // A page's path may be prefixed by language, or by market and language.
    if (skipped.length > 0 && ![...locales, '…'].includes(skipped.at(-1))) continue;
    const page = pages.find(one => fits(one.parts, given));
    if (page) return page.page;
  }
  return isLink(node) && !/\.[a-z0-9]+$/.test(path) ? 'a page' : undefined;
}

function fits(wanted, given) {
  const last = wanted.at(-1);
  const least = last.endsWith('?') ? wanted.length - 1 : wanted.length;
  const isOpen = last === '*';
  if (given.length < least || (!isOpen && given.length > wanted.length)) return false;
  return wanted.every((part, at) => part === '*' || part.startsWith(':') || part === given[at]);
}

/** `href="/…"`, `href={'/…'}` and `{ href: '/…' }` are always links of the shop. */
function isLink(node) {
  let above = node.parent;
  while (
    ts.isConditionalExpression(above) ||
    ts.isJsxExpression(above) ||
    ts.isParenthesizedExpression(above)
  )
    above = above.parent;
  const isNamed = ts.isJsxAttribute(above) || ts.isPropertyAssignment(above);
  return isNamed && above.name.getText() === 'href';
}

export const formatFinding = ({ file, line, column, path, page }) =>
  `${file}:${line}:${column}  error  "${path}" is the address of ${page}\n    fix: link by name: pathTo('<route name>') in a component, page:<route name> in props`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = literalPaths();
  for (const one of found) console.error(formatFinding(one));
  console.log(`literal paths: ${found.length}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
