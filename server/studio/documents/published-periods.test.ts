/** What the schedule says of days and rules of published documents. */
import { expect, it } from 'vitest';
import { publishedPeriods } from './published-periods.ts';

const document = { id: 'page:home', kind: 'page', label: 'Front page' } as const;
const now = new Date('2026-11-23T10:00:00Z');
const pageOf = (...rules: unknown[]) => ({
  kind: 'page',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        widgets: rules.map((when, at) => ({ type: 'banner', id: `w${at}`, when })),
      },
    ],
  },
});
const found = (body: Parameters<typeof publishedPeriods>[1]) =>
  publishedPeriods(document, body, now).map(({ at, is, ...more }) => [
    is,
    at,
    'trail' in more ? more.trail.map(({ id }) => id).join('/') : '',
  ]);

it('names the part, with the moment in UTC, and leaves out what has passed or never comes', () => {
  const rule = { from: '2026-11-01T00:00+02:00', until: '2026-12-01T00:00+02:00' };
  expect(found(pageOf(rule, { market: ['se'] }, { from: 'soon', until: '2099-12-31T00:00Z' }))).toEqual([
    ['over', '2026-11-30T22:00:00.000Z', 'row/w0'],
  ]);
});

it('reads rules within rules that all have to be met, not alternatives and exceptions', () => {
  const from = (day: string) => ({ from: `2026-12-${day}T00:00Z` });
  expect(found(pageOf({ all: [from('02')], any: [from('03'), from('04')], not: from('05') }))).toEqual([
    ['shown', '2026-12-02T00:00:00.000Z', 'row/w0'],
  ]);
});

it('names the document for its own days', () => {
  expect(found({ activeFrom: '2026-12-01T00:00:00Z', activeTo: '2026-12-24T00:00:00Z' })).toEqual([
    ['shown', '2026-12-01T00:00:00.000Z', ''],
    ['over', '2026-12-24T00:00:00.000Z', ''],
  ]);
});
