import { expect, it } from 'vitest';
import { treeRows } from '../../editing/structure/tree-row.ts';
import { hiddenRows } from './hidden-rows.ts';

const shown = {
  market: 'fi',
  locale: 'fi',
  customerType: 'PERSON',
  vatIncluded: true,
  signedIn: false,
} as const;

/** Whether a widget with this rule is hidden. */
const isHidden = (when: unknown, context: Parameters<typeof hiddenRows>[1] = shown) => {
  const widgets = [{ id: 'text', type: 'text', when }];
  const body = { regions: { main: [{ id: 'row', kind: 'container', layout: 'full', widgets }] } };
  return hiddenRows(treeRows({ format: 1, kind: 'page', ...body }), context).has('text');
};

it.each([
  ['of another market', { market: ['se'] }, { market: 'se' }],
  ['for businesses', { customerType: ['ORGANIZATION'] }, { customerType: 'ORGANIZATION' as const }],
  ['in Swedish', { locale: ['sv'] }, { locale: 'sv' }],
  ['for customers who have signed in', { auth: 'customer' }, { signedIn: true }],
  ['for a vehicle', { vehicle: 'any' }, { vehicle: '12' }],
  ['of next year', { from: '2999-01-01T00:00:00Z' }, { at: '2999-06-01T00:00:00Z' }],
])('hides what is %s until the context is so', (_name, when, change) => {
  expect(isHidden(when)).toBe(true);
  expect(isHidden(when, { ...shown, ...change })).toBe(false);
});

it('counts what it cannot judge as shown', () => {
  expect(isHidden(undefined)).toBe(false);
  expect(isHidden({ feature: ['wallets'] })).toBe(false);
  expect(isHidden({ viewport: ['phone'] })).toBe(false);
});

it('hides what is taken away from everyone, whatever its rule says', () => {
  const row = { id: 'row', kind: 'container', hidden: true, when: { market: ['fi'] } };
  const rows = treeRows({
    format: 1,
    kind: 'page',
    regions: { main: [{ ...row, widgets: [{ id: 'text', type: 'text' }] }] },
  });
  expect([...hiddenRows(rows, shown)]).toEqual(['row', 'text']);
});

it('hides what stands in a hidden row', () => {
  const row = {
    id: 'row',
    kind: 'container',
    when: { market: ['se'] },
    widgets: [{ id: 'text', type: 'text' }],
  };
  const rows = treeRows({ format: 1, kind: 'page', regions: { main: [row] } });
  expect([...hiddenRows(rows, shown)]).toEqual(['row', 'text']);
});
