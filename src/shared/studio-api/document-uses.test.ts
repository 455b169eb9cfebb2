/** Which documents show or link another one (R-STUDIO-115). */
import { expect, it } from 'vitest';
import { type NamedBody, usesOf } from './document-uses.ts';

const page = (key: string, ...main: object[]): NamedBody => ({
  id: `page:${key}`,
  body: { kind: 'page', id: key, route: { name: key }, regions: { main } },
});
const fragment = (key: string, ...nodes: object[]): NamedBody => ({
  id: `fragment:${key}`,
  body: { kind: 'fragment', id: key, containers: nodes },
});
const ref = (name: string) => ({ kind: 'fragment', id: `the-${name}`, ref: name });
const widget = (href: unknown) => ({
  kind: 'container',
  id: 'row',
  widgets: [{ type: 'banner', props: { href } }],
});

it('finds shared parts, also through other shared parts, and each document once', () => {
  const usp = fragment('usp');
  const all = [
    page('one', ref('usp'), ref('usp')),
    fragment('foot', ref('usp')),
    page('two', ref('foot')),
    usp,
  ];
  expect(usesOf(usp, all)).toEqual(['page:one', 'fragment:foot', 'page:two']);
});

it('finds where an area is shown', () => {
  const banners: NamedBody = { id: 'content:banners', body: { family: 'Front', areaName: 'Banners' } };
  const shown = { kind: 'area', id: 'a', family: 'Front', areaName: 'Banners' };
  const other = { kind: 'area', id: 'a', family: 'Front', areaName: 'Texts' };
  expect(usesOf(banners, [page('home', shown), page('other', other), banners])).toEqual(['page:home']);
});

it('finds links to pages and information pages in every language', () => {
  const terms: NamedBody = { id: 'content:terms', body: { aliases: { fi: 'ehdot', sv: 'villkor' } } };
  const all = [page('one', widget({ fi: 'content:ehdot' })), page('two', widget('page:one')), terms];
  expect(usesOf(terms, all)).toEqual(['page:one']);
  expect(usesOf(page('one'), all)).toEqual(['page:two']);
});
