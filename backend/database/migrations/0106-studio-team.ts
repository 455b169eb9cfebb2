/** Who has a document open in Studio. The rows are worth nothing after a crash, so they are not logged. */
export const up = /* sql */ `
create unlogged table studio_presence (
  client_id uuid primary key,
  connection_id uuid not null unique,
  document_id text not null,
  staff_id text not null,
  name text not null,
  node_id text,
  is_typing boolean not null,
  seen_at timestamptz not null
);
create index studio_presence_of_document on studio_presence (document_id);
create trigger studio_presence_announced after insert or update or delete on studio_presence
  for each statement execute function announce_studio('studio_presence');
`;
