/** Documents of Studio that were deleted can be restored. */
export const up = /* sql */ `
alter table studio_document add column deleted_at timestamptz, add column deleted_by text;
comment on column studio_document.deleted_at is 'its draft is neither listed nor changed until it is restored';
create trigger studio_document_announced after update of deleted_at on studio_document
  for each statement execute function announce_studio('studio_draft');
`;
