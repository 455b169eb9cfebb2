/** Numbers under which others sell the same part, as the aftermarket's exchange standard PIES names them. */
export const up = /* sql */ `
create table product_interchange (
  product_id int not null references product on delete cascade, kind text not null check (kind in ('oem', 'competitor', 'superseded')),
  position smallint not null, maker text not null, number text not null check (plain_number(number) <> ''),
  primary key (product_id, kind, position)
);
comment on table product_interchange is 'numbers that a product replaces: of the maker of the machine, of another maker of parts, of an earlier article';
comment on column product_interchange.maker is 'who uses the number; empty: the brand of the product';
`;
