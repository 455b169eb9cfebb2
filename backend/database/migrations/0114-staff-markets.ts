/** Members of staff, and who is invited, may be limited to markets. */
export const up = /* sql */ `
alter table staff add column markets text[] check (cardinality(markets) > 0);
alter table staff_invite add column markets text[] check (cardinality(markets) > 0);
comment on column staff.markets is 'aliases of the markets whose parts of pages this person may write; null: all';
`;
