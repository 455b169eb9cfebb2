/** `node tools/lint/glossary.mjs`: code and documents use the standard terms of docs/glossary.md and of the field. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';
import { allowed, everywhere, fixedNames, inIdentifiers } from './glossary-words.mjs';

const isRead = file =>
  /\.(?:tsx?|m[jt]s|css|graphql|md)$/.test(file) && !/\.gen\.|^CHANGELOG\.md$|^public\//.test(file);

const identifier = /[A-Za-z_$][\w$]*(?:-[A-Za-z]\w*)*/g;
/** Two parts or more in one identifier: camelCase, kebab-case or snake_case. */
const isCompound = word => /[a-z][A-Z]|[-_]/.test(word);
const partsOf = word =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

function lineOf(text, index) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const entries = Object.entries(inIdentifiers).map(([words, term]) => [words.split(' '), term]);
const includesAll = (parts, words) =>
  parts.some((_, at) => words.every((word, index) => parts[at + index] === word));

/** `[{ line, column, word, term }]` of the words in a text that have a standard term. */
export function findWords(text) {
  return [...text.matchAll(identifier)].flatMap(match => {
    const word = match[0];
    if (fixedNames.has(word)) return [];
    const parts = partsOf(word);
    const plain = parts.find(part => Object.hasOwn(everywhere, part));
    const sequence = isCompound(word) ? entries.find(([words]) => includesAll(parts, words)) : undefined;
    const term = plain ? everywhere[plain] : sequence?.[1];
    return term ? [{ ...lineOf(text, match.index), word, found: plain ?? sequence[0].join(' '), term }] : [];
  });
}

const isAllowed = (file, { found }) =>
  allowed.some(({ path, words }) => file.startsWith(path) && (words === '*' || words.includes(found)));

/** Findings of the whole repository, file names included. */
export function glossaryFindings(folder = root) {
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(file => isRead(file) && existsSync(join(folder, file)));
  return files.flatMap(file =>
    [
      ...findWords(file).map(finding => ({ ...finding, line: 0, column: 0 })),
      ...findWords(readFileSync(join(folder, file), 'utf8')),
    ]
      .filter(finding => !isAllowed(file, finding))
      .map(finding => ({ file, ...finding })),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = glossaryFindings();
  for (const { file, line, column, word, term } of findings) {
    console.error(`${file}:${line}:${column}  error  "${word}" has a standard term`);
    console.error(`    fix: write ${term}`);
  }
  console.log(`glossary: ${findings.length}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
