/** Signs, units and decimals in one spelling, as `backend/search/measures.ts` reads queries; all documents are written again. */
const units =
  'v|mv|kv|w|kw|wh|kwh|a|ma|ah|mah|hz|khz|rpm|ohm|kohm|kg|g|mg|t|kn|l|dl|cl|ml|lm|um|mm|cm|dm|m|km|m2|m3|cm2|cm3|cc|ccm|ft|in|lb|lbs|oz|hv|hk|hp|ps|tum|bar|psi|kpa|mpa|nm|h|min|s|c|f|db|pr|st|kpl|pcs';

export const up = /* sql */ `
create function search_spelling(t text) returns text language plpgsql immutable parallel safe as $$
declare p text := lower(coalesce(t, ''));
begin
  if p ~ '[\\u0080-\\u00bf\\u00d7\\u00f8\\u0250-\\uffff"'']' then
    p := regexp_replace(p, '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]', '', 'g');
    p := regexp_replace(p, '[™℠®©]', ' ', 'g');
    p := regexp_replace(p, '(\\d)[\\u00a0\\u2007\\u2009\\u202f](?=\\d{3}(?!\\d))', '\\1', 'g');
    p := regexp_replace(p, '(\\d)(?=[¼½¾\\u2150-\\u215e])', '\\1 ', 'g');
    p := regexp_replace(p, '[°º˚]', ' ', 'g');
    p := replace(replace(p, '℃', ' c'), '℉', ' f');
    p := regexp_replace(p, 'k\\s?[Ωω\\u2126]', 'kohm', 'g');
    p := regexp_replace(p, '[Ωω\\u2126]', 'ohm', 'g');
    p := regexp_replace(p, '[µμ](?=m(?![a-z]))', 'u', 'g');
    p := regexp_replace(p, '(?<![[:alnum:]])[ø⌀∅]\\s?(?=\\d)', ' ', 'g');
    p := regexp_replace(p, '[\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d]', '-', 'g');
    p := regexp_replace(p, '(\\d)\\s?(?:["“”„‟″＂〃]|[''’′´]{2})(?=\\s*[x×*✕✖])', '\\1', 'g');
    p := regexp_replace(p, '["“”„‟″＂〃]|[''’′´]{2}', ' ', 'g');
    p := regexp_replace(p, '[×✕✖╳∗＊]', 'x', 'g');
    p := regexp_replace(p, '(\\d\\s?)[хχ](?=\\s?\\d)', '\\1x', 'g');
    p := lower(replace(replace(normalize(p, NFKC), '⁄', '/'), '∕', '/'));
  end if;
  if p !~ '\\d' then return p; end if;
  p := regexp_replace(p, '(\\d)\\*(?=\\d)', '\\1x', 'g');
  p := regexp_replace(p, '(\\d)(?:\\s+[x*]\\s*|[x*]\\s+)(?=\\d)(?!\\d+x\\d)', '\\1x', 'g');
  p := regexp_replace(p, '(\\dx\\d+)[.,]0{1,2}(?!\\d)', '\\1', 'g');
  p := regexp_replace(p, '(\\dx\\d+(?:[.,]\\d+)?)\\s?[xr/]\\s?(?=\\d)', '\\1-', 'g');
  return regexp_replace(p, '(?<![[:alnum:].,])(\\d+(?:[.,]\\d+)?)(${units})(?![[:alnum:]]|-\\d)', '\\1 \\2', 'g');
end $$;

create or replace function search_tokens(t text) returns text language sql immutable parallel safe as $$
  with plain as (
    select regexp_replace(translate(search_spelling(t), 'åäáàâãéèêëíìîïöóòôõøüúùûñç', 'aaaaaaeeeeiiiioooooouuuunc'),
      '(\\d),(\\d)', '\\1.\\2', 'g') as p
  )
  select regexp_replace(regexp_replace(p, '\\.(?!\\d)|(?<!\\d)\\.', ' ', 'g'), '[^[:alnum:].]+', ' ', 'g')
    || ' ' || coalesce((select string_agg(regexp_replace(m[1], '[^[:alnum:]]', '', 'g'), ' ')
      from regexp_matches(p, '([[:alnum:]]+(?:[-/.,×*''][[:alnum:]]+)+)', 'g') m), '')
    || ' ' || coalesce((select string_agg(m[1] || m[2], ' ')
      from regexp_matches(p, '(\\d+(?:\\.\\d+)?) (${units})\\M', 'g') m), '')
  from plain
$$;
delete from setting where key = 'search.documents';
`;
