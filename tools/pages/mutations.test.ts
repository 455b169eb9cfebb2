/** Mutation tests: each single mistake in a valid shop gives exactly one finding, with the right code on the right line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { strippedFrom } from '#app/safe-html/stripped-from.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { ShopReference } from '#page-lint/shop-facts.ts';
import { type FixtureWorld, fixtureTexts, makeFixtureWorld, mutated } from './fixture-world.ts';

let world: FixtureWorld;
beforeAll(async () => {
  world = await makeFixtureWorld(mkdtempSync(join(tmpdir(), 'pages-')));
});
afterAll(() => rmSync(world.folder, { recursive: true, force: true }));

const home = 'pages/home.page.json';
const checkout = 'pages/checkout.page.json';
const fragment = 'pages/fragments/usp-bar.fragment.json';

/** Name, original text, replacement, code, and a text on the line of the finding (default: the replacement). */
type Mutation = [
  name: string,
  from: string,
  to: string,
  code: string,
  line?: string | undefined,
  file?: string,
];

const syntax: Mutation[] = [
  [
    'a comma too many',
    '"tone": "light"',
    '"tone": "light",',
    'PAGE001',
    '            }\n          }\n        ]\n      },\n      { "kind": "area"',
  ],
  ['a missing comma', '"width": 1920,', '"width": 1920', 'PAGE001'],
  ['a comment', '"layout": "default",', '// the shop\n"layout": "default",', 'PAGE001'],
  ['a duplicate key', '"tone": "light"', '"tone": "light", "tone": "dark"', 'PAGE001'],
  ['single quotes', '"tone": "light"', '"tone": \'light\'', 'PAGE001'],
  ['an unclosed text', '"tone": "light"', '"tone": "light', 'PAGE001'],
];

const structure: Mutation[] = [
  ['a mistyped property', '"tone": "light"', '"tonne": "light"', 'PAGE002'],
  ['a mistyped required property', '"image": {', '"imge": {', 'PAGE002'],
  ['a property of another widget', '"tone": "light"', '"columns": 3', 'PAGE002'],
  ['a mistyped tag', '"type": "banner"', '"tpye": "banner"', 'PAGE002'],
  ['a mistyped condition', '"vehicle": "any"', '"vehicel": "any"', 'PAGE002'],
  ['an unknown widget', '"type": "banner"', '"type": "baner"', 'PAGE003'],
  ['an unknown kind of node', '"kind": "area"', '"kind": "aera"', 'PAGE003'],
  ['another kind of document', '"kind": "page"', '"kind": "layout"', 'PAGE003'],
  ['an unknown source', '"source": "products"', '"source": "product-list"', 'PAGE003'],
  ['an unknown layout', '"layout": "default"', '"layout": "defualt"', 'PAGE003'],
  ['a value that is not allowed', '"tone": "light"', '"tone": "lite"', 'PAGE004'],
  [
    'a value that is not allowed in one viewport class',
    '"desktop": "start"',
    '"desktop": "strat"',
    'PAGE004',
  ],
  ['an unknown format version', '"format": 1', '"format": 2', 'PAGE004'],
  ['a missing tag', '"type": "banner",', '', 'PAGE005', '          {\n            \n'],
  ['a missing property', '"file": "winter.jpg",', '', 'PAGE005', '"image": {'],
  ['no value for phones', '"phone": "below", ', '', 'PAGE005', '"placement"'],
  ['a text instead of a number', '"width": 1920', '"width": "1920"', 'PAGE006'],
  ['a text instead of a list', '"market": ["fi", "se"],\n', '"market": "fi",\n', 'PAGE006', '"market": "fi"'],
  ['a version in quotes', '"v": 2', '"v": "2"', 'PAGE006'],
  ['too many columns', '"tablet": 3', '"tablet": 7', 'PAGE007'],
  ['an empty list of conditions', '[{ "vehicle": "any" }, { "auth": "customer" }]', '[]', 'PAGE007'],
  ['an id with upper-case letters', '"id": "winter-hero"', '"id": "WinterHero"', 'PAGE008'],
  ['a script as a link', '"category:talvi"', '"javascript:alert(1)"', 'PAGE008'],
  ['a data link', '"category:talvi"', '"data:text/html,x"', 'PAGE008'],
  ['a link to another host without a scheme', '"category:talvi"', '"//evil.example"', 'PAGE008'],
  ['a link with a backslash', '"category:talvi"', '"/\\\\evil.example"', 'PAGE008'],
  ['a date without a UTC offset', '2026-12-01T00:00+02:00', '2026-12-01', 'PAGE008'],
  ['a binding to an unknown root', '"data.offers.products"', '"window.location"', 'PAGE008'],
  [
    'a duplicate market',
    '"when": { "market": ["fi", "se"] }',
    '"when": { "market": ["fi", "fi"] }',
    'PAGE008',
  ],
  [
    'an area named both by alias and by family',
    '"family": "Frontpage",',
    '"family": "Frontpage", "alias": "x",',
    'PAGE010',
  ],
  ['no text for a locale', '"fi": "Tarjoukset", "sv": "Erbjudanden"', '"fi": "Tarjoukset"', 'L10N001'],
  [
    'no alternative text for a locale',
    '"fi": "Mönkijä lumessa", "sv": "Fyrhjuling i snö"',
    '"sv": "Fyrhjuling i snö"',
    'L10N001',
  ],
  ['a plain text', '{ "fi": "Talvi tulee", "sv": "Vintern kommer" }', '"Talvi tulee"', 'L10N002'],
];

