/** Journeys run beside each other on one shop, where an invitation ends the sessions of its person. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'tests/journeys';

const people = (text: string): string[] =>
  [...text.matchAll(/enterStudio\(\w+, '(\w+)'|'invite', '(\w+)@/g)].map(([, name = '', mail = name]) =>
    mail.toLowerCase(),
  );

it('no two journeys of Studio sign the same person in', () => {
  const all = readdirSync(folder).flatMap(file => people(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
