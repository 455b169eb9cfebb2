/** Where message ids are used: `t('KEY')` and `rich('KEY')` in code, `"$t": "KEY"` in page and widget JSON. */
import { codeSources, sourcesBelow } from './code-sources.mjs';

const jsonRoots = ['pages', 'widgets'];

const inCode = [
  /(?<![\w$])(?:t|rich)\(\s*(?:['"]([\w.]+)['"]|`([^`]+)`)/g,
  /:\s*MessageId\s*=\s*['"]([\w.]+)['"]/g,
  /<FormattedMessage\s+id=["']([\w.]+)["']/g,
];
const inJson = [/"\$t"\s*:\s*"([^"]*)"/g];

/** Every use as `{ path, line, column, id }`; an id with `${` in it was put together at run time. */
export function usedIds(folder) {
  return [
    ...usesIn(codeSources(folder), inCode),
    ...usesIn(
      sourcesBelow(folder, jsonRoots, name => name.endsWith('.json')),
      inJson,
    ),
  ];
}

/** Faults for ids nobody wrote a text for; a built id needs at least one key of its pattern. */
export function faultsOfUses(uses, keys) {
  const known = new Set(keys);
  return uses
    .filter(({ id }) => (id.includes('${') ? !keys.some(key => patternOf(id).test(key)) : !known.has(id)))
    .map(use => ({
      path: use.path,
      line: use.line,
      column: use.column,
      code: 'L10N005',
      message: `no text has the id "${use.id}"`,
      fix: `node tools/locales/add.mjs ${use.id.includes('${') ? 'KEY' : use.id} "fi text" "sv text"`,
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

/** `STOCK_STATUS_${status}` as a pattern over keys. */
function patternOf(id) {
  const fixed = id.split(/\$\{[^}]*\}/).map(part => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}