const turnsFrom = `{
            "type": "banner",
            "v": 2,`;
const earlier = (from: string, until: string) => `{ "type": "banner", "v": 2, "id": "autumn-hero",
  "when": { "market": ["fi", "se"], "from": "${from}", "until": "${until}" },
  "props": { "image": { "file": "a.jpg", "width": 9, "height": 9, "alt": { "fi": "Syksy", "sv": "Höst" } } } },\n`;
const bannerTone = '"tone": "light"';
const bare = '"image": { "file": "t.png", "width": 10, "height": 10, "alt": { "fi": null, "sv": null } }';
const headline = (tag: string) => `"headline": { "fi": "Kiitos", "sv": "Tack" }, "tag": "${tag}"`;
const front =
  '{ "kind": "area", "id": "front-area", "family": "Frontpage", "areaName": "The front page area", "required": true }';
const manyAreas = Array.from(
  { length: 8 },
  (_, at) => `{ "kind": "area", "id": "area-${at}", "family": "F", "areaName": "A${at}" }`,
);

const meaning: Mutation[] = [
  [
    'an id twice',
    '"id": "offer-rail"',
    '"id": "winter-hero"',
    'PAGE020',
    '"id": "winter-hero",\n            "when": { "any"',
  ],
  ['an id that is not the name of the file', '"id": "home"', '"id": "start"', 'PAGE008'],
  ['an unknown fragment', '"ref": "usp-bar"', '"ref": "usb-bar"', 'PAGE021'],
  ['an unknown region', '"main": [', '"mian": [', 'PAGE022'],
  [
    'a second singleton',
    '"id": "checkout-form", "props": {} },',
    '"id": "checkout-form", "props": {} },\n{ "type": "checkout-form", "v": 1, "id": "second", "props": {} },',
    'PAGE023',
    '{ "type": "checkout-form", "v": 1, "id": "second"',
    checkout,
  ],
  [
    'a widget in the wrong layout',
    '"layout": "undistracted"',
    '"layout": "default"',
    'PAGE024',
    '"type": "checkout-form"',
    checkout,
  ],
  [
    'a fragment in itself',
    '[{ "kind": "container", "id": "points", "layout": "full", "widgets": [] }]',
    '[{ "kind": "fragment", "id": "again", "ref": "usp-bar" }]',
    'PAGE025',
    undefined,
    fragment,
  ],
  [
    'a fragment in the wrong region',
    '"allowIn": ["main"]',
    '"allowIn": ["aside"]',
    'PAGE024',
    '"ref": "usp-bar"',
    fragment,
  ],
  ['an unknown message', '"common.shopNow"', '"common.shopNew"', 'L10N005'],
  ['texts that reuse each other', '"fi": "1–3"', '"fi": { "$same": "sv" }', 'L10N006'],
  ['unknown data', '"data.offers.products"', '"data.offer.products"', 'BIND001'],
  ['a binding to a field that the data lacks', '"data.offers.products"', '"data.offers.product"', 'BIND002'],
  ['a prototype', '"data.offers.products"', '"data.offers.constructor"', 'BIND002'],
  ['an unknown route parameter', '"route.params.alias"', '"route.params.id"', 'BIND003'],
  ['an undeclared query key', '"route.params.alias"', '"route.query.brand"', 'BIND003'],
  [
    'a rule about an undeclared query key',
    '{ "vehicle": "any" }',
    '{ "vehicle": "any" }, { "query": { "utm_campaign": "winter" } }',
    'BIND003',
  ],
  ['different parameters', '"sv": "/s/:alias"', '"sv": "/s/:name"', 'ROUTE001'],
  [
    'a further address with other parameters',
    '"personal": true },',
    '"personal": true,\n"also": ["/vanha/:nimi"] },',
    'ROUTE001',
    '"also"',
    checkout,
  ],
  [
    'a further address that is taken',
    '"personal": true },',
    '"personal": true,\n"also": ["/vanha", "/kassa"] },',
    'ROUTE002',
    '"also"',
    checkout,
  ],
  ['a wildcard without a splat name', '"/l/:alias", "sv": "/s/:alias"', '"/l/*", "sv": "/s/*"', 'ROUTE006'],
  ['a splat name without a wildcard', '"route": {', '"route": { "splat": "rest",', 'ROUTE006'],
  [
    'an address of the server',
    '"personal": true },',
    '"personal": true,\n"also": ["/graphql"] },',
    'ROUTE007',
    '"also"',
    checkout,
  ],
  ['a duplicate route name', '"name": "index"', '"name": "checkout"', 'ROUTE003'],
  ['a day that does not exist', '2026-12-01T00:00+02:00', '2026-11-31T00:00+02:00', 'PAGE009'],
  ['a leap day in a common year', '2026-11-27T00:00+02:00', '2026-02-29T00:00+02:00', 'PAGE009'],
  ['a link to an unknown page', '"page:checkout"', '"page:chekout"', 'ROUTE004'],
  ['a path without a page', '"/l/talvi"', '"/l/talvi/renkaat"', 'ROUTE004'],
  ['a link to a page without its parameters', '"page:checkout"', '"page:index"', 'ROUTE004'],
  ['a period that ends before it begins', '2026-11-27', '2026-12-27', 'RULE001', '"until"'],
  [
    'conditions that exclude each other',
    '"when": { "market": ["fi", "se"] }',
    '"when": { "market": ["dk"] }',
    'RULE002',
    '"market": ["fi", "se"],',
  ],
  [
    'a condition and its opposite',
    '{ "auth": "customer" }',
    '{ "auth": "customer", "not": { "auth": "customer" } }',
    'RULE002',
  ],
  [
    'a range of model years that ends before it begins',
    '{ "auth": "customer" }',
    '{ "vehicleIs": [{ "manufacturer": "Honda" }, { "from": 2020, "until": 2015 }] }',
    'RULE002',
  ],
  [
    'a vehicle of one who has chosen none',
    '{ "auth": "customer" }',
    '{ "vehicle": "none", "vehicleIs": [{ "manufacturer": "Honda" }] }',
    'RULE002',
  ],
  [
    'model years that exclude each other',
    '{ "auth": "customer" }',
    '{ "vehicleIs": [{ "from": 2020 }], "all": [{ "vehicleIs": [{ "manufacturer": "Honda", "until": 2019 }] }] }',
    'RULE002',
  ],
  [
    'a vehicle and its opposite',
    '{ "auth": "customer" }',
    '{ "vehicleIs": [{ "manufacturer": "Honda" }], "not": { "vehicleIs": [{ "manufacturer": "honda" }] } }',
    'RULE002',
  ],
  ['a model without its make', '{ "auth": "customer" }', '{ "vehicleIs": [{ "model": ["A"] }] }', 'PAGE010'],
  ['a value of another type', '"data.offers.products"', '"data.offers.count"', 'BIND004'],
  [
    'a slip between two turns',
    turnsFrom,
    `${earlier('2026-11-20T00:00+02:00', '2026-11-26T23:59+02:00')}${turnsFrom}`,
    'RULE010',
    '"from": "2026-11-27',
  ],
  [
    'two turns at once',
    turnsFrom,
    `${earlier('2026-11-20T00:00+02:00', '2026-11-28T00:00+02:00')}${turnsFrom}`,
    'RULE011',
    '"from": "2026-11-27',
  ],
  [
    'no h1',
    '{ "type": "checkout-form", "v": 1, "id": "checkout-form", "props": {} },',
    '',
    'A11Y001',
    '"regions"',
    checkout,
  ],
  ['a second h1', bare, `${bare},\n${headline('h1')}`, 'A11Y001', '"headline"', checkout],
  ['a skipped heading level', bare, `${bare},\n${headline('h3')}`, 'A11Y003', '"headline"', checkout],
  ['a file name as alternative text', '"fi": "Mönkijä lumessa"', '"fi": "talvi-2026.JPG"', 'A11Y002'],
  ['an image without alternative text', '"sv": "Fyrhjuling i snö"', '"sv": " "', 'A11Y002'],
  ['a link without text', bare, `"href": "page:checkout", ${bare}`, 'A11Y002', bare, checkout],
  [
    'two pages with one title',
    '"access": "public", "personal": true',
    '"access": "public"',
    'SEO001',
    '"title": { "$t"',
    checkout,
  ],
  [
    'a title that is too short',
    '{ "$t": "seo.home.title" }',
    '{ "fi": "ATV", "sv": "Delar till fyrhjulingar" }',
    'SEO002',
  ],
  [
    'a title that is too long',
    '{ "$t": "seo.home.title" }',
    `{ "fi": "${'Osat '.repeat(15)}", "sv": "Delar till fyrhjulingar" }`,
    'SEO002',
  ],
  [
    'a description that says nothing',
    '"Delar och tillbehör till fyrhjulingar direkt från lagret."',
    '"Delar"',
    'SEO003',
    '"description"',
  ],
  [
    'a file of too many bytes',
    '"label": "Front page",',
    `"label": "Front page",\n"note": "${'ä'.repeat(140_000)}",`,
    'SIZE001',
    '{\n  "$schema"',
  ],
  ['a page with too many requests', front, [front, ...manyAreas].join(',\n'), 'PERF001', '"regions"'],
  ['a widget newer than the build', '"v": 2', '"v": 3', 'MIG001'],
  ['a version without a migration path', '"v": 3', '"v": 1', 'MIG003'],
];

