/** Output and speed of `lint`, and no finding hides the cause of another. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { type FixtureWorld, fixtureTexts, makeFixtureWorld, mutated } from './fixture-world.ts';

let world: FixtureWorld;
beforeAll(async () => {
  world = await makeFixtureWorld(mkdtempSync(join(tmpdir(), 'pages-')));
});
afterAll(() => rmSync(world.folder, { recursive: true, force: true }));

const home = 'pages/home.page.json';
/** What an experiment says besides its arms. */
const plan = '"goal": "pressed", "change": 20, "visitors": 4000';
const inArm = (arm: string) => `"experiment": { "name": "hero", "arm": "${arm}" }`;
const halves = '[{ "id": "a", "weight": 50 }, { "id": "b", "weight": 50 }]';

function printed(from: string, to: string): string {
  const texts = mutated(home, from, to);
  const [finding] = checkDocuments(texts, world).findings;
  if (!finding) throw new Error('no findings');
  return printFinding(finding, texts.find(({ file }) => file === finding.file)?.text);
}

it('prints location, code, fix, path by ids and the line with a caret', () => {
  expect(printed('{ "fi": "Tarjoukset", "sv": "Erbjudanden" }', '{ "fi": "Tarjoukset" }')).toBe(
    `pages/home.page.json:73:24  error  L10N001  No text for locale "sv"
    fix: Add "sv", or {"$same":"fi"} to reuse, or null to leave it out
    at:  regions.main[#fits].widgets[product-list#offer-rail].props.title
    73 |               "title": { "fi": "Tarjoukset" },
       |                        ^^^^^^^^^^^^^^^^^^^^^^`,
  );
});

it('puts the caret under the key of a mistyped property and suggests the correct one', () => {
  const { findings } = checkDocuments(mutated(home, '"tone": "light"', '"tonne": "light"'), world);
  expect(findings).toMatchObject([{ code: 'PAGE002', fix: 'Write "tone"', edits: [{ text: '"tone"' }] }]);
  expect(printed('"tone": "light"', '"tonne": "light"')).toContain(
    '"tonne": "light"\n       |               ^^^^^^^',
  );
});

it.each([
  ['a number in quotes', '"take": 12', '"take": "12"', 'Write 12'],
  ['a number above the limit', '"take": 12', '"take": 500', 'Write 100 or less'],
  ['a number instead of a text', '"label": "Front page"', '"label": 7', 'Write "7"'],
  [
    'a number for a text of each language',
    '{ "fi": "Tarjoukset", "sv": "Erbjudanden" }',
    '7',
    'Write {"fi": "…"',
  ],
  ['an unclosed quote', '"Front page"', '"Front page', 'Close it with "'],
  [
    'a form that a pattern describes',
    '"id": "winter-hero"',
    '"id": "Winter Hero"',
    'Lower-case words joined',
  ],
])('names the fix for %s', (_name, from, to, fix) => {
  const [finding] = checkDocuments(mutated(home, from, to), world).findings;
  expect(finding?.fix).toContain(fix);
});

it('names the fix for a parameter that the page does not have, and for a page without parameters', () => {
  const texts = mutated(home, '"fi": "/l/:alias", "sv": "/s/:alias"', '"fi": "/l", "sv": "/s"');
  const finding = checkDocuments(texts, world).findings.find(({ code }) => code === 'BIND003');
  expect(finding?.fix).toBe('Add ":alias" to route.paths, or bind to something else');
});

it('names the fix for a path that another page has', () => {
  const texts = mutated(home, '"fi": "/l/:alias", "sv": "/s/:alias"', '"fi": "/kassa", "sv": "/s"');
  const finding = checkDocuments(texts, world).findings.find(({ code }) => code === 'ROUTE002');
  expect(finding?.fix).toContain('Write another path');
});

it('stops checking a file at its first failing phase', () => {
  const broken = mutated(home, '"tone": "light"', '"tonne": "light"').map(source => ({
    ...source,
    text: source.text.replace('"common.shopNow"', '"common.unknown"'),
  }));
  expect(checkDocuments(broken, world).findings.map(({ code }) => code)).toEqual(['PAGE002']);
});

it('leaves an invalid page out and keeps the others', () => {
  const { pages, findings } = checkDocuments(mutated(home, '"format": 1,', '"format": 1'), world);
  expect(pages.map(({ document }) => document.id)).toEqual(['checkout']);
  expect(findings).toMatchObject([{ code: 'PAGE001', file: home }]);
});

