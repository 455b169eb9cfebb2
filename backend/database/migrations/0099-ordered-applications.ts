/** An order keeps how its products are used on its vehicle, as the shop said it then (R-VEHICLE-24). */
export const up = /* sql */ `
alter table order_row add column applications jsonb not null default '[]';
comment on column order_row.applications is 'position, quantity and qualifier of the applications of the vehicle of the order, in its language';
`;
