/** The editor schemas accept what the linter accepts, need no network and contain none of our keywords. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { documentKindOf } from '#page-lint/document-index.ts';
import { readDocumentTexts } from '#server/pages/read-pages.ts';

const root = join(import.meta.dirname, '..', '..');
const bundle = (kind: string) => readFileSync(join(root, '.schema', `${kind}.schema.json`), 'utf8');
const kinds = ['page', 'layout', 'fragment', 'override'];

it.each(kinds)('%s: references stay inside the file and no custom keyword is left', kind => {
  const text = bundle(kind);
  expect([...text.matchAll(/"\$ref": ?"(?!#\/\$defs\/)[^"]*"/g)]).toEqual([]);
  expect([...text.matchAll(/"x-[a-z]+":/g)]).toEqual([]);
  expect(text).not.toContain('"discriminator"');
});

it('accepts every committed document', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  // Keywords of VS Code: error message and completion.
  ajv.addVocabulary(['patternErrorMessage', 'defaultSnippets']);
  const validators = new Map(kinds.map(kind => [kind, ajv.compile(JSON.parse(bundle(kind)))]));
  const refused = readDocumentTexts(root).flatMap(({ file, text }) => {
    const validate = validators.get(documentKindOf(file) ?? '');
    return validate?.(JSON.parse(text)) ? [] : [{ file, errors: validate?.errors }];
  });
  expect(refused).toEqual([]);
});
