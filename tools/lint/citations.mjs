/**
 * `node tools/lint/citations.mjs`: comments, test titles and documents may cite a rule of docs/requirements.md, a decision
 * of this repository or a public standard, but no source that readers cannot open.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';

const requirements = 'docs/requirements.md';

const isRead = file =>
  /\.(?:tsx?|m[jt]s|css|graphql|json|md|ya?ml)$/.test(file) &&
  !/^(?:locales|pages)\/|^package-lock|^tools\/lint\/citations|\.gen\.|^tests\/contract\/api-types/.test(
    file,
  );

const papers =
  'facts?|faults?|specs?|contract|architecture|design|issues?|style|toolchain|experience|look|performance|studio|page-definitions|quality';
const place =
  '(?:§ ?|sections? |parts? |rows? )?(?:L-[A-Z]\\b|[CFIKS]\\d{1,2}\\b|\\d{1,3}(?:\\.\\d+)*[a-z]?\\b(?![.,]\\d|-|[ \\u00a0]?%))';

/** Citations of private papers: by section, by file, by matrix, by a bare mark, by a row in a test title. */
const unopenable = [
  new RegExp(`\\b(?:${papers}),? ${place}`, 'gi'),
  /\b(?:faults|architecture|experience|look|page-definitions|toolchain)\.md\b/g,
  /\bbehaviour facts\b|\bfault matrix\b/gi,
  / \((?:[CFIK]\d{1,2}|L-[A-Z])(?:,? (?:and )?(?:[CFIK]\d{1,2}|L-[A-Z]))*\)/g,
  /['"`]rows? \d+[,:]/g,
];

const reason = 'is a source that a reader of this repository cannot open';
const fix = `cite a rule of ${requirements} or a public standard, or delete the reference`;

function lineOf(text, index) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Citations in the text of one file that readers cannot open: `[{ line, column, text, reason, fix }]`. */
export function findCitations(text) {
  return unopenable
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(match => ({ ...lineOf(text, match.index), text: match[0].trim(), reason, fix }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Ids of all rules in the order of their definition, including duplicates. */
export const definedRules = text => [...text.matchAll(/^- \*\*(R-[A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id);

/** Cited rules and decisions that do not exist. */
export function findUnknown(text, rules, decisions) {
  const cited = [...text.matchAll(/\bR-[A-Z][A-Z0-9]*-\d+\b|\bdecisions?[ /](\d{4})\b/g)];
  return cited
    .filter(([id, number]) => (number ? !decisions.has(number) : !rules.has(id)))
    .map(match => ({
      ...lineOf(text, match.index),
      text: match[0],
      reason: match[1] ? 'has no file in docs/decisions' : `is not defined in ${requirements}`,
      fix: 'cite one that exists, or delete the reference',
    }));
}

const filesOf = folder =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter(file => file && existsSync(join(folder, file)));

/** Every finding of a checkout. */
export function citationFindings(folder = root) {
  const files = filesOf(folder);
  const read = file => readFileSync(join(folder, file), 'utf8');
  const ids = definedRules(read(requirements));
  const rules = new Set(ids);
  const decisions = new Set(files.flatMap(file => /^docs\/decisions\/(\d{4})/.exec(file)?.[1] ?? []));
  const twice = ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map(id => ({
      file: requirements,
      line: 1,
      column: 1,
      text: id,
      reason: 'is defined twice',
      fix: 'give the newer rule the next free number',
    }));
  const found = files.filter(isRead).flatMap(file => {
    const text = read(file);
    const all = [...findCitations(text), ...findUnknown(text, rules, decisions)];
    return all.map(one => ({ file, ...one }));
  });
  return [...twice, ...found];
}

export const formatFinding = finding =>
  `${finding.file}:${finding.line}:${finding.column}  error  "${finding.text}" ${finding.reason}\n    fix: ${finding.fix}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = citationFindings();
  for (const finding of findings) console.error(formatFinding(finding));
  console.log(`citations: ${findings.length}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
