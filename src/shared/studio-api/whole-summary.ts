/** What is true of a page and the areas that are edited with it, together. */
import type { ApprovalState } from './approval-state.ts';
import type { DocumentSummary } from './documents.ts';

type State = DocumentSummary['state'];
type Whole = NonNullable<DocumentSummary['whole']>;
type Summarised = Whole;

/** What is furthest from being approved counts for all. */
const approvalOrder: readonly ApprovalState[] = ['returned', 'outdated', 'asked', 'approved'];

function stateOf(page: Summarised, all: readonly Summarised[]): State {
  if (page.state === 'new' || page.state === 'withdrawn') return page.state;
  const states = all.map(({ state }) => state);
  // A part that was taken off is not what shoppers see, though the page itself is.
  if (states.some(state => state !== 'live' && state !== 'scheduled')) return 'changed';
  return states.includes('scheduled') ? 'scheduled' : page.state;
}

/** None while a change of one of them was not sent. What was taken off the shop need not come back. */
function approvalOf(all: readonly Summarised[]): Pick<Whole, 'approval'> {
  const changed = all.filter(
    ({ state, approval }) => state !== 'live' && (state !== 'withdrawn' || approval),
  );
  const sent = changed.flatMap(({ approval }) => approval ?? []);
  const [first] = sent.toSorted((a, b) => approvalOrder.indexOf(a.state) - approvalOrder.indexOf(b.state));
  return first && sent.length === changed.length ? { approval: first } : {};
}

/** @param parts what is edited with the page */
export function wholeOf(page: Summarised, parts: readonly Summarised[]): Whole {
  const all = [page, ...parts];
  const next = all.flatMap(each => each.next ?? []).toSorted((a, b) => a.at.localeCompare(b.at))[0];
  const latest = all.toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))[0] ?? page;
  const sum = (of: 'errors' | 'warnings') => all.reduce((found, { findings }) => found + findings[of], 0);
  return {
    state: stateOf(page, all),
    ...(next ? { next } : {}),
    ...approvalOf(all),
    ...(all.some(({ runsExperiment }) => runsExperiment) ? { runsExperiment: true } : {}),
    completeness: completenessOf(all),
    findings: { errors: sum('errors'), warnings: sum('warnings') },
    changedBy: latest.changedBy,
    changedAt: latest.changedAt,
  };
}

/** A language is complete when it is complete in all of them. */
function completenessOf(all: readonly Summarised[]): DocumentSummary['completeness'] {
  const found: DocumentSummary['completeness'] = {};
  for (const { completeness } of all)
    for (const [code, share] of Object.entries(completeness) as [keyof typeof found, number][])
      found[code] = Math.min(found[code] ?? 1, share);
  return found;
}
