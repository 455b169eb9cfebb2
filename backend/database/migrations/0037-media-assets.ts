/** The picture library: what is known of each picture that pages show. A trigger keeps it complete, whoever stores a picture. */
export const up = /* sql */ `
create table media_asset (
  file_name text primary key,
  type text not null default 'pagewidget' check (type = 'pagewidget'),
  sha256 text not null,
  bytes integer not null,
  alt jsonb not null default '{}',
  is_decorative boolean not null default false,
  focus_x double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y double precision not null default 0.5 check (focus_y between 0 and 1),
  folder text not null default '',
  tags text[] not null default '{}',
  uploaded_by text,
  created_at timestamptz not null default now(),
  replaced_by text references media_asset on delete set null,
  deleted_at timestamptz,
  foreign key (type, file_name) references image_original (type, file_name) on delete cascade
);
comment on column media_asset.deleted_at is 'not offered any more; the picture stays, because earlier revisions of documents show it';
create index media_asset_content on media_asset (sha256);
create index media_asset_replaced_by on media_asset (replaced_by);

create function keep_media_asset() returns trigger language plpgsql as $$
begin
  insert into media_asset (file_name, sha256, bytes)
  values (new.file_name, encode(sha256(new.data), 'hex'), octet_length(new.data))
  on conflict (file_name) do update set sha256 = excluded.sha256, bytes = excluded.bytes;
  return null;
end $$;
create trigger image_original_asset after insert or update of data on image_original
  for each row when (new.type = 'pagewidget') execute function keep_media_asset();

insert into media_asset (file_name, sha256, bytes)
select file_name, encode(sha256(data), 'hex'), octet_length(data) from image_original where type = 'pagewidget';
`;
