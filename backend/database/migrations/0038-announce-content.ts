/** What Studio publishes of areas, information pages and menus is announced as other changes of content are. */
export const up = /* sql */ `
create function announce_studio_content() returns trigger language plpgsql as $$
begin
  if coalesce(new.document_id, old.document_id) ~ '^(content|menu):' then
    perform announce_catalogue('content', null);
  end if;
  return null;
end $$;
create trigger studio_content_announced after insert or update or delete on studio_live
  for each row execute function announce_studio_content();
`;
