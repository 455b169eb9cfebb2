/** Drawings of a machine's assemblies: numbered positions lead to parts (R-VEHICLE-29). */
export const up = /* sql */ `
create table assembly (
  alias text primary key,
  name jsonb not null default '{}', group_name jsonb not null default '{}',
  drawing text not null, width int not null check (width > 0), height int not null check (height > 0),
  sort_order int not null default 0
);
comment on table assembly is 'a drawing with numbered positions; its name and its group by language';
comment on column assembly.drawing is 'name of a picture of the type assembly';
comment on column assembly.width is 'with the height: what positions are counted in, whatever the size of the picture';
create table assembly_vehicle (
  assembly text not null references assembly on delete cascade,
  parameter_value_id int not null references parameter_value on delete cascade,
  primary key (assembly, parameter_value_id)
);
create index assembly_vehicle_vehicle on assembly_vehicle (parameter_value_id);
create table assembly_position (
  assembly text not null references assembly on delete cascade,
  position text not null, place smallint not null,
  x int not null, y int not null,
  product_id int not null references product on delete cascade,
  quantity smallint check (quantity > 0),
  qualifier jsonb not null default '{}', note jsonb not null default '{}',
  primary key (assembly, position, place)
);
create index assembly_position_product on assembly_position (product_id);
comment on table assembly_position is 'a part at a number of the drawing; alternatives of one position have places of their own';
`;
