/** How parts are used on vehicles, as the aftermarket's exchange standard ACES states it. */
export const up = /* sql */ `
create table application (
  product_id int not null references product on delete cascade,
  parameter_value_id int not null references parameter_value on delete cascade,
  position text not null default '' check (position in ('', 'front', 'rear', 'left', 'right', 'front left', 'front right', 'rear left', 'rear right')),
  place smallint not null, quantity smallint check (quantity > 0),
  qualifier jsonb not null default '{}', note jsonb not null default '{}',
  primary key (product_id, parameter_value_id, position, place)
);
create index application_vehicle on application (parameter_value_id);
comment on table application is 'of a product on a vehicle, which is a value of the parameter of vehicles; several with different qualifiers have places of their own';
alter table product_parameter add column by_application boolean not null default false;
comment on column product_parameter.by_application is 'the vehicle is listed because of an application alone, and leaves the list with it';

create function list_applied_vehicles(ids int[]) returns void language sql as $$
  insert into product_parameter (product_id, parameter_value_id, by_application)
    select distinct product_id, parameter_value_id, true from application where product_id = any (ids) on conflict do nothing;
  delete from product_parameter p where by_application and product_id = any (ids)
    and not exists (select from application a where a.product_id = p.product_id and a.parameter_value_id = p.parameter_value_id);
$$;
comment on function list_applied_vehicles is 'after applications of these products have changed: a part fits what it has an application for';
`;
