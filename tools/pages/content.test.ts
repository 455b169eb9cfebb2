/** Content documents and menus are checked like page files, and refused what other clients of the API cannot show. */
import { expect, it } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from '#page-lint/check-documents.ts';

const check = (name: string, document: object) =>
  checkDocuments([{ file: name, text: JSON.stringify(document) }], { grammar, messageIds: new Set(['a.b']) });

const widget = (more: object = {}) => ({
  type: 'rich-text',
  v: 1,
  id: 'words',
  props: { text: { fi: '<p>Talvi</p>', sv: '<p>Vinter</p>' } },
  ...more,
});
const container = (widgets: readonly object[], more: object = {}) => ({
  kind: 'container',
  id: 'row',
  layout: 'full',
  widgets,
  ...more,
});
const page = (containers: readonly object[], more: object = {}) => ({
  format: 1,
  kind: 'content',
  id: 'winter',
  label: 'Winter',
  aliases: { fi: 'talvi', sv: 'vinter' },
  regions: { main: containers },
  ...more,
});
const codesOf = (document: object) =>
  check('content/winter.content.json', document).findings.map(({ code }) => code);

it('accepts an information page, an area and a container for phones', () => {
  expect(check('content/winter.content.json', page([container([widget()])])).findings).toEqual([]);
  const { aliases: _aliases, ...area } = page([container([widget()], { when: { viewport: ['phone'] } })], {
    family: 'Frontpage',
    areaName: 'Top',
  });
  const { findings, contents } = check('content/winter.content.json', area);
  expect(findings).toEqual([]);
  expect(contents).toHaveLength(1);
});

it('needs an address or an area, and not both', () => {
  const { aliases: _, ...nowhere } = page([]);
  expect(codesOf(nowhere)).toEqual(['PAGE005']);
  expect(codesOf(page([], { family: 'Frontpage', areaName: 'Top' }))).toEqual(['PAGE010']);
});

it('refuses widgets that the content system has no form for', () => {
  expect(codesOf(page([container([{ type: 'cart', v: 1, id: 'cart', props: {} }])]))).toEqual(['PAGE024']);
});

it('refuses rules, messages and bound values', () => {
  const found = codesOf(
    page([
      container(
        [
          widget({ when: { market: ['se'] } }),
          widget({ id: 'two', props: { text: { $t: 'a.b' } } }),
          widget({ id: 'three', props: { text: { $bind: 'market.alias' } } }),
        ],
        { when: { locale: ['fi'] } },
      ),
      container([], { id: 'mixed', when: { viewport: ['phone', 'tablet'] } }),
    ]),
  );
  expect(found).toEqual(Array.from({ length: 5 }, () => 'PAGE026'));
});

it('finds an entry of a menu whose id is used twice, and a target of an unknown kind', () => {
  const { findings } = check('content/main.menu.json', {
    format: 1,
    kind: 'menu',
    id: 'main',
    label: 'Main menu',
    locations: ['main-desktop'],
    items: [
      { id: 'tyres', target: 'category:renkaat' },
      { id: 'more', items: [{ id: 'tyres', target: 'category:vinssit' }] },
    ],
  });
  expect(findings.map(({ code }) => code)).toEqual(['PAGE020']);
  const wrong = check('content/main.menu.json', {
    format: 1,
    kind: 'menu',
    id: 'main',
    label: 'Main menu',
    locations: [],
    items: [{ id: 'tyres', target: 'renkaat' }],
  });
  expect(wrong.findings.map(({ code }) => code)).toEqual(['PAGE008']);
});

it('finds a promotion where no submenu shows it (R-STUDIO-127)', () => {
  const promotion = {
    image: { file: 'tile-lake.webp', width: 960, height: 720, alt: { fi: null, sv: null, en: null } },
    title: { fi: 'Kesä', sv: 'Sommar', en: 'Summer' },
    href: 'category:renkaat',
  };
  const below = [{ id: 'below', target: 'category:vinssit' }];
  const found = (locations: string[], items: object[]) =>
    check('content/main.menu.json', {
      format: 1,
      kind: 'menu',
      id: 'main',
      label: 'Main menu',
      locations,
      items,
    }).findings.map(({ code, severity, path }) => [code, severity, path]);
  const entry = { id: 'tyres', target: 'category:renkaat', promotion };
  expect(found(['main-desktop'], [{ ...entry, items: below }])).toEqual([]);
  expect(found(['main-mobile'], [{ ...entry, items: below }])).toEqual([]);
  const place = ['PAGE027', 'warning', 'items[#tyres].promotion'];
  expect(found(['main-desktop'], [entry])).toEqual([place]);
  const begun = { ...entry, promotion: { image: promotion.image }, items: below };
  expect(found(['main-desktop'], [begun])).toEqual([['PAGE028', 'error', 'items[#tyres].promotion']]);
  expect(found(['footer-first'], [{ ...entry, items: below }])).toEqual([place]);
  expect(found(['main-desktop'], [{ id: 'more', items: [{ ...entry, items: below }] }])).toEqual([
    ['PAGE027', 'warning', 'items[#more].items[#tyres].promotion'],
  ]);
});
