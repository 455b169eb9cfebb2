/** Findings about override files: targets, bases, parents, results. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OverrideDocument, OverrideOperation } from '#engine/override/override-document.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { type FixtureWorld, fixtureTexts, makeFixtureWorld } from './fixture-world.ts';

let world: FixtureWorld;
beforeAll(async () => {
  world = await makeFixtureWorld(mkdtempSync(join(tmpdir(), 'overrides-')));
});
afterAll(() => rmSync(world.folder, { recursive: true, force: true }));

type Words = Partial<Omit<OverrideDocument, 'ops'>> & { ops?: OverrideOperation[] };

const fileOf = (id: string) => `pages/overrides/${id}.override.json`;

/** The fixture's shop with these overrides. */
function findings(...overrides: Words[]) {
  const texts = overrides.map(({ id = 'home-se', ops = [{ hide: 'hero' }], ...words }) => ({
    file: fileOf(id),
    text: JSON.stringify(
      { format: 1, kind: 'override', id, extends: 'home', context: { market: ['se'] }, ...words, ops },
      null,
      2,
    ),
  }));
  return checkDocuments([...fixtureTexts(), ...texts], world).findings.map(
    ({ code, path, file, severity }) => ({ code, path, file, severity }),
  );
}

const error = (code: string, path: string, id = 'home-se') => [
  { code, path, file: fileOf(id), severity: 'error' },
];

it('reports nothing about a valid override', () => {
  const value = { fi: 'Talviale', sv: 'Vinterrea' };
  const baseWas = { sv: 'Vintern kommer', fi: 'Talvi tulee' };
  const ops: OverrideOperation[] = [
    { set: { id: 'winter-hero', path: 'props.headline', value, baseWas } },
    { insert: { after: 'hero', node: { kind: 'fragment', id: 'freight', ref: 'usp-bar' } } },
    { move: { id: 'fits', before: 'hero' } },
    { hide: 'usp/points' },
  ];
  expect(findings({ ops })).toEqual([]);
});

it.each<[string, OverrideOperation, string]>([
  ['hidden', { hide: 'gone' }, 'ops[0].hide'],
  ['set', { set: { id: 'gone', path: 'props.tone', value: 'dark' } }, 'ops[0].set.id'],
  ['moved', { move: { id: 'gone', after: 'hero' } }, 'ops[0].move.id'],
  ['moved to', { move: { id: 'fits', after: 'gone' } }, 'ops[0].move.after'],
])('reports a missing target of %s', (_name, operation, path) => {
  expect(findings({ ops: [operation] })).toEqual(error('OVR001', path));
});

it('only warns where Studio has written the operation, so that its page can change and end', () => {
  const warning = (path: string) => [{ code: 'OVR001', path, file: fileOf('home-se'), severity: 'warning' }];
  const ops: OverrideOperation[] = [{ id: 'hide-gone', hide: 'gone' }];
  expect(findings({ ops })).toEqual(warning('ops[#hide-gone].hide'));
  expect(findings({ extends: 'gone', ops })).toEqual(warning('extends'));
  expect(findings({ ops: [] })).toEqual([]);
});

it('leaves fields out, compares with none, and puts widgets into rows', () => {
  const image = { file: 'winter.jpg', width: 1920, height: 720, alt: { fi: 'Lumi', sv: 'Snö' } };
  const node = { type: 'banner', v: 2, id: 'own', props: { image } };
  const ops: OverrideOperation[] = [
    { id: 'a', set: { id: 'winter-hero', path: 'props.tone', baseWas: 'light' } },
    { id: 'b', set: { id: 'winter-hero', path: 'note', value: 'x', baseWas: null } },
    { id: 'c', insert: { firstIn: 'hero', node } },
    { id: 'd', insert: { after: 'winter-hero', node: { ...node, id: 'other' } } },
    { id: 'e', move: { id: 'own', firstIn: 'fits' } },
  ];
  expect(findings({ ops })).toEqual([]);
  expect(findings({ ops: [{ id: 'a', hide: 'hero', move: { id: 'fits', after: 'hero' } }] })).not.toEqual([]);
});

it('warns when the base value has changed since', () => {
  const set = { id: 'winter-hero', path: 'props.tone', value: 'dark', baseWas: 'dark' };
  expect(findings({ ops: [{ set }] })).toEqual([
    { code: 'OVR002', path: 'ops[0].set.baseWas', file: fileOf('home-se'), severity: 'warning' },
  ]);
});

it('compares with the page after its parent was applied', () => {
  const set = { id: 'winter-hero', path: 'props.tone', value: 'dark', baseWas: 'light' };
  const child = { ...set, value: 'light', baseWas: 'dark' };
  const parent = { id: 'nordic', context: { market: ['se', 'fi'] }, ops: [{ set }] };
  expect(findings(parent, { extends: 'nordic', ops: [{ set: child }] })).toEqual([]);
});

it('reports an override without an existing parent', () => {
  expect(findings({ extends: 'hoem' })).toEqual(error('OVR001', 'extends'));
});

it('reports overrides that extend each other', () => {
  expect(findings({ id: 'a', extends: 'b' }, { id: 'b', extends: 'a' })).toEqual([
    ...error('OVR003', 'extends', 'a'),
    ...error('OVR003', 'extends', 'b'),
  ]);
});

it('reports two overrides that are equally specific', () => {
  const context = { market: ['fi', 'se'] };
  expect(findings({ id: 'one', context }, { id: 'two', context })).toEqual(error('OVR003', 'context', 'two'));
});

it.each<[string, OverrideDocument['context']]>([
  ['a language', { locale: ['sv'] }],
  ['a kind of customer', { customerType: ['ORGANIZATION'] }],
])('takes what a market writes of its own beside an override for %s', (_name, context) => {
  const words = { id: 'home-se', ops: [{ id: 'hide-hero', hide: 'hero' }] };
  expect(findings({ id: 'a', context }, words, { id: 'z', context: { ...context, market: ['se'] } })).toEqual(
    [],
  );
});

it('compares with the page after wider overrides were applied', () => {
  const set = { id: 'winter-hero', path: 'props.tone', value: 'dark', baseWas: 'light' };
  const wide = { id: 'nordic', context: { market: ['se', 'fi'] }, ops: [{ set }] };
  const own = { set: { ...set, value: 'light', baseWas: 'dark' } };
  expect(findings({ ops: [own] }, wide)).toEqual([]);
  expect(findings({ ops: [{ set: { ...set, baseWas: 'light' } }] }, wide)).toEqual([
    { code: 'OVR002', path: 'ops[0].set.baseWas', file: fileOf('home-se'), severity: 'warning' },
  ]);
});

it.each<[string, OverrideOperation, string, string]>([
  [
    'a value the field does not take',
    { set: { id: 'winter-hero', path: 'props.tone', value: 'pink' } },
    'PAGE004',
    'ops[0].set.value',
  ],
  [
    'a field that is not there',
    { set: { id: 'winter-hero', path: 'props.tonne', value: 'x' } },
    'PAGE002',
    'ops[0].set.value',
  ],
])('rejects %s', (_name, operation, code, path) => {
  expect(findings({ ops: [operation] })).toEqual(error(code, path));
});

it('rejects an id that the page already has', () => {
  const node = { kind: 'fragment' as const, id: 'fits', ref: 'usp-bar' };
  expect(findings({ ops: [{ insert: { after: 'hero', node } }] })).toEqual(
    error('PAGE020', 'ops[0].insert.node.id'),
  );
});
