/** An order may be withdrawn from piece by piece (R-ORDER-16); before, a withdrawal was of a whole order. */
export const up = /* sql */ `
alter table order_row add column withdrawn_quantity int not null default 0,
  add constraint order_row_withdrawn check (withdrawn_quantity between 0 and quantity);
alter table withdrawal drop constraint withdrawal_pkey;
alter table withdrawal add column withdrawal_id int generated always as identity primary key,
  add column request_key text not null default gen_random_uuid()::text, add column refund_minor int,
  add constraint withdrawal_once unique (order_id, request_key);
create table withdrawal_line (
  withdrawal_id int not null references withdrawal on delete cascade, order_id int not null, row_number int not null,
  quantity int not null check (quantity > 0), primary key (withdrawal_id, row_number),
  foreign key (order_id, row_number) references order_row
);
create index withdrawal_line_row on withdrawal_line (order_id, row_number);
insert into withdrawal_line (withdrawal_id, order_id, row_number, quantity)
  select w.withdrawal_id, r.order_id, r.row_number, r.quantity from withdrawal w join order_row r using (order_id);
update order_row r set withdrawn_quantity = quantity from withdrawal w where w.order_id = r.order_id;
`;