it('reports an invalid layout once, and not again for the pages that use it', () => {
  const texts = mutated('pages/layouts/default.layout.json', '"label": "Shop"', '"lable": "Shop"');
  const { pages, findings } = checkDocuments(texts, world);
  expect(findings.map(({ code, file }) => [code, file])).toEqual([
    ['PAGE002', 'pages/layouts/default.layout.json'],
  ]);
  expect(pages.map(({ document }) => document.id)).toEqual(['checkout']);
});

it('keeps a page whose widget is newer than the build', () => {
  const { pages } = checkDocuments(mutated(home, '"v": 2', '"v": 9'), world);
  expect(pages.map(({ document }) => document.id)).toEqual(['checkout', 'home']);
});

it('does not check the props of an older widget version', () => {
  const texts = mutated(home, '"v": 3', '"v": 2').map(source => ({
    ...source,
    text: source.text.replace('"columns": {', '"oldColumns": {'),
  }));
  expect(checkDocuments(texts, world).findings).toMatchObject([{ code: 'MIG002', severity: 'warning' }]);
});

/** @proves FAULT-92 */
it.each([
  [
    'leaves a field with a wrong value',
    { columns: 'three' },
    /"product-list" v2, brought to v3, does not match its schema: props\.columns: /,
  ],
  ['leaves a field that the schema does not know', { oldColumns: 3 }, /props\.oldColumns: /],
  ['fails', null, /The step from v2 of "product-list" failed: no columns/],
])('reports a migration that %s, where the widget stands', (_case, left, message) => {
  const step = (instance: WidgetInstance): WidgetInstance => {
    if (!left) throw new Error('no columns');
    return { ...instance, props: { ...instance.props, ...left } };
  };
  const texts = mutated(home, '"v": 3', '"v": 2');
  const good = { ...world, migrations: { 'product-list': [step, (same: WidgetInstance) => same] } };
  expect(checkDocuments(texts, good).findings).toMatchObject([{ code: 'MIG002', severity: 'warning' }]);
  const bad = { ...world, migrations: { 'product-list': [step, step] } };
  const { findings, pages } = checkDocuments(texts, bad);
  expect(findings).toMatchObject([
    {
      code: 'MIG004',
      severity: 'error',
      file: home,
      message: expect.stringMatching(message),
      fix: expect.stringContaining('widgets/product-list/migrations/2-to-3.ts'),
      path: 'regions.main[#fits].widgets[product-list#offer-rail].v',
    },
  ]);
  // Only the widget is not shown.
  expect(pages.map(({ document }) => document.id)).toContain('home');
});

it.each([
  [
    'weights that are no hundred',
    'EXP002',
    '[{ "id": "a", "weight": 50 }, { "id": "b", "weight": 40 }]',
    'hero-copy',
  ],
  [
    'an experiment that no widget uses',
    'EXP003',
    '[{ "id": "a", "weight": 50 }, { "id": "b", "weight": 50 }]',
    'hero',
  ],
  ['an undeclared experiment', 'EXP001', '[{ "id": "a", "weight": 50 }, { "id": "b", "weight": 50 }]', 'x'],
  [
    'an arm that the experiment does not have',
    'EXP004',
    '[{ "id": "a", "weight": 50 }, { "id": "b", "weight": 50 }]',
    'hero-copy',
  ],
])('reports %s', (_name, code, arms, declared) => {
  const texts = mutated(
    home,
    '"id": "winter-hero",',
    '"id": "winter-hero", "experiment": { "name": "hero-copy", "arm": "ARM" },',
  );
  const changed = texts.map(source => ({
    ...source,
    text:
      source.file === home
        ? source.text
            .replace('ARM', code === 'EXP004' ? 'c' : 'b')
            .replace(code === 'EXP003' ? '"experiment": { "name": "hero-copy", "arm": "b" },' : '', '')
            .replace(
              '"regions": {',
              `"experiments": { "${declared}": { "arms": ${arms}, ${plan} } },\n  "regions": {`,
            )
        : source.text,
  }));
  const codes = checkDocuments(changed, world).findings.map(finding => finding.code);
  expect(codes).toContain(code);
  // Both findings appear together: declared but unused, and used but undeclared.
  expect(codes).toHaveLength(code === 'EXP001' ? 2 : 1);
});

