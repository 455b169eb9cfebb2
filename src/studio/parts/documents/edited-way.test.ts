/** What leads back, and what was changed on the way (R-STUDIO-243). */
import { expect, it } from 'vitest';
import type { DocumentId } from '#studio-api/documents.ts';
import { type EditedWay, readWay, wayAlong, wayBack, wayTo } from './edited-way.ts';

const start: EditedWay = { from: [], also: [] };
const edited = (id: DocumentId) => ({ id, history: { undoable: [{ draft: { id } }] } });
const seen = (id: DocumentId) => ({ id, history: { undoable: [] } });

it('remembers every part that was changed from one page', () => {
  const a = wayTo('fragment:a', start, edited('page:home'));
  expect(a).toEqual({ from: ['page:home'], also: ['page:home'] });
  const page = wayBack(a, edited('fragment:a'));
  expect(page).toEqual({ from: [], also: ['page:home', 'fragment:a'] });
  const b = wayTo('fragment:b', page, seen('page:home'));
  expect(wayBack(b, edited('fragment:b')).also).toEqual(['page:home', 'fragment:a', 'fragment:b']);
});

it('names what was changed of the documents that are edited as one', () => {
  const page = {
    id: 'page:home' as const,
    history: { undoable: [{ draft: { id: 'content:front-page' as const } }] },
  };
  expect(wayTo('fragment:a', start, page)).toEqual({ from: ['page:home'], also: ['content:front-page'] });
  expect(wayAlong({ from: ['page:search'], also: [] }, page)).toEqual({
    from: ['page:search'],
    also: ['content:front-page'],
  });
});

it('names nothing that was merely opened', () => {
  const part = wayTo('fragment:a', start, seen('page:home'));
  expect(part).toEqual({ from: ['page:home'], also: [] });
  expect(wayBack(part, seen('fragment:a'))).toEqual(start);
});

it('leads from a part of an area through the area to the page', () => {
  const area = wayTo('content:front-page', start, seen('page:home'));
  const part = wayTo('fragment:a', area, edited('content:front-page'));
  expect(part.from).toEqual(['page:home', 'content:front-page']);
  const back = wayBack(part, edited('fragment:a'));
  expect(back).toEqual({ from: ['page:home'], also: ['content:front-page', 'fragment:a'] });
  expect(wayBack(back, seen('content:front-page'))).toEqual({ from: [], also: back.also });
  // No way leads through one document twice.
  expect(wayTo('page:home', part, seen('fragment:a')).from).toEqual([]);
});

it('reads of an address what can be a way', () => {
  expect(readWay(null)).toEqual(start);
  expect(readWay({ from: 'page:home', also: 7 })).toEqual(start);
  expect(
    readWay({ from: ['page:home', 'https://elsewhere.example', 7], also: ['page:a', 'page:a'] }),
  ).toEqual({
    from: ['page:home'],
    also: ['page:a'],
  });
});
