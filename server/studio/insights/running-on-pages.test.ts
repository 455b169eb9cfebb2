/** Experiments are counted as they run, with what overrides show (R-STUDIO-298). */
import { expect, it } from 'vitest';
import type { Bodies } from '#backend/index.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { runningOnPages } from './running-on-pages.ts';

const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
const trying = (name: string) => ({ experiments: { [name]: { arms, goal: 'pressed' } } });
const shared = (id: string, more: object = {}) => ({
  ...{ kind: 'fragment-file', id, containers: [] },
  ...more,
});
const page = (id: string, more: object = {}) => ({ id, regions: { main: [] }, ...more });
const inserting = (id: string, of: string, ref: string) => ({
  ...{ id, extends: of, context: { market: ['se'] } },
  ops: [{ insert: { firstIn: 'main', node: { kind: 'fragment', id: ref, ref } } }],
});
const bodies = new Map<DocumentId, object>([
  ['page:home', page('home', trying('own'))],
  ['page:other', page('other')],
  ['fragment:offer', shared('offer', trying('promo'))],
  ['fragment:late', shared('late', trying('late'))],
  ['fragment:unused', shared('unused', trying('unused'))],
  ['override:home-se', inserting('home-se', 'home', 'offer')],
  ['override:home-se-company', inserting('home-se-company', 'home-se', 'late')],
]) as unknown as Bodies;

it.each<[DocumentId, number]>([
  ['page:home', 3],
  ['fragment:offer', 3],
  ['fragment:late', 3],
  ['page:other', 0],
  ['fragment:unused', 0],
])('counts what runs where %s is shown, in the context of an override as well: %i', (id, running) => {
  expect(runningOnPages(id, bodies)).toBe(running);
});