it('requires the arm of an experiment at a widget', () => {
  const taking = (experiment: string) =>
    mutated(home, '"id": "winter-hero",', `"id": "winter-hero", "experiment": ${experiment},`).map(
      source => ({
        ...source,
        text:
          source.file === home
            ? source.text
                .replace('"id": "offer-rail",', `"id": "offer-rail", ${inArm('a')},`)
                .replace(
                  '"regions": {',
                  `"experiments": { "hero": { "arms": ${halves}, ${plan} } },\n"regions": {`,
                )
            : source.text,
      }),
    );
  expect(checkDocuments(taking('{ "name": "hero", "arm": "b" }'), world).findings).toEqual([]);
  expect(checkDocuments(taking('"hero"'), world).findings).toMatchObject([{ code: 'PAGE006' }]);
  expect(checkDocuments(taking('{ "name": "hero" }'), world).findings).toMatchObject([{ code: 'PAGE005' }]);
});

it.each([
  ['EXP005', '[{ "id": "a", "weight": 50 }, { "id": "a", "weight": 50 }]', 'a'],
  ['EXP006', halves, 'a'],
])('reports %s for arms that cannot be told apart or have nothing to show', (code, arms, arm) => {
  const texts = mutated(
    home,
    '"regions": {',
    `"experiments": { "hero": { "arms": ${arms}, ${plan} } },\n"regions": {`,
  ).map(source => ({
    ...source,
    text: source.text.replace('"id": "winter-hero",', `"id": "winter-hero", ${inArm(arm)},`),
  }));
  expect(checkDocuments(texts, world).findings).toMatchObject([{ code, severity: 'error' }]);
});

it('reports EXP007 for an experiment that has other arms on another page', () => {
  const declare = (arms: string) => `"experiments": { "hero": { "arms": ${arms}, ${plan} } },\n"regions": {`;
  const checked = (other: string) => {
    const texts = fixtureTexts().map(source => ({
      ...source,
      text: source.file.endsWith('.page.json')
        ? source.text.replace('"regions": {', declare(source.file === home ? halves : other))
        : source.text,
    }));
    return checkDocuments(texts, world)
      .findings.map(({ code }) => code)
      .filter(code => code === 'EXP007');
  };
  expect(checked(halves)).toEqual([]);
  expect(checked(halves.replace('"b"', '"c"'))).toEqual(['EXP007']);
});

it('warns of an override that changes one arm of an experiment alone', () => {
  const declaration = `"experiments": { "hero": { "arms": ${halves}, ${plan} } },\n"regions": {`;
  const checked = (...ops: object[]) => {
    const texts = mutated(home, '"regions": {', declaration).map(source => ({
      ...source,
      text: source.text
        .replace('"id": "winter-hero",', `"id": "winter-hero", ${inArm('a')},`)
        .replace('"id": "offer-rail",', `"id": "offer-rail", ${inArm('b')},`),
    }));
    const own = {
      format: 1,
      kind: 'override',
      id: 'home-se',
      extends: 'home',
      context: { market: ['se'] },
      ops,
    };
    return checkDocuments(
      [...texts, { file: 'pages/overrides/home-se.override.json', text: JSON.stringify(own) }],
      world,
    ).findings.map(({ code, severity, file }) => ({ code, severity, file }));
  };
  const warning = { code: 'EXP008', severity: 'warning', file: home };
  expect(checked({ hide: 'winter-hero' })).toEqual([warning]);
  expect(checked({ hide: 'winter-hero' }, { hide: 'offer-rail' })).toEqual([]);
  expect(checked({ move: { id: 'fits', before: 'hero' } })).toEqual([]);
});

const area = (name: string, more: object = {}) => ({
  file: `content/${name}.content.json`,
  text: JSON.stringify({
    ...{ format: 1, kind: 'content', id: name, label: name, family: 'Frontpage', areaName: 'Banners' },
    experiments: {
      [name]: { arms: JSON.parse(halves) as unknown, goal: 'pressed', change: 20, visitors: 4000 },
    },
    regions: {
      main: ['a', 'b'].map(arm => ({
        ...{ kind: 'container', id: `row-${arm}`, layout: 'full', widgets: [] },
        experiment: { name, arm },
      })),
    },
    ...more,
  }),
});
const foundIn = (texts: Parameters<typeof checkDocuments>[0]) =>
  checkDocuments(texts, world).findings.map(({ code, file, severity }) => [severity, code, file].join(' '));

