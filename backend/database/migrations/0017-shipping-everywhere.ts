/** A zip pattern that every zip code of the country matches restricts nothing: such options are offered before a zip code is known. */
export const up = /* sql */ `
update shipping_option s set zip_pattern = null from market m
where m.market_id = s.market_id and (m.country_code, s.zip_pattern) in (
  ('FI', '^\\d{5}$'), ('SE', '^\\d{3} ?\\d{2}$'), ('DK', '^\\d{4}$'), ('NO', '^\\d{4}$'), ('DE', '^\\d{5}$'));
`;
