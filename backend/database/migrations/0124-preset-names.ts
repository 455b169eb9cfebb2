/** Which names of presets are the same is decided by Unicode alone: a database's collation may know no letters beyond ASCII. */
export const up = /* sql */ `
drop index studio_preset_name;
create unique index studio_preset_name on studio_preset (name collate "C");
`;
