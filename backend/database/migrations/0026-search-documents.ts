/** Texts of products for the search in PostgreSQL; empty while the search runs in the process (setting SEARCH). */
export const up = /* sql */ `
create table search_document (
  product_id int not null references product on delete cascade, language_id text not null references language,
  document tsvector not null, primary key (product_id, language_id)
);
create index search_document_words on search_document using gin (document);
comment on table search_document is 'Derived from products by refresh_search_documents: A names and numbers, B categories, C brand and parameters, D descriptions';
create table search_word (
  language_id text not null references language, spelled text not null, plain text not null, root text not null,
  primary key (language_id, spelled, root)
);
create index search_word_root on search_word (root);
comment on table search_word is 'Words of names and labels with the roots of their forms';

create function search_tokens(t text) returns text language sql immutable parallel safe as $$
  with plain as (
    select regexp_replace(translate(lower(coalesce(t, '')), 'åäáàâãéèêëíìîïöóòôõøüúùûñç', 'aaaaaaeeeeiiiioooooouuuunc'),
      '(\\d),(\\d)', '\\1.\\2', 'g') as p
  )
  select regexp_replace(regexp_replace(p, '\\.(?!\\d)|(?<!\\d)\\.', ' ', 'g'), '[^[:alnum:].]+', ' ', 'g')
    || ' ' || coalesce((select string_agg(regexp_replace(m[1], '[^[:alnum:]]', '', 'g'), ' ')
      from regexp_matches(p, '([[:alnum:]]+(?:[-/.,×*''][[:alnum:]]+)+)', 'g') m), '')
    || ' ' || coalesce((select string_agg(m[1] || m[2], ' ')
      from regexp_matches(p, '(\\d+(?:\\.\\d+)?) (v|w|kw|a|ah|kg|g|l|dl|ml|mm|cm|m|cc|hv|hk|hp|tum|bar|psi|nm|km|h|kpl|st)\\M', 'g') m), '')
  from plain
$$;
comment on function search_tokens is 'Lower case without marks; joined words also as one (5w40, canam), numbers also with their unit (12v)';

create function search_texts(ids int[]) returns table (
  product_id int, language_id text, names text, categories text, labels text, descriptions text
) language sql stable as $$
  select p.product_id, t.language_id,
    concat_ws(' ', t.name, p.article_number, s.numbers),
    (select string_agg(c.name, ' ') from category_text c where c.language_id = t.language_id and (c.category_id = p.primary_category_id
      or c.category_id in (select category_id from product_category k where k.product_id = p.product_id))),
    concat_ws(' ', b.name, (select string_agg(v.label ->> l.code, ' ')
      from product_parameter q join parameter_value v using (parameter_value_id) where q.product_id = p.product_id)),
    regexp_replace(concat_ws(' ', t.text1, t.text2), '<[^>]*>', ' ', 'g')
  from product p
  join product_text t using (product_id)
  join language l using (language_id)
  join brand b using (brand_id)
  left join lateral (
    select string_agg(concat_ws(' ', k.article_number, k.gtin, k.name), ' ') as numbers from sku k
    where k.product_id = p.product_id and k.active
  ) s on true
  where p.active and p.product_id = any (ids)
$$;

create function refresh_search_documents(ids int[]) returns void language sql as $$
  insert into search_document as d
  select product_id, language_id,
    setweight(to_tsvector('simple', search_tokens(names)), 'A') || setweight(to_tsvector('simple', search_tokens(categories)), 'B')
      || setweight(to_tsvector('simple', search_tokens(labels)), 'C') || setweight(to_tsvector('simple', search_tokens(descriptions)), 'D')
  from search_texts(ids)
  on conflict (product_id, language_id) do update set document = excluded.document where d.document is distinct from excluded.document
$$;
comment on function refresh_search_documents is 'Of these products';
`;
