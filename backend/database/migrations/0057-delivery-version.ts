/** Delivery and payment options are sent to an instance only when they differ from those that it has read. */
export const up = /* sql */ `
create table delivery_version (version uuid not null);
comment on table delivery_version is 'One row: another value after each change of shipping_option or payment_option. Random, so that a value that was rolled back never returns.';
insert into delivery_version values (gen_random_uuid());
create function renew_delivery_version() returns trigger language plpgsql as $$
begin
  update delivery_version set version = gen_random_uuid();
  return null;
end $$;
create trigger shipping_version after insert or update or delete or truncate on shipping_option
  for each statement execute function renew_delivery_version();
create trigger payment_version after insert or update or delete or truncate on payment_option
  for each statement execute function renew_delivery_version();
`;
