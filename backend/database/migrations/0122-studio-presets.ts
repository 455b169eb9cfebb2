/** Parts of pages that merchandisers have saved to begin with elsewhere. */
export const up = /* sql */ `
create table studio_preset (
  preset_id uuid primary key,
  name text not null check (name <> ''),
  node jsonb not null,
  author_id text,
  author text not null,
  at timestamptz not null
);
create unique index studio_preset_name on studio_preset (lower(name));
comment on column studio_preset.node is 'a row or a widget with all that is in it, in the versions of widgets that it was saved with';
`;
