/** What the shop has of a product, under the names of the importer's columns. */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';

/** Empty for a product that the shop does not have. */
export async function productSnapshot(
  db: DbTransaction,
  articleNumber: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{ fields: Record<string, unknown> | null }>`
    with p as (select * from product where article_number = ${articleNumber}),
    own (name, value) as (
      select 'brand', to_jsonb(alias) from p join brand using (brand_id)
      union all
      select 'category', to_jsonb(min(alias)) from p join category_text on category_id = primary_category_id having count(*) > 0
      union all
      select e.key, e.value from p, jsonb_each(to_jsonb(p)) e
        where e.key in ('vat_class', 'freight_class', 'first_available_on',
          'weight_grams', 'length_mm', 'width_mm', 'height_mm')
      union all
      select case e.key when 'text1' then 'summary' when 'text2' then 'description' when 'text3' then 'care' else e.key end
          || '_' || l.code, e.value
        from p join product_text t using (product_id) join language l using (language_id), jsonb_each(to_jsonb(t)) e
        where e.key in ('name', 'alias', 'text1', 'text2', 'text3', 'meta_title', 'meta_description')
      union all
      select e.key || market_id, to_jsonb(round(e.value / 100.0, 2))
        from p join price r using (product_id),
          lateral (values ('price_', coalesce(r.base_minor, r.selling_minor)), ('regular_price_', r.regular_minor)) e (key, value)
      union all
      select case e.key when 'in_stock' then 'stock' when 'oversellable' then 'stock_oversellable'
          when 'static' then 'stock_static' else e.key end
          || case when k.article_number = p.article_number then '' else ' of ' || k.article_number end, e.value
        from p join sku k using (product_id) join stock s using (sku_id), jsonb_each(to_jsonb(k) || to_jsonb(s)) e
        where k.active and e.key in ('gtin', 'external_id', 'in_stock', 'oversellable', 'static', 'incoming_on', 'shelf')
      union all
      select 'images', jsonb_agg(i.file_name || ' ' || coalesce(o.version, 0) order by i.sort_order)
        from p join product_image i using (product_id)
          left join image_original o on o.type = 'product' and o.file_name = i.file_name
        having count(*) > 0
      union all
      select case a.identifier when 'vehicle' then 'vehicles' else 'p:' || a.identifier end, jsonb_agg(v.slug order by v.slug)
        from p join product_parameter using (product_id) join parameter_value v using (parameter_value_id)
          join parameter a using (parameter_id)
        group by a.identifier
      union all
      select 'also_in', jsonb_agg(distinct alias) from p join product_category using (product_id)
          join category_text using (category_id) where category_id <> primary_category_id
        having count(*) > 0
      union all
      select 'fitting_parts', jsonb_agg(o.article_number order by r.sort_order)
        from p join product_relation r using (product_id) join product o on o.product_id = r.related_product_id
        where relation = 'FITTING' having count(*) > 0
      union all
      select 'guides', jsonb_agg(jsonb_build_array(kind, url, title) order by position)
        from p join product_guide using (product_id) having count(*) > 0
      union all
      select kind || '_numbers', jsonb_agg(case maker when '' then '' else maker || ': ' end || number order by position)
        from p join product_interchange using (product_id) group by kind
    )
    select jsonb_object_agg(name, value) as fields from own`.execute(db);
  return rows[0]?.fields ?? {};
}
