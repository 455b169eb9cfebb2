/** `node tools/lint/glossary.mjs`: code and documents use standard terms for what is most often called otherwise. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';

const terms = {
  mend: 'fix',
  fault: 'error',
  goods: 'products',
  film: 'video',
  deed: 'command or operation',
  nobody: 'no one, or name who',
  whoever: 'name who',
  // Not in prose.
  kept: 'cached, stored, persisted or static',
  held: 'deferred or reserved',
  told: 'reported',
};
const inIdentifiers = new Set(['kept', 'held', 'told']);

/** Names that others own (the public contract, the database, whose migrations never change), and the ids of tests/faults.json. */
const fixedNames = new Set(['goodsLabel', 'goods_label', 'FAULT']);

/** Where a word is right: product texts, the user account of Unix, consumer law, the file of the rows of reliability. */
const allowed = [
  ['tools/lint/glossary', /./],
  ['docs/glossary.md', /./],
  ['demo/', /film|mend/],
  ['backend/database/migrations/', /./],
  ['backend/database/embedded/unix-access', /nobody/],
  ['backend/database/embedded/cluster-location.ts', /nobody/],
  ['backend/mail/texts/en.ts', /goods/],
  ['tools/reliability/', /fault/],
  ['tools/generate/reliability', /fault/],
  ['tools/lint/reliability', /fault/],
  ['tools/lint/citations', /fault/],
  ['docs/reliability.md', /fault/],
  ['CONTRIBUTING.md', /fault/],
];

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

/** `mends` and `mended` are `mend`. */
const termOf = part => [part, part.replace(/s$|ed$/, '')].find(each => Object.hasOwn(terms, each));

function lineOf(text, index) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `[{ line, column, word, found, term }]` of the words in a text that have a standard term. */
export function findWords(text) {
  return [...text.matchAll(identifier)].flatMap(({ 0: word, index }) => {
    if (fixedNames.has(word)) return [];
    const found = partsOf(word)
      .map(termOf)
      .find(each => each !== undefined && (isCompound(word) || !inIdentifiers.has(each)));
    return found ? [{ ...lineOf(text, index), word, found, term: terms[found] }] : [];
  });
}

const isAllowed = (file, { found }) =>
  allowed.some(([path, words]) => file.startsWith(path) && words.test(found));

/** Findings of the whole repository, file names included. */
function glossaryFindings() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(file => isRead(file) && existsSync(join(root, file)));
  return files.flatMap(file =>
    [
      ...findWords(file).map(finding => ({ ...finding, line: 0, column: 0 })),
      ...findWords(readFileSync(join(root, file), 'utf8')),
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
