/** What people call the nodes of a document. */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages as en } from '../../parts/texts/messages.en.gen.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { nodeHint, rowHeading } from './node-name.ts';

const row = (...types: string[]) => ({
  kind: 'container',
  id: 'top',
  widgets: types.map((type, at) => ({ type, id: `part-${at}`, props: {} })),
});

it('calls a row by the kinds of its parts, and never by its id', () => {
  const [english, finnish] = [createCompiledIntl('en-GB', en), createCompiledIntl('fi-FI', fi)];
  expect(rowHeading(row('banner', 'banner', 'text'), english)).toBe('Banner, Text');
  expect(rowHeading(row('banner', 'text'), finnish)).toBe('Banneri, Teksti');
  expect(rowHeading(row('banner', 'text', 'image', 'breadcrumb'), english)).toMatch(/^Banner, Text, .+, …$/);
  expect(rowHeading(row(), finnish)).toBe('Rivi');
});

it('recognises a part by whole words of its text, and says that there are more', () => {
  const hint = (fi: string) =>
    nodeHint({ type: 'banner', id: 'a', props: { title: { fi } } }, 'fi', createCompiledIntl('en-GB', en));
  const long = 'Aura kiinni ennen ensilunta ja lumiketjut renkaisiin ennen kuin pakkanen yllättää';
  expect(hint(long)).toBe('Aura kiinni ennen ensilunta ja lumiketjut renkaisiin ennen…');
  expect(hint('Aura kiinni')).toBe('Aura kiinni');
  expect(hint('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
});
