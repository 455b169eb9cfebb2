/** What is offered to be added. */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { presetsOf } from '#studio-api/preset-of.ts';
import { messages } from '../../parts/texts/messages.fi.gen.ts';
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
