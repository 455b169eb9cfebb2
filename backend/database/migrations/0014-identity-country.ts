/** An identity number is checked by the rules of the country that issued it, which need not be the country of the market. */
export const up = /* sql */ `
alter table customer add column personal_id_country text;
comment on column customer.personal_id_country is 'ISO 3166-1 alpha-2 code of the country that issued personal_id';
update customer set personal_id_country = case
    when address->>'country' ~ '^[A-Za-z]{2}$' then upper(address->>'country')
    else (select m.country_code from channel c join market m on m.market_id = c.default_market_id order by c.channel_id limit 1)
  end
  where personal_id is not null;
`;