it('lets areas and shared parts try, and reports EXP001 for an information page and an override', () => {
  expect(foundIn([...fixtureTexts(), area('banners')])).toEqual([]);
  const { text } = area('terms', { experiments: undefined, aliases: { fi: 'ehdot', sv: 'villkor' } });
  const { family: _family, areaName: _areaName, ...page } = JSON.parse(text) as Record<string, unknown>;
  const file = 'content/terms.content.json';
  const found = foundIn([...fixtureTexts(), { file, text: JSON.stringify(page) }]);
  expect(found).toEqual([`error EXP001 ${file}`, `error EXP001 ${file}`]);
});

it('reports a name that an area has as well as a page', () => {
  const declaration = `"experiments": { "banners": { "arms": ${halves}, ${plan} } },\n"regions": {`;
  const texts = mutated(home, '"regions": {', declaration).map(source => ({
    ...source,
    text: source.text
      .replace('"id": "winter-hero",', `"id": "winter-hero", ${inArm('a').replace('hero', 'banners')},`)
      .replace('"id": "offer-rail",', `"id": "offer-rail", ${inArm('b').replace('hero', 'banners')},`),
  }));
  const [code] = ['EXP009'];
  expect(foundIn([...texts, area('banners')])).toEqual([`error ${code} ${home}`]);
});

it('counts the experiments of a page with those of its areas', () => {
  const shows = '{ "kind": "area", "id": "banners", "family": "Frontpage", "areaName": "Banners" }';
  const texts = mutated(home, '"main": [', `"main": [ ${shows},`);
  const names = ['one', 'two', 'three', 'four'];
  const [code] = ['EXP010'];
  expect(foundIn([...texts, ...names.slice(1).map(name => area(name))])).toEqual([]);
  expect(foundIn([...fixtureTexts(), ...names.map(name => area(name))])).toEqual([]);
  expect(foundIn([...texts, ...names.map(name => area(name))])).toEqual(
    names.toSorted().map(name => `error ${code} content/${name}.content.json`),
  );
});

it('counts the experiments of shared parts that overrides of a page, and overrides of these, insert', () => {
  const shared = (id: string) => ({
    file: `fragments/${id}.fragment.json`,
    text: JSON.stringify({
      ...{ format: 1, kind: 'fragment-file', id, label: id },
      experiments: {
        [id]: { arms: JSON.parse(halves) as unknown, goal: 'pressed', change: 20, visitors: 4000 },
      },
      containers: ['a', 'b'].map(arm => ({
        ...{ kind: 'container', id: `row-${arm}`, layout: 'full', widgets: [] },
        experiment: { name: id, arm },
      })),
    }),
  });
  const inserting = (id: string, of: string, context: object, refs: string[]) => ({
    file: `overrides/${id}.override.json`,
    text: JSON.stringify({
      ...{ format: 1, kind: 'override', id, extends: of, context },
      ops: refs.map(ref => ({ insert: { after: 'hero', node: { kind: 'fragment', id: ref, ref } } })),
    }),
  });
  const names = ['one', 'two', 'three', 'four'];
  const texts = [...fixtureTexts(), ...names.map(shared)];
  const [code] = ['EXP010'];
  const all = (refs: string[]) => [
    ...texts,
    inserting('home-se', 'home', { market: ['se'] }, ['one', 'two']),
    inserting('home-se-sv', 'home-se', { market: ['se'], customerType: ['ORGANIZATION'] }, refs),
  ];
  const counted = (refs: string[]) => foundIn(all(refs));
  expect(counted(['three'])).toEqual([]);
  expect(counted(['three', 'four'])).toEqual(
    names.toSorted().map(name => `error ${code} fragments/${name}.fragment.json`),
  );
});

it('refuses more experiments of a page, and more arms, than visitors are enough for', () => {
  const declared = (count: number, arms: number) => {
    const each = `{ "arms": [${Array.from({ length: arms }, (_, at) => `{ "id": "a${at}", "weight": 20 }`).join()}], ${plan} }`;
    const all = Array.from({ length: count }, (_, at) => `"try-${at}": ${each}`).join();
    return checkDocuments(mutated(home, '"regions": {', `"experiments": { ${all} },\n"regions": {`), world)
      .findings.map(({ code }) => code)
      .filter(code => code.startsWith('PAGE'));
  };
  expect(declared(3, 4)).toEqual([]);
  expect(declared(4, 4)).toHaveLength(1);
  expect(declared(1, 5)).toHaveLength(1);
});

