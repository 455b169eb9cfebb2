import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { TreeRow } from '../../editing/structure/tree-row.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { documentKind, rowName } from './row-name.ts';

const intl = createCompiledIntl('en-GB', messages);
const place: Omit<TreeRow, 'id'> = { level: 1, parent: null, position: 1, count: 1, hasChildren: false };
const entry: TreeRow = { ...place, id: 'tyres', node: { id: 'tyres', label: { fi: 'Renkaat' } } };
const unnamed: TreeRow = { ...place, id: 'x', node: { id: 'x' } };

it('calls entries of a menu by their texts, and the first row by the name of the document', () => {
  const documentName = 'Main menu';
  const named = { intl, locale: 'fi', document: documentKind({ kind: 'menu' }), documentName };
  expect(rowName(entry, named)).toEqual({ kind: 'Renkaat', hint: '' });
  expect(rowName(unnamed, named)).toEqual({ kind: 'Entry', hint: '' });
  expect(rowName({ ...place, id: '' }, named)).toEqual({ kind: 'Main menu', hint: 'Menu details' });
  const area = documentKind({ kind: 'content', area: { family: '', areaName: '', filters: [] } });
  expect(rowName({ ...place, id: '' }, { ...named, document: area }).hint).toBe('Area details');
});
