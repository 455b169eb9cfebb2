/** What is offered to be added. */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { messages } from '../../parts/texts/messages.fi.gen.ts';
import { widgetChoices } from './widget-choices.ts';

const intl = createCompiledIntl('fi-FI', messages);
const page = { kind: 'page', id: 'home', layout: 'default', regions: { main: [] } };
const offered = (all: typeof catalogue) =>
  widgetChoices(all, { body: page, needsHeading: false }, intl).filter(({ group }) => group === 'content');

it('offers what editors place, and folds what the pages of the shop have by themselves', () => {
  const types = offered(catalogue).map(({ type }) => type);
  expect(types).toContain('banner');
  expect(types).toContain('newsletter');
  for (const own of ['checkout', 'cart', 'order-confirmation', 'login']) expect(types).not.toContain(own);
  expect(types.length).toBeLessThan(20);
});

it('offers a widget that developers have added', () => {
  const banner = catalogue.widgets.find(({ type }) => type === 'banner');
  if (!banner) throw new Error('There is no banner');
  const own = { ...banner, type: 'size-guide', kind: 'part' as const };
  expect(offered({ ...catalogue, widgets: [own] }).map(({ type }) => type)).toEqual(['size-guide']);
});