it('suggests the message with the same text, and never inserts it automatically', () => {
  const words = new Map([['["Tarjoukset","Erbjudanden"]', 'common.offers']]);
  const { findings } = checkDocuments(fixtureTexts(), { ...world, messagesByTexts: words });
  expect(findings).toMatchObject([
    { code: 'L10N003', severity: 'warning', fix: expect.stringContaining('{ "$t": "common.offers" }') },
  ]);
  expect(findings[0]).not.toHaveProperty('edits');
});

it('accepts messages of the preview tool on its own pages alone', () => {
  const tool = { ...world, toolMessageIds: new Set(['PREVIEW_TITLE']) };
  const named = '{ "$t": "PREVIEW_TITLE" }';
  const texts = mutated(home, '{ "fi": "Tarjoukset", "sv": "Erbjudanden" }', named);
  expect(checkDocuments(texts, tool).findings).toMatchObject([{ code: 'L10N005', file: home }]);
  const onToolPage = texts.map(source => ({
    ...source,
    text: source.text.replace('"access": "public"', '"access": "preview"'),
  }));
  expect(checkDocuments(onToolPage, tool).findings).toEqual([]);
});

const widget = (at: number) => ({ type: 'product-list', v: 1, id: `w-${at}`, props: {} });
const node = (at: number, widgets: unknown[]) => ({
  kind: 'container',
  id: `n-${at}`,
  layout: 'full',
  widgets,
});
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

it.each([
  ['50 widgets', [node(0, many(50, widget))], 0],
  ['51 widgets', [node(0, many(51, widget))], 1],
  ['25 nodes', many(25, at => node(at, [widget(at)])), 0],
  ['26 nodes', many(26, at => node(at, [widget(at)])), 1],
])('limits the size of a page by its schema: %s', (_name, main, errors) => {
  const texts = fixtureTexts().map(({ file, text }) => ({
    file,
    text: file === home ? JSON.stringify({ ...(JSON.parse(text) as object), regions: { main } }) : text,
  }));
  const { findings } = checkDocuments(texts, world);
  expect(findings.filter(({ code }) => code === 'PAGE007')).toHaveLength(errors);
});

it('checks a hundred pages in less than two seconds of CPU time', () => {
  const [page] = fixtureTexts().filter(({ file }) => file === home);
  const pages = Array.from({ length: 100 }, (_, index) => ({
    file: `pages/home-${index}.page.json`,
    text: (page?.text ?? '')
      .replace('"id": "home"', `"id": "home-${index}"`)
      .replace('"name": "index"', `"name": "index-${index}"`)
      .replace('{ "$t": "seo.home.title" }', `{ "fi": "Osat, sivu ${index}", "sv": "Delar, sida ${index}" }`)
      .replace('"/l/:alias", "sv": "/s/:alias"', `"/l${index}/:alias", "sv": "/s${index}/:alias"`),
  }));
  const before = process.cpuUsage();
  const { findings } = checkDocuments([...fixtureTexts(), ...pages], world);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
  expect(findings).toEqual([]);
});

it('accepts known plain values from the CMS and removes the rest', () => {
  const props = {
    title: 'Tarjoukset',
    products: [],
    unknown: 1,
    links: [{ text: 'Talvi', href: 'http://example.test/x', colour: 'red' }],
  };
  expect(world.cmsProps['product-list']?.(props)).toBe(true);
  expect(props).toEqual({
    title: 'Tarjoukset',
    products: [],
    links: [{ text: 'Talvi', href: 'http://example.test/x' }],
  });
});

it('rejects a script URL as a link from the CMS too', () => {
  const props = { title: 'x', products: [], links: [{ text: 'x', href: 'javascript:alert(1)' }] };
  expect(world.cmsProps['product-list']?.(props)).toBe(false);
});

it('rejects values from the CMS that only a page file may contain', () => {
  expect(world.cmsProps['product-list']?.({ title: { $t: 'common.shopNow' }, products: [] })).toBe(false);
  expect(world.cmsProps['product-list']?.({ title: 'x', products: { $bind: 'session.customerType' } })).toBe(
    false,
  );
});