/** Without its route parameter the home page has nothing to bind or link to. */
const withoutBinding = (texts: ReturnType<typeof fixtureTexts>) =>
  texts.map(source => ({
    ...source,
    text: source.text
      .replace('{ "$bind": "route.params.alias" }', '"talvi"')
      .replace('"/l/talvi"', '"/kassa"'),
  }));

it('finds nothing in the valid shop', () => {
  expect(checkDocuments(fixtureTexts(), world).findings).toEqual([]);
});

/** @proves FAULT-81 */
it.each([...syntax, ...structure, ...meaning])(
  'reports %s once, at its location',
  (_name, from, to, code, line, file = home) => {
    const texts = mutated(file, from, to);
    const { findings } = checkDocuments(texts, world);
    const place = findings[0]?.file ?? file;
    const text = texts.find(source => source.file === place)?.text ?? '';
    expect(findings.map(finding => [finding.code, finding.line])).toEqual([[code, lineOf(text, line ?? to)]]);
    expect(findings[0]?.fix).toMatch(/\S/);
  },
);

it('reports schedules that have ended at the time of the check', () => {
  const at = (now: string) =>
    checkDocuments(fixtureTexts(), { ...world, now: new Date(now) }).findings.map(
      ({ code, severity, path }) => [code, severity, path],
    );
  const until = 'regions.main[#hero].widgets[banner#winter-hero].when.until';
  expect(at('2026-11-30T23:59+02:00')).toEqual([]);
  expect(at('2026-12-01T00:00+02:00')).toEqual([['RULE012', 'warning', until]]);
});

