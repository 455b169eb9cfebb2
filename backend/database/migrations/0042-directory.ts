/** What completes an address: postal areas and organisations; and the buyer's cost centre. */
export const up = /* sql */ `
create table postal_area (
  country text not null, zip text collate "C" not null, name jsonb not null,
  primary key (country, zip));
comment on table postal_area is 'the town of each postal code; a country without rows completes nothing';
comment on column postal_area.name is 'by language';
create table organization (
  country text not null, number text not null, name text not null,
  address_line1 text not null default '', zip text not null default '', city text not null default '',
  primary key (country, number));
comment on table organization is 'a register of organisations, loaded by the merchant; number without separators';
alter table checkout add column cost_center text;
alter table shop_order add column cost_center text;
comment on column shop_order.cost_center is 'cost centre that an organisation wants on its invoice';
`;
