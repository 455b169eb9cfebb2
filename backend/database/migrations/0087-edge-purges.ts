/**
 * Which instance tells the cache in front of the shop of changes, and up to when it has. Not logged: after a crash, a failover
 * or a restore nothing is known of what the cache has stored, so that everything is purged.
 */
export const up = /* sql */ `
create unlogged table edge_purge (
  only_row boolean primary key default true check (only_row),
  holder text,
  lease_until timestamptz not null,
  purged_at timestamptz not null,
  version bigint not null,
  build text not null,
  resets bigint not null default 0,
  resets_done bigint not null default 0
);
`;