/** @proves FAULT-76 */
it('reports HTML that the sanitiser removes', () => {
  const html = '<p style=\\"color:red\\">Osat</p>';
  const texts = mutated(home, bannerTone, `"code": { "fi": "${html}", "sv": "<p>Delar</p>" }, ${bannerTone}`);
  const { findings } = checkDocuments(texts, { ...world, strippedFrom });
  expect(findings).toMatchObject([
    {
      code: 'HTML001',
      severity: 'warning',
      message: 'The sanitiser takes away style of <p>',
      path: 'regions.main[#hero].widgets[banner#winter-hero].props.code.fi',
    },
  ]);
});

it('reports a path that only the catch-all page matches, and lets a connected shop decide', () => {
  const page = fixtureTexts().find(({ file }) => file === checkout)?.text ?? '';
  const content = page
    .replace('"id": "checkout"', '"id": "content"')
    .replace(/"route": .*\n/, '"route": { "name": "content", "paths": "/:alias", "access": "customer" },\n');
  const texts = [
    ...mutated(home, '"href": "category:talvi"', '"href": "/tietosuoja#b"'),
    { file: 'pages/content.page.json', text: content },
  ];
  const { findings } = checkDocuments(texts, world);
  expect(findings).toMatchObject([
    { code: 'ROUTE005', severity: 'warning', fix: expect.stringContaining('"content:tietosuoja"') },
  ]);
  const asked: string[] = [];
  const shop = {
    knows: ({ kind, name }: ShopReference) => asked.push(`${kind} ${name}`) > 0,
    names: () => [],
  };
  expect(checkDocuments(texts, { ...world, shop }).findings).toEqual([]);
  expect(asked).toContain('content tietosuoja');
});

