/** Changes of the picture library are announced, so that open screens of Studio show them. */
export const up = /* sql */ `
create trigger media_asset_announced after insert or update or delete on media_asset
  for each statement execute function announce_studio('media_asset');
`;
