/** `parseJson` accepts exactly what JSON.parse accepts, and reports positions and fixes. */
import { assert, constantFrom, json, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { nodeAt, plain, spanOf } from './json-tree.ts';
import { parseJson } from './parse-json.ts';

it('reads every JSON value as JSON.parse does', () => {
  assert(
    property(json(), text => {
      const parsed = parseJson(text);
      expect(parsed.ok && plain(parsed.root)).toEqual(JSON.parse(text));
    }),
  );
});

it('rejects everything that JSON.parse rejects', () => {
  assert(
    property(json(), nat(), constantFrom('', ',', '}', "'", '"', '\\', 'x'), (text, at, noise) => {
      const cut = at % (text.length + 1);
      const broken = text.slice(0, cut) + noise + text.slice(cut + 1);
      const accepted = parseJson(broken).ok;
      expect(accepted && !isJson(broken)).toBe(false);
    }),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('gives the position of a value', () => {
  const text = '{ "a": [1, { "b": "c" }] }';
  const parsed = parseJson(text);
  const node = parsed.ok ? nodeAt(parsed.root, ['a', 1, 'b']) : undefined;
  expect(node && text.slice(...spanOf(node))).toBe('"c"');
});

it('reports every duplicate key', () => {
  const parsed = parseJson('{ "a": 1, "a": 2, "b": { "c": 1, "c": 2 } }');
  expect(parsed).toMatchObject({ ok: false, problems: [{ start: 10 }, { start: 33 }] });
});

it('treats "__proto__" as an ordinary key', () => {
  const parsed = parseJson('{ "__proto__": { "x": 1 } }');
  expect(parsed.ok && Object.keys(plain(parsed.root) as object)).toEqual(['__proto__']);
});

it('rejects endless brackets instead of overflowing the stack', () => {
  expect(parseJson('['.repeat(100_000))).toMatchObject({
    ok: false,
    problems: [{ message: 'More than 100 nested brackets' }],
  });
});

it.each([
  ['{ "a": 1, }', 'Remove the comma'],
  ['{ a: 1 }', 'Write "a"'],
  ['{ "a" 1 }', 'Add :'],
  ["{ 'a': 1 }", 'Write a key in double quotes'],
  ['{ "a": yes }', 'Put it in quotes: "yes"'],
  ['{} {}', 'Remove it'],
])('reports the fix for %s', (text, fix) => {
  const parsed = parseJson(text);
  expect(parsed.ok ? 'read' : parsed.problems[0]?.fix).toBe(fix);
});
