/** The name of the parts of a market's country that nothing is delivered to, for those who live there. */
export const up = /* sql */ `
alter table market add column undelivered_name jsonb;
comment on column market.undelivered_name is 'name of the areas of undelivered_zip_pattern by language, such as {"fi": "Ahvenanmaa"}; null for none';
drop trigger market_dispatch_changed on market;
create trigger market_dispatch_changed after update of dispatch_until, time_zone, supplier_days, undelivered_zip_pattern, undelivered_name on market for each statement execute function announce_shipping();
`;
