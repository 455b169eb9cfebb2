/** Links that show drafts to people without an account are rows, so that each can be ended. */
export const up = /* sql */ `
create table preview_link (
  link_id int generated always as identity primary key, hash text not null unique, documents jsonb not null,
  context text not null, made_by text not null, ends_at timestamptz not null
);
comment on column preview_link.hash is 'of the secret in the address';
comment on column preview_link.documents is 'ids and versions of the drafts that it shows';
`;
