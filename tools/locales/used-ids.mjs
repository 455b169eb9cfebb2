/** Finds the uses of message ids: `formatMessage({ id: 'KEY' })` in code, `"$t": "KEY"` in page and widget JSON. */
import { codeSources, sourcesBelow } from './code-sources.mjs';

const jsonRoots = ['pages', 'widgets'];

const inCode = [
  /(?<![\w$])formatMessage\(\s*\{\s*id:\s*(?:['"]([\w.]+)['"]|`([^`]+)`)/g,
  /:\s*MessageId\s*=\s*['"]([\w.]+)['"]/g,
  /<FormattedMessage\s+id=["']([\w.]+)["']/g,
];
const inJson = [/"\$t"\s*:\s*"([^"]*)"/g];

/** Every use as `{ path, line, column, id }`; an id that contains `${` is composed at run time. */
export function usedIds(folder) {
  return [
    ...usesIn(codeSources(folder), inCode),
    ...usesIn(
      sourcesBelow(folder, jsonRoots, name => name.endsWith('.json')),
      inJson,
    ),
  ];
}

/** Errors for ids without a message; an id with a variable part needs at least one message of its pattern. */
export function checkUsedIds(uses, keys) {
  const known = new Set(keys);
  return uses
    .filter(({ id }) => (id.includes('${') ? !keys.some(key => patternOf(id).test(key)) : !known.has(id)))
    .map(use => ({
      path: use.path,
      line: use.line,
      column: use.column,
      code: 'L10N005',
      message: `no message has the id "${use.id}"`,
      fix: `node tools/locales/add.mjs ${use.id.includes('${') ? 'KEY' : use.id} "…" …`,
    }));
}

const usesIn = (sources, patterns) =>
  sources.flatMap(({ path, text }) =>
    patterns.flatMap(pattern =>
      [...text.matchAll(pattern)].map(match => {
        const id = match[1] ?? match[2] ?? '';
        return { path, ...placeOf(text, match.index + match[0].lastIndexOf(id)), id };
      }),
    ),
  );

function placeOf(source, index) {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Turns `STOCK_STATUS_${status}` into a pattern over keys. */
function patternOf(id) {
  const fixed = id.split(/\$\{[^}]*\}/).map(part => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}
