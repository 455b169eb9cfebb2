/** The cart of an account belongs to it: nobody else reaches it by its id. */
export const up = /* sql */ `
update cart c set customer_id = a.customer_id, version = c.version + 1
  from customer_cart a where a.cart_id = c.cart_id and c.customer_id is null;
alter table checkout add column customer_id int;
comment on column cart.customer_id is 'the account that first used the cart while signed in; null: the id alone is enough';
comment on column checkout.customer_id is 'the account that entered the checkout first, to which its data is shown; null for guests';
`;
