/** Parameters say in which measures products that are used together agree (R-VEHICLE-14). */
export const up = /* sql */ `
alter table parameter add column together text;
comment on column parameter.together is 'rules of measures as src/shared/kernel/vehicle/pair-rule.ts describes them; null: the usual ones of the identifier, empty: none';
`;
