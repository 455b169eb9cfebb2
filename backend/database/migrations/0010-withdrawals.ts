/** Customers who withdraw from a contract (R-ORDER-11): what came in, word for word, once per order. */
export const up = /* sql */ `
create table withdrawal (
  order_id int primary key references shop_order, name text not null, contact_email text not null, language_id text not null,
  received_at timestamptz not null, handled_at timestamptz
);
create index withdrawal_open on withdrawal (received_at) where handled_at is null;
`;
