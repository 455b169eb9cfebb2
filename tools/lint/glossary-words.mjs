/** Words that have a standard term. Identifiers are split at capitals, hyphens and underscores and compared part by part. */

/** Not in identifiers, file names and prose. */
export const everywhere = {
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  fault: 'error',
  faults: 'errors',
  goods: 'products',
  film: 'video',
  films: 'videos',
  deed: 'command or operation',
  deeds: 'commands or operations',
  dressing: 'layout content',
  respell: 'redirectCanonical',
  keeper: 'scheduler or store',
  slips: 'typos',
  asleep: 'pending',
  nobody: 'no one, or name who',
  whoever: 'name who',
  wishes: 'requests',
  wish: 'request',
  floors: 'layers',
};

/** Not in identifiers and file names: sequences of parts. */
export const inIdentifiers = {
  kept: 'cached, stored, persisted or static',
  held: 'deferred or reserved',
  telling: 'context',
  told: 'reported',
  'put away': 'dismissed',
  'way on': 'afterSignIn',
  'ways on': 'redirects',
  'lead on': 'redirect',
  'take turn': 'consume',
  'return turn': 'release',
  'create turns': 'limitConcurrency',
  'create breath': 'yieldToEventLoop',
  'lend due': 'claimDue',
  'give back': 'release',
  'code tries': 'promo code rate limit',
  'hear tabs': 'subscribeToTabs',
  'use loaded': 'useAsync',
  desk: 'mail context',
  nap: 'interval',
  readings: 'candidates',
  meanings: 'interpretations',
};

/** Names that others own (the public contract, the database, whose migrations never change), and the ids of tests/faults.json. */
export const fixedNames = new Set(['goodsLabel', 'goods_label', 'stock_wish', 'FAULT']);

/** `path prefix` → words allowed there, with the reason. */
export const allowed = [
  { path: 'tools/lint/glossary', words: '*', reason: 'this list' },
  { path: 'docs/glossary.md', words: '*', reason: 'explains the terms' },
  { path: 'demo/', words: ['film', 'mend', 'floors', 'keeper', 'wish'], reason: 'product texts' },
  { path: 'backend/database/migrations/', words: '*', reason: 'migrations never change' },
  { path: 'backend/database/unix-access', words: ['nobody'], reason: 'the user account of Unix' },
  { path: 'backend/database/cluster-location.ts', words: ['nobody'], reason: 'the user account of Unix' },
  { path: 'backend/mail/texts/en.ts', words: ['goods'], reason: 'the term of consumer law' },
  { path: 'tools/reliability/', words: ['faults'], reason: 'the file of the rows' },
  { path: 'tools/generate/reliability', words: ['faults'], reason: 'the file of the rows' },
  { path: 'tools/lint/reliability', words: ['faults'], reason: 'the file of the rows' },
  { path: 'docs/reliability.md', words: ['faults'], reason: 'the file of the rows' },
  { path: 'CONTRIBUTING.md', words: ['faults'], reason: 'the file of the rows' },
  { path: 'tools/lint/citations', words: ['fault', 'faults'], reason: 'titles that must not be cited' },
];
