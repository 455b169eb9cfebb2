import { expect, it } from 'vitest';
import type { DocumentOverlay } from '#server/pages/compose-pages.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { changedContent } from './changed-tags.ts';

const overlay = (documents: Partial<Record<DocumentId, object | null>>): DocumentOverlay =>
  new Map(Object.entries(documents)) as unknown as DocumentOverlay;

const texts = { rows: [{ id: 'a', text: 'Talvi' }] };

it.each([
  ['a page', overlay({}), overlay({ 'page:index': texts })],
  ['a page again', overlay({ 'page:index': texts }), overlay({ 'page:index': { rows: [] } })],
  [
    'a fragment beside content',
    overlay({ 'content:a': texts }),
    overlay({ 'content:a': { ...texts }, 'fragment:b': {} }),
  ],
])('leaves pages that show menus and content alone: %s', (_, before, after) => {
  expect(changedContent(before, after)).toEqual([]);
});

it.each([
  ['begins', overlay({}), overlay({ 'content:a': texts })],
  ['differs', overlay({ 'content:a': texts }), overlay({ 'content:a': { rows: [] } })],
  ['is taken off the shop', overlay({ 'menu:main': texts }), overlay({ 'menu:main': null })],
  ['is no longer managed', overlay({ 'menu:main': texts }), overlay({})],
])('outdates pages that show menus and content when such a document %s', (_, before, after) => {
  expect(changedContent(before, after)).toEqual(['menu', 'content']);
});