it('reports two paths that match the same addresses in the later file', () => {
  const texts = withoutBinding(
    mutated(home, '"fi": "/l/:alias", "sv": "/s/:alias"', '"fi": "/kassa", "sv": "/s"'),
  );
  const { findings } = checkDocuments(texts, world);
  expect(findings.map(({ code, file }) => [code, file])).toEqual([['ROUTE002', home]]);
});

/** Findings about a change since `before`, made by the role. */
const changed = (from: string, to: string, role?: 'merchandiser', file = home) => {
  const before = new Map(fixtureTexts().map(source => [source.file, source.text]));
  const texts = mutated(file, from, to);
  return checkDocuments(texts, { ...world, before, ...(role ? { role } : {}) }).findings.map(
    ({ code, file: where, line }) => [
      code,
      lineOf(texts.find(one => one.file === where)?.text ?? '', to) === line,
    ],
  );
};

it('reports a text that was changed in one language only', () => {
  expect(changed('"sv": "Erbjudanden"', '"sv": "Fynd"')).toEqual([['L10N007', true]]);
  expect(changed('{ "fi": "Tarjoukset", "sv": "Erbjudanden" }', '{ "fi": "Ale", "sv": "Rea" }')).toEqual([]);
});

it.each([
  ['how a widget loads', '"hydrate": "visible"', '"hydrate": "load"'],
  ['reserved space', '"reserve": { "phone": 420 }', '"reserve": { "phone": 120 }'],
  ['an address', '"fi": "/l/:alias"', '"fi": "/lista/:alias"'],
  ['a layout of the page', '"layout": "default"', '"layout": "undistracted"'],
  ['a developer-only field', '"tone": "light"', '"css": ".a{}", "tone": "light"'],
])('does not let a merchandiser change %s', (_name, from, to) => {
  const findings = changed(from, to, 'merchandiser').filter(([code]) => code !== 'ROUTE004');
  expect(findings).toEqual([['ROLE001', true]]);
  expect(changed(from, to).filter(([code]) => code === 'ROLE001')).toEqual([]);
});

