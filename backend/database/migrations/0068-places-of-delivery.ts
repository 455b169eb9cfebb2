/** Pickup points have a zip code of their own, so that the nearest one is offered first. */
export const up = /* sql */ `
alter table shipping_option add column place_zip text;
comment on column shipping_option.place_zip is 'zip code of a pickup point; points with one are offered nearest first';
`;
