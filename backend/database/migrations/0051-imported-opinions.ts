/** Reviews, questions and answers that files bring (R-DATA-25). */
export const up = /* sql */ `
alter table product_review add column external_id text unique, add column import_digest text;
alter table product_question add column external_id text unique, add column import_digest text;
alter table product_answer add column external_id text unique, add column import_digest text;
comment on column product_review.external_id is 'id at the source that the import has read it from; null for what was written in the shop';
comment on column product_review.import_digest is 'of the row as the import has read it last: an unchanged row is left alone';
`;
