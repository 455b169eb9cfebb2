/** The open cart of an account, so that every device where it is logged in shows the same one. */
export const up = /* sql */ `
create table customer_cart (
  customer_id int primary key references customer on delete cascade,
  cart_id text not null unique references cart on delete cascade
);
comment on table customer_cart is 'which open cart an account goes on with; a cart belongs to one account at most';
`;
