/** Studio's list of orders hears of every order, whoever changes it, and corrections of articles are found in the log. */
export const up = /* sql */ `
create function tell_of_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('studio_order', '');
  return null;
end $$;
comment on function tell_of_orders is 'Notifications of one transaction are one';
create trigger orders_told after insert or update of status, flag, pay_by on shop_order
  for each statement execute function tell_of_orders();
create trigger withdrawals_told after insert or update of handled_at on withdrawal
  for each statement execute function tell_of_orders();

create index studio_audit_article on studio_audit (document_id, audit_id) where document_id like 'article:%';
`;
