/** The history of a document keeps what its draft said before it was taken back. */
export const up = /* sql */ `
alter table studio_revision drop constraint studio_revision_source_check;
alter table studio_revision add constraint studio_revision_source_check
  check (source in ('studio', 'file', 'deploy', 'rollback', 'import', 'draft'));
`;
