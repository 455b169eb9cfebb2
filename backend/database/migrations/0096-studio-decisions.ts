/** What staff decided where two people had changed the same in Studio, with the words that lost. */
export const up = /* sql */ `
create table studio_decision (
  decision_id uuid primary key,
  document_id text not null,
  node_id text not null,
  path text not null,
  chosen text not null check (chosen in ('mine', 'theirs')),
  other_author text not null,
  theirs jsonb not null,
  mine jsonb not null,
  author text not null,
  at timestamptz not null
);
create index studio_decision_of_document on studio_decision (document_id, at desc);
create index studio_decision_age on studio_decision (at);
`;
