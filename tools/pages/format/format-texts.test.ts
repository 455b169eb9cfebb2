/** Formatting keeps the data, orders keys as in the grammar, and is idempotent. */

import { join } from 'node:path';
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import { readGrammar } from '../../generate/grammar/read-grammar.mjs';
import { readTexts } from '../files.ts';
import { fixtureTexts } from '../fixture-world.ts';
import { formatTexts } from './format-texts.ts';
import { printJson } from './print-json.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const grammar = readGrammar({ schemas: join(project, 'schemas'), widgets: join(project, 'widgets') });

/** Reverses the keys of every object. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]: [string, unknown]) => [key, reversed(inner)]),
  );
}

it('changes none of the committed files', () => {
  expect(formatTexts(readTexts(project), grammar)).toEqual([]);
});

it('keeps the data, whatever order the keys had', () => {
  for (const { file, text } of [...readTexts(project), ...fixtureTexts()]) {
    const before: unknown = JSON.parse(text);
    const mixed = JSON.stringify(reversed(before));
    const [formatted] = formatTexts([{ file, text: mixed }], grammar);
    expect(JSON.parse(formatted?.text ?? mixed)).toEqual(before);
    expect(formatTexts([{ file, text: formatted?.text ?? mixed }], grammar)).toEqual([]);
  }
});

it('puts the keys that identify a widget before its content', () => {
  const mixed = { props: { title: { sv: 'b', fi: 'a' } }, id: 'x', v: 1, type: 'text' };
  const [formatted] = formatTexts(
    [{ file: 'widgets/text/examples/x.json', text: JSON.stringify(mixed) }],
    grammar,
  );
  expect(formatted?.text).toBe(
    '{\n  "type": "text",\n  "v": 1,\n  "id": "x",\n  "props": { "title": { "fi": "a", "sv": "b" } }\n}\n',
  );
});

it('leaves a file that is not JSON unchanged', () => {
  expect(formatTexts([{ file: 'pages/a.page.json', text: '{' }], grammar)).toEqual([]);
});

const value = oneof(
  { maxDepth: 4 },
  string(),
  integer(),
  boolean(),
  constantFrom(null),
  array(tuple(string(), integer())),
  array(dictionary(string(), string())),
  dictionary(string(), dictionary(string(), integer())),
);

it('prints any JSON without changing its data', () => {
  assert(
    property(value, any => {
      expect(JSON.parse(printJson(any))).toEqual(JSON.parse(JSON.stringify(any)));
    }),
  );
});
