/** The steps of a page change nothing that they are given, and each does what its name says. */
import { expect, it } from 'vitest';
import { localiseReferences } from '#kernel/localise-references.ts';
import type { WidgetInstance } from '../definition/contract.ts';
import { applyDefaults } from '../definition/field-paths.ts';
import { finishProps } from '../load/finish-props.ts';
import { testContainer, testContext, testPage, testShop, testWidget } from '../testing-engine.ts';
import { overridePage } from './override-page.ts';
import { type AuthoredPage, localisePage, migrateWidget } from './page-steps.ts';
import { resolvePage } from './resolve-page.ts';

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const widget = (id: string, props: WidgetInstance['props']): WidgetInstance => ({
  ...{ type: 'box', v: 1, id, props },
});
const authored: AuthoredPage = frozen({
  page: testPage([
    { kind: 'fragment', id: 'usp', ref: 'f' },
    { ...testContainer('c'), widgets: [widget('w', { old: 'category:vinssit', items: [{}] })] },
    { kind: 'area', id: 'a', family: 'Frontpage', areaName: 'Top' },
  ]),
  fragments: {
    f: {
      kind: 'fragment-file',
      id: 'f',
      containers: [{ ...testContainer('p'), widgets: [widget('u', {})] }],
    },
  },
  content: [
    {
      ...{ id: 'top', family: 'Frontpage', areaName: 'Top' },
      regions: { main: [{ ...testContainer('t'), widgets: [widget('x', { old: 'category:vinssit' })] }] },
    },
  ],
  overrides: [
    {
      ...{ kind: 'override', id: 'o', extends: 'home', context: { locale: ['sv'] } },
      ops: [{ set: { id: 'usp/u', path: 'props.old', value: 'category:vinssit' } }, { hide: 'nothing' }],
    },
  ],
});
const box = testWidget({
  version: 2,
  migrations: [({ props: { old, ...props }, ...rest }) => ({ ...rest, props: { ...props, href: old } })],
});
const fields = {
  ...{ version: 2, defaults: { 'items.*.tone': 'calm' }, responsive: ['items.*.tone'] },
  ...{ link: ['href', 'items.*.href'] },
};

it('goes from what is authored to what is resolved without changing either', async () => {
  const { services, reports } = testShop({ box }, { fields: () => fields });
  const sv = testContext({ segment: { ...testContext().segment, locale: 'sv' } });
  const overridden = frozen(overridePage(authored, sv.segment));
  expect([overridden.applied.map(({ id }) => id), overridden.lost.map(({ address }) => address)]).toEqual([
    ['o'],
    ['nothing'],
  ]);
  const aliases = { 'category:vinssit': { fi: 'vinssit', sv: 'vinschar' } };
  const localised = frozen(localisePage(overridden, part => localiseReferences(part, 'sv', aliases)));
  const { regions } = await resolvePage(localised, sv, {
    ...services,
    routes: { ...services.routes, pathOf: (name, _locale, params) => `/${name}/${params?.['alias'] ?? ''}` },
  });
  const shown = regions['main']?.flatMap(({ widgets }) => widgets.map(({ id, props }) => [id, props]));
  expect(shown).toEqual([
    ['usp/u', { href: '/sv/category/vinschar' }],
    ['w', { items: [{ tone: { phone: 'calm' } }], href: '/sv/category/vinschar' }],
    ['a/x', { href: '/sv/category/vinschar' }],
  ]);
  expect(reports).toEqual([]);
});

it('gives back the same objects for parts that stay the same', () => {
  const first = localisePage(overridePage(authored, testContext().segment), part => part);
  const [, container, area] = first.page.regions['main'] ?? [];
  const [, before, areaBefore] = authored.page.regions['main'] ?? [];
  if (container?.kind !== 'container' || before?.kind !== 'container') throw new Error('No container');
  expect(container.widgets[0]).toBe(before.widgets[0]);
  expect(area).toBe(areaBefore);
});

it('leaves what was resolved as it was when it finishes it', async () => {
  const { services } = testShop({}, { fields: () => fields });
  const props = frozen({ href: 'javascript:alert(1)', items: [{}] });
  const tools = { locale: 'fi', roots: {}, message: String, link: String } as never;
  expect(await finishProps('box', props, services, tools)).toEqual({ items: [{ tone: { phone: 'calm' } }] });
  expect(applyDefaults(props, { more: 1 })).toEqual({ ...props, more: 1 });
});

it('reports a widget that is newer than the build, and migrates none of it', () => {
  const codes: string[] = [];
  expect(migrateWidget({ ...widget('w', {}), v: 3 }, box, code => codes.push(code))).toBeNull();
  expect(codes).toEqual(['MIG001']);
});
