/** Who wrote what of a revision shoppers did not have when it was stored. */
export const up = /* sql */ `
create table studio_revision_author (
  document_id text not null,
  number integer not null,
  staff_id text not null,
  name text not null,
  primary key (document_id, number, staff_id),
  foreign key (document_id, number) references studio_revision on delete cascade
);
comment on table studio_revision_author is 'who becomes an author of the draft again that the revision is restored to, unless the revision went live';
-- Of what is in the history already: who has written since the publication before it.
insert into studio_revision_author (document_id, number, staff_id, name)
  select r.document_id, r.number, o.staff_id, coalesce(max(o.author), '')
  from studio_revision r join studio_operation o on o.document_id = r.document_id and o.at <= r.created_at
  where r.source in ('studio', 'draft') and o.staff_id is not null and o.client_id not in ('server', 'conflict')
    and o.at > coalesce((
      select max(l.live_from) from studio_live l
      where l.document_id = r.document_id and l.revision is distinct from r.number and l.live_from <= r.created_at
    ), '-infinity')
  group by r.document_id, r.number, o.staff_id;
`;
