/**
 * The newsletter has one record of consent per mail address, with its source; the account no longer has a flag of its own.
 * A flag that was only set in the account is not carried over: the box of the registration was ticked in advance, which is no consent.
 */
export const up = /* sql */ `
alter table newsletter_subscriber
  add column source text check (source in ('form', 'registration', 'account', 'checkout')),
  add column unsubscribe_source text check (unsubscribe_source in ('link', 'account'));
update newsletter_subscriber set source = case when 'checkout' = any(tags) then 'checkout' else 'form' end,
  unsubscribe_source = case when unsubscribed_at is not null then 'link' end;
alter table newsletter_subscriber alter column source set not null,
  add check ((unsubscribed_at is null) = (unsubscribe_source is null));
comment on column newsletter_subscriber.source is 'Where the consent of subscribed_at was given';
comment on column newsletter_subscriber.unsubscribe_source is 'Where it was withdrawn at unsubscribed_at';
-- The order of a customer who is signed in set the flag: where it is off again, the customer has opted out since.
update newsletter_subscriber s set unsubscribed_at = now(), unsubscribe_source = 'account', tags = '{}'
  from customer c
  where c.email = s.email and not c.newsletter and s.unsubscribed_at is null and s.source = 'checkout'
    and exists (select from shop_order o
      where o.customer_id = c.customer_id and lower(o.email) = s.email and 'newsletter' = any(o.consents));
alter table customer drop column newsletter;
`;
