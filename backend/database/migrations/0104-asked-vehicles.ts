/** Questions may name the vehicle of who asks, as reviews do (R-VEHICLE-35). */
export const up = /* sql */ `
alter table product_question add column vehicle text not null default '';
comment on column product_question.vehicle is 'of who asks, by name; empty: not given';
`;
