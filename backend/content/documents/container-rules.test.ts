/** To whom and when a row of a document is shown, from a document to a row and back. */
import { expect, test } from 'vitest';
import type { ContentDocument } from '#engine/content/content-document.ts';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { ContentForms } from './content-forms.ts';
import { fromCollection } from './from-collection.ts';
import { toCollection } from './to-collection.ts';

const forms: ContentForms = { widgets: {}, accept: () => null, pathOfPage: () => null, pageNames: () => [] };

const area = (when: Rule): ContentDocument => ({
  ...{ format: 1, kind: 'content', id: 'front', label: 'Front', family: 'Front', areaName: 'Top' },
  regions: { main: [{ kind: 'container', id: '4', layout: 'full', when, widgets: [] }] },
});

const readAgain = (document: ContentDocument): ContentDocument => {
  const row = { ...toCollection(document, undefined, forms), pictures: new Map(), aliases: new Map() };
  return fromCollection(row, document.id, { forms, linkOf: () => undefined }).document;
};

test.each<[Rule]>([
  [{ from: '2026-12-01T00:00:00+02:00' }],
  [{ until: '2026-12-24T12:00:00Z' }],
  [{ from: '2026-12-01T00:00:00Z', until: '2026-12-24T12:00:00Z' }],
  [{ customerType: ['ORGANIZATION'] }],
  [{ viewport: ['phone'], customerType: ['PERSON', 'ORGANIZATION'], until: '2026-12-24T12:00:00Z' }],
  [{ viewport: ['tablet', 'laptop', 'desktop', 'desktopBig'] }],
])('%j is read again as it was written', when => {
  expect(readAgain(area(when)).regions.main).toEqual(area(when).regions.main);
});
