/** What lists say of a page and what it alone shows (R-STUDIO-263). */
import { expect, it } from 'vitest';
import type { DraftApproval } from './approval-state.ts';
import type { DocumentSummary } from './documents.ts';
import { wholeOf } from './whole-summary.ts';

type Whole = NonNullable<DocumentSummary['whole']>;

const live: Whole = {
  state: 'live',
  completeness: { fi: 1, sv: 1 },
  findings: { errors: 0, warnings: 1 },
  changedBy: 'Anna',
  changedAt: '2026-11-01T10:00:00Z',
};
const stateOf = (page: Whole['state'], part: Whole['state']) =>
  wholeOf({ ...live, state: page }, [{ ...live, state: part }]).state;

it('is changed when either is, and live when both are', () => {
  expect([stateOf('live', 'live'), stateOf('live', 'changed'), stateOf('changed', 'live')]).toEqual([
    'live',
    'changed',
    'changed',
  ]);
  expect([stateOf('live', 'scheduled'), stateOf('scheduled', 'changed')]).toEqual(['scheduled', 'changed']);
  // The page is in the shop, but without what was taken off.
  expect(stateOf('live', 'withdrawn')).toBe('changed');
  expect([stateOf('new', 'live'), stateOf('withdrawn', 'changed')]).toEqual(['new', 'withdrawn']);
});

it('adds up findings, is as complete as the least complete, and names the last change', () => {
  const part: Whole = {
    ...live,
    completeness: { fi: 1, sv: 0.5 },
    findings: { errors: 2, warnings: 0 },
    changedBy: 'Bea',
    changedAt: '2026-11-02T10:00:00Z',
  };
  expect(wholeOf(live, [part])).toEqual({
    state: 'live',
    completeness: { fi: 1, sv: 0.5 },
    findings: { errors: 2, warnings: 1 },
    changedBy: 'Bea',
    changedAt: '2026-11-02T10:00:00Z',
  });
});

it('is approved when everything that is changed is', () => {
  const sent = (state: DraftApproval['state']) =>
    ({ ...live, state: 'changed', approval: { state } }) as Whole;
  const state = (page: Whole, part: Whole) => wholeOf(page, [part]).approval?.state;
  expect(state(live, sent('approved'))).toBe('approved');
  expect(state(sent('asked'), sent('approved'))).toBe('asked');
  expect(state({ ...live, state: 'changed' }, sent('approved'))).toBeUndefined();
  expect(state(sent('approved'), { ...live, state: 'withdrawn' })).toBe('approved');
});

it('runs an experiment when a part does', () => {
  expect(wholeOf(live, [{ ...live, runsExperiment: true }]).runsExperiment).toBe(true);
  expect(wholeOf(live, [live])).not.toHaveProperty('runsExperiment');
});
