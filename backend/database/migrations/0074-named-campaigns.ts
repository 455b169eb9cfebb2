/** Campaigns that a shop's folder names, and codes that end while their campaign goes on. */
export const up = /* sql */ `
alter table campaign add column identifier text unique;
comment on column campaign.identifier is 'Its id in the folder of the shop; null for one that was made elsewhere';
alter table promo_code add column active boolean not null default true;
comment on column promo_code.active is 'False for a code that was withdrawn: its uses stay, and new ones are refused';
`;
