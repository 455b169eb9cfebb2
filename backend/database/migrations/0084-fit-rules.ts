/** Parameters say which of their measures must agree with a vehicle, and orders keep that a product fits one end only (R-VEHICLE-16). */
export const up = /* sql */ `
alter table parameter add column fit text;
comment on column parameter.fit is 'rules of measures as src/shared/kernel/vehicle/fit-rule.ts describes them; null: the usual ones of the identifier, empty: none';
alter table order_row drop constraint order_row_fit_check;
alter table order_row add constraint order_row_fit_check check (fit in ('fits', 'front', 'rear', 'universal', 'check', 'other'));
`;
