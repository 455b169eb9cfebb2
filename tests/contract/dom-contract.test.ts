/** Markup, style sheets and scripts use only the attributes and events that `src/dom-contract.ts` documents. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { interfaceKeys, readModule } from '#tools/files/read-module.mjs';
import { sourcesBelow } from '#tools/locales/code-sources.mjs';

const root = resolve(import.meta.dirname, '../..');
const file = 'src/dom-contract.ts';
const contract = readModule(file, readFileSync(join(root, file), 'utf8'));

const sources = sourcesBelow(
  root,
  ['src', 'widgets', 'server', 'backend/payment/sandbox'],
  name => /\.(?:tsx?|css)$/.test(name) && !/\.(?:gen|test|stories)\.tsx?$/.test(name),
).filter(({ path }) => path !== file);

/** Every name found, with the first file that uses it. */
const used = (pattern: RegExp, nameOf: (found: string) => string = found => found) =>
  new Map(
    sources
      .flatMap(({ path, text }) =>
        [...text.matchAll(pattern)].map(([, found = '']): [string, string] => [nameOf(found), path]),
      )
      .toReversed(),
  );

const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

it('documents exactly the data attributes that are used', () => {
  const attributes = new Map([
    ...used(/dataset(?:\.|\[')(\w+)/g, kebab),
    ...used(/(?<![\w-])(data-[a-z][a-z0-9-]*)/g),
  ]);
  const documented = interfaceKeys(contract, 'DomAttributes');
  expect([...attributes].filter(([name]) => !documented.includes(name))).toEqual([]);
  expect(documented.filter(name => !attributes.has(name))).toEqual([]);
});

it('documents exactly the events that are dispatched', () => {
  const events = used(/new (?:Custom)?Event(?:<[^>]*>)?\('([^']+)'/g);
  // Platform events that a control dispatches for its own input.
  for (const name of ['input', 'change']) events.delete(name);
  const documented = interfaceKeys(contract, 'ShopEvents');
  expect([...events.keys()].toSorted()).toEqual(documented.toSorted());
});
