/** The fields of a menu's entries: their link, and which can advertise (R-STUDIO-127). */

import { expect, it } from 'vitest';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { formOf } from './node-schema.ts';

const inner: DocumentNode = { id: 'summer', items: [{ id: 'studs' }] };
const outer: DocumentNode = { id: 'tyres', items: [inner] };
const menu = (location: string, ...items: DocumentNode[]) => ({
  kind: 'menu',
  locations: [location],
  items,
});
const names = (node: DocumentNode, body: object) => formOf(node, { ...body })?.fields.map(({ name }) => name);

it.each(['main-desktop', 'main-mobile'])('offers it for a submenu of %s', location => {
  expect(names(outer, menu(location, outer))).toContain('promotion');
});

it('offers it nowhere else: the shop would not show it', () => {
  expect(names(inner, menu('main-desktop', outer))).not.toContain('promotion');
  expect(names(outer, menu('footer-first', outer))).not.toContain('promotion');
  const childless = { id: 'offers' };
  expect(names(childless, menu('main-desktop', childless))).toContain('label');
  expect(names(childless, menu('main-desktop', childless))).not.toContain('promotion');
});

it('asks for an address only where nothing of the shop is linked', () => {
  const linked = { id: 'a', target: 'page:spring' };
  expect(names(linked, menu('main-desktop', linked))).not.toContain('url');
  const both = { ...linked, url: { fi: '/kevat' } };
  expect(names(both, menu('main-desktop', both))).toContain('url');
  expect(names(inner, menu('main-desktop', inner))).toEqual(expect.arrayContaining(['target', 'url']));
});
