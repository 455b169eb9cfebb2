/** Pictures of reviews: shown while their review is, whoever decides it (R-PRODUCT-42). */
export const up = /* sql */ `
alter table product_review
  add column pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  add column refusal text not null default '';
comment on column product_review.pictures is 'file names of image_original: of type review when the review is approved, else of type review-waiting, which is not served';
comment on column product_review.refusal is 'why staff rejected it, for staff';
create index product_review_pictures on product_review (product_id, created_at desc) where status = 'approved' and pictures <> '{}';

create table review_upload (
  file_name text primary key, mime text not null, width int not null, height int not null, data bytea not null,
  created_at timestamptz not null
);
create index review_upload_age on review_upload (created_at);
comment on table review_upload is 'pictures that no review has yet; removed after a day';

create function show_review_pictures() returns trigger language plpgsql as $$
begin
  update image_original set type = case new.status when 'approved' then 'review' else 'review-waiting' end
  where type in ('review', 'review-waiting') and file_name = any (new.pictures);
  return null;
end $$;
create trigger product_review_shows_pictures after update of status on product_review
  for each row when (new.status <> old.status and new.pictures <> '{}') execute function show_review_pictures();

create function drop_review_pictures() returns trigger language plpgsql as $$
begin
  delete from image_original where type in ('review', 'review-waiting')
    and file_name = any (old.pictures) and not file_name = any (case tg_op when 'DELETE' then '{}' else new.pictures end);
  return null;
end $$;
create trigger product_review_drops_pictures after update of pictures or delete on product_review
  for each row when (old.pictures <> '{}') execute function drop_review_pictures();
`;
