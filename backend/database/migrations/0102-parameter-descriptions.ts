/** Parameters explain their measure to shoppers who do not know it (R-PRODUCT-55). */
export const up = /* sql */ `
alter table parameter add column description jsonb not null default '{}';
comment on column parameter.description is 'what the measure means, by language code; nothing is shown in a language without it';
`;
