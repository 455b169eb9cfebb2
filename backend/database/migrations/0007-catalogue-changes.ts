/** Changes of the catalogue know their transaction: a reader cannot miss one that commits after many later ones. */
export const up = /* sql */ `
alter table catalogue_change add column tx xid8 not null default pg_current_xact_id();
create index catalogue_change_tx on catalogue_change (tx);
`;
