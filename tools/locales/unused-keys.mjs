/** Finds messages that nothing names: texts of features that were lost, or that no one will read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesBelow } from './code-sources.mjs';

const roots = ['src', 'widgets', 'server', 'backend', 'pages', 'schemas'];
/** Tests name what they expect, and generated files name everything. */
const isSource = name => /\.(?:[cm]?[jt]sx?|json)$/.test(name) && !/\.(?:test|gen|stories)\./.test(name);

/** Texts that the shop has to have by contract, whether or not it shows them. */
const contractKeys = join('tests', 'contract', 'text-keys.ts');

const word = /[A-Za-z][\w]*(?:\.\w+)*/g;
/** `STOCK_STATUS_${status}`: the fixed parts of an id that is composed at run time. */
const composed = /`((?:[\w.]|\$\{[^`{}]*\})*\$\{[^`{}]*\}(?:[\w.]|\$\{[^`{}]*\})*)`/g;
const fixedPart = /[\w.]{3,}/;
/** The same where the variable part is code of its own: only how the id begins is known. */
const beginning = /`([A-Z][A-Z0-9_]{7,}_)\$\{/g;

/** @returns errors, one for each entry of the source language that nothing names. */
export function checkUnusedKeys(folder, { path, entries }) {
  const sources = sourcesBelow(folder, roots, isSource).map(({ text }) => text);
  const contract = join(folder, contractKeys);
  const named = new Set(
    [...sources, ...(existsSync(contract) ? [readFileSync(contract, 'utf8')] : [])].flatMap(
      text => text.match(word) ?? [],
    ),
  );
  const patterns = sources.flatMap(text =>
    [...text.matchAll(composed)].flatMap(match => patternOf(match[1])),
  );
  const beginnings = sources.flatMap(text => [...text.matchAll(beginning)].map(match => match[1]));
  const isUsed = key =>
    named.has(key) ||
    patterns.some(pattern => pattern.test(key)) ||
    beginnings.some(start => key.startsWith(start));
  return entries
    .filter(({ key }) => !isUsed(key))
    .map(({ key, line, column }) => ({
      path,
      line,
      column,
      code: 'L10N006',
      message: `nothing names "${key}"`,
      fix: 'show the text where it was lost, or delete it in every language',
    }));
}

function patternOf(id) {
  const fixed = id.split(/\$\{[^}]*\}/);
  if (!fixed.some(part => fixedPart.test(part))) return [];
  return [new RegExp(`^${fixed.map(part => part.replaceAll('.', '\\.')).join('.+')}$`)];
}
