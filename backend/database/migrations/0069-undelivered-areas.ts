/** Parts of a market's country that nothing is delivered to, such as those outside of the VAT area of the European Union. */
export const up = /* sql */ `
alter table market add column undelivered_zip_pattern text;
comment on column market.undelivered_zip_pattern is 'regular expression of whole zip codes that no delivery option reaches; null for none';
drop trigger market_dispatch_changed on market;
create trigger market_dispatch_changed after update of dispatch_until, time_zone, supplier_days, undelivered_zip_pattern on market for each statement execute function announce_shipping();
`;
