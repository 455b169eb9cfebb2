/** What is offered to be added. */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { presetsOf } from '#studio-api/preset-of.ts';
import { messages } from '../../parts/texts/messages.fi.gen.ts';
import { presetChoices } from './preset-choices.ts';
import { widgetChoices } from './widget-choices.ts';

const intl = createCompiledIntl('fi-FI', messages);
const page = { kind: 'page', id: 'home', layout: 'default', regions: { main: [] } };
const offered = (all: typeof catalogue) =>
  widgetChoices(all, { body: page, needsHeading: false }, intl).filter(({ group }) => group === 'content');

it('offers what editors place, and folds what the pages of the shop have by themselves', () => {
  const types = [...new Set(offered(catalogue).map(({ type }) => type))];
  expect(types).toContain('banner');
  expect(types).toContain('newsletter');
  for (const own of ['checkout', 'cart', 'order-confirmation', 'login']) expect(types).not.toContain(own);
  expect(types.length).toBeLessThan(20);
});

it('offers a widget that developers have added', () => {
  const banner = catalogue.widgets.find(({ type }) => type === 'banner');
  if (!banner) throw new Error('There is no banner');
  const schema = { ...banner.schema, 'x-presets': [] };
  const own = { ...banner, schema, type: 'size-guide', kind: 'part' as const };
  expect(offered({ ...catalogue, widgets: [own] }).map(({ type }) => type)).toEqual(['size-guide']);
});

it('offers presets by their names, and makes none the heading of a page that has one', () => {
  const large = offered(catalogue).find(({ id }) => id === 'banner hero');
  expect(large?.name).toBe('Suuri banneri');
  expect(large?.node['props']).toMatchObject({ size: 'l' });
  expect(large?.node['props']).not.toHaveProperty('titleTag');
});

it('names every preset in Studio’s languages', () => {
  const presets = catalogue.widgets.flatMap(widget => {
    const names = widget.schema['x-presets'];
    return Array.isArray(names) ? names.map(name => ({ widget, name: String(name) })) : [];
  });
  expect(presets.length).toBeGreaterThan(0);
  for (const { widget, name } of presets) {
    expect(presetsOf(widget).map(each => each.name)).toContain(name);
    expect(Object.keys(messages)).toContain(
      `PREVIEW_PRESET_${`${widget.type}_${name}`.replaceAll('-', '_').toUpperCase()}`,
    );
  }
});

it('says of each choice whether another document, into which it may be dragged, takes it', () => {
  const area = {
    kind: 'content',
    id: 'front',
    family: 'Frontpage',
    areaName: 'Front',
    regions: { main: [] },
  };
  const all = widgetChoices(catalogue, { body: page, needsHeading: false }, intl);
  const inArea = new Set(
    widgetChoices(catalogue, { body: area, needsHeading: false }, intl).map(({ id }) => id),
  );
  expect(inArea.size).toBeLessThan(all.length);
  for (const choice of all)
    expect([choice.id, choice.mayStandIn(area)]).toEqual([choice.id, inArea.has(choice.id)]);
  // What a page shows once may stand in another one.
  const own = all.find(({ id, type }) => isSingleton(type) && !inArea.has(id));
  if (!own) throw new Error('There is nothing that a page shows once.');
  const row = (...widgets: object[]) => ({ kind: 'container', id: 'row', layout: 'full', widgets });
  const taken = { ...page, regions: { main: [row(own.node)] } };
  expect([own.mayStandIn(page), own.mayStandIn(taken)]).toEqual([true, false]);

  const node = row({ type: 'banner', v: 1, id: 'banner', props: {} }, own.node);
  const [preset] = presetChoices(
    [{ id: 'both', name: 'Both', node, by: 'Ann', at: '2026-11-30T10:00:00Z', mayChange: true }],
    catalogue,
    { body: page, place: { firstInRegion: 'main' }, shopOrigin: '' },
    intl,
  );
  expect([preset?.mayStandIn(page), preset?.mayStandIn(area)]).toEqual([true, false]);
});

const isSingleton = (of: string): boolean =>
  catalogue.widgets.some(({ type, schema }) => type === of && schema['x-singleton'] === true);