it('does not let a merchandiser remove such a field or change a layout file', () => {
  const file = 'pages/layouts/default.layout.json';
  expect(changed('"hydrate": "visible", ', '', 'merchandiser').map(([code]) => code)).toEqual(['ROLE001']);
  expect(changed('"label": "Shop"', '"label": "Store"', 'merchandiser', file).map(([code]) => code)).toEqual([
    'ROLE001',
  ]);
});

it('lets a merchandiser change, move and add content, and add a page', () => {
  const offer = mutated(home, '"id": "usp", "ref"', '"id": "points", "ref"');
  const page = offer.find(({ file }) => file === checkout)?.text ?? '';
  const own = page
    .replace('"id": "checkout"', '"id": "winter"')
    .replace(
      /"route": .*\n/,
      '"route": { "name": "winter", "paths": { "fi": "/talvi", "sv": "/vinter" }, "access": "ACCESS" },\n',
    )
    .replace('{ "$t": "seo.home.title" }', '{ "fi": "Kaikki talveen", "sv": "Allt för vintern" }');
  const before = new Map(fixtureTexts().map(source => [source.file, source.text]));
  const codesFor = (access: string) =>
    checkDocuments([...offer, { file: 'pages/winter.page.json', text: own.replace('ACCESS', access) }], {
      ...world,
      before,
      role: 'merchandiser',
    }).findings.map(({ code }) => code);
  expect(codesFor('public')).toEqual([]);
  expect(codesFor('customer')).toEqual(['ROLE001']);
});

it.each([
  ['a text', '{ "fi": "Talvi tulee", "sv": { "$same": "fi" } }', 1],
  ['a size', '{ "fi": "25 × 8 – 12", "sv": { "$same": "fi" } }', 0],
  ['nothing', '{ "fi": "Talvi tulee", "sv": null }', 0],
])('warns of %s that is shown in another language', (_what, text, count) => {
  const texts = mutated(home, '{ "fi": "Talvi tulee", "sv": "Vintern kommer" }', text);
  const warned = checkDocuments(texts, world).findings.filter(({ code }) => code === 'L10N008');
  expect(warned).toHaveLength(count);
  for (const finding of warned)
    expect(finding).toMatchObject({ severity: 'warning', about: { name: 'Suomi' } });
});

it.each([
  ['one language', '{ "fi": "Talvi tulee", "sv": "" }', 1],
  ['none', '{ "fi": "", "sv": "" }', 0],
  ['one on purpose', '{ "fi": "Talvi tulee", "sv": null }', 0],
])('warns of a text that is empty in %s', (_what, text, count) => {
  const texts = mutated(home, '{ "fi": "Talvi tulee", "sv": "Vintern kommer" }', text);
  const warned = checkDocuments(texts, world).findings.filter(({ code }) => code === 'L10N009');
  expect(warned).toHaveLength(count);
});

it('reports a message that is used in one place only', () => {
  const { findings } = checkDocuments(fixtureTexts(), { ...world, messagesOfCode: new Set() });
  expect(findings).toMatchObject([{ code: 'L10N004', file: home, severity: 'warning' }]);
  const withUsedMessage = { ...world, messagesOfCode: new Set(['common.shopNow']) };
  expect(checkDocuments(fixtureTexts(), withUsedMessage).findings).toEqual([]);
});

it('keeps a message with values, because a text of a page cannot have them', () => {
  const texts = fixtureTexts();
  const plain = '{ "$t": "common.shopNow" }';
  const home = texts.find(({ text }) => text.includes(plain));
  expect(home).toBeDefined();
  const valued = texts.map(each =>
    each === home
      ? { ...each, text: each.text.replace(plain, '{ "$t": "common.shopNow", "vars": { "name": "ATV" } }') }
      : each,
  );
  expect(checkDocuments(valued, { ...world, messagesOfCode: new Set() }).findings).toEqual([]);
});

function lineOf(text: string, marker: string): number {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`no ${JSON.stringify(marker)}`);
  return text.slice(0, at).split('\n').length;
}
