/** Orders in Studio: the role that handles them, notes of colleagues, and how lists and searches find orders. */
export const up = /* sql */ `
alter table staff drop constraint staff_role_check, add constraint staff_role_check
  check (role in ('viewer', 'sales', 'editor', 'publisher', 'developer', 'admin'));
alter table staff_invite drop constraint staff_invite_role_check, add constraint staff_invite_role_check
  check (role in ('viewer', 'sales', 'editor', 'publisher', 'developer', 'admin'));

create table order_note (
  note_id uuid primary key, order_id int not null references shop_order, staff_id uuid, author text not null,
  text text not null, created_at timestamptz not null default now()
);
comment on column order_note.note_id is 'chosen by the browser, so that a note that is sent twice is stored once';
create index order_note_order on order_note (order_id);

create index shop_order_status on shop_order (status, order_id);
create index order_refund_pending on order_refund (order_id) where state = 'pending';
create index withdrawal_order on withdrawal (order_id);
create index order_row_plain_number on order_row (plain_number(article_number));
create index order_row_gtin on order_row (gtin) where gtin is not null;
create index outbox_order on outbox ((payload ->> 'orderId')) where payload ? 'orderId';
create index studio_audit_order on studio_audit (document_id, audit_id) where document_id like 'order:%';
`;
