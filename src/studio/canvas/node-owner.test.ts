/** Which document a part of the page belongs to, and where a part of a document stands on it (R-STUDIO-261). */
import { expect, it } from 'vitest';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { testContainer, testPage } from '#engine/testing-engine.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addressIn, ownerOf } from './node-owner.ts';

const own = testContainer('text', 'box');
const area = { kind: 'area', id: 'area', family: 'front', areaName: 'top' } as const;
const shared = { kind: 'fragment', id: 'shared', ref: 'reasons' } as const;
const page: PageDocument = { ...testPage([own]), regions: { main: [own, area, shared] } };
const composed = {
  page,
  fragments: {},
  content: [{ ...area, kind: 'content', id: 'banners', regions: { main: [testContainer('banner', 'box')] } }],
} as unknown as Parameters<typeof addressIn>[0];
const at = (document: DocumentId, nodeId: string) => addressIn(composed, { document, nodeId });

it('finds a part of each document on the page, and the document of each part', () => {
  for (const [document, nodeId, address] of [
    [`page:${page.id}`, 'text', 'text'],
    ['content:banners', 'banner', 'area/banner'],
    ['fragment:reasons', 'text', 'shared/text'],
  ] as const) {
    expect(at(document, nodeId)).toBe(address);
    expect(ownerOf(composed, address)).toEqual({ document, nodeId });
  }
  // An override addresses the nodes of its page.
  expect(at('override:sweden', 'text')).toBe('text');
});

it('takes no part of another document for one of the page that has the same id', () => {
  // Deleted in the area, where somebody has said something about it.
  expect(at('content:banners', 'text')).toBeNull();
  expect(at('content:elsewhere', 'text')).toBeNull();
  expect(at('fragment:elsewhere', 'text')).toBeNull();
  expect(at('page:another', 'text')).toBeNull();
});
