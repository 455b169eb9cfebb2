/** Pages and texts show what delivery costs: a changed way of shipping is announced as the catalogue is. */
export const up = /* sql */ `
create function announce_shipping() returns trigger language plpgsql as $$
begin
  perform announce_catalogue('all', null);
  return null;
end $$;
create trigger shipping_changed after insert or update or delete on shipping_option for each statement execute function announce_shipping();
`;
