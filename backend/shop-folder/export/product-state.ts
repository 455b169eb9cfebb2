/** What the database has of products, in the words of `catalogue/products.jsonl`. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { InterchangeKind, InterchangePlan } from '#backend/import/interchange-plan.ts';

type StateText = { code: string } & Omit<Selectable<Schema['product_text']>, 'product_id' | 'language_id'>;
type StateSku = Pick<
  Selectable<Schema['sku']>,
  'article_number' | 'name' | 'gtin' | 'external_id' | 'weight_grams'
> &
  Omit<Selectable<Schema['stock']>, 'sku_id' | 'sold'>;

/** A product and all that belongs to it. */
export interface ProductState {
  product_id: number;
  article_number: string;
  type: 'product' | 'package';
  active: boolean;
  brand: string;
  brand_name: string;
  category_id: number;
  vat_class: string;
  first_available_on: string;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  freight_class: string | null;
  texts: readonly StateText[];
  /** Numbers of all its categories. */
  categories: readonly number[];
  /** In minor units, without campaigns. */
  prices: readonly { market: string; regular: number; selling: number }[];
  /** That are sold, in their order. */
  skus: readonly StateSku[];
  images: readonly { file_name: string; tags: readonly string[] }[];
  /** With the labels by language; those of vehicles are slugs of vehicles, without those of applications. */
  values: readonly { identifier: string; slug: string; label: Readonly<Record<string, string>> }[];
  /** Article numbers. */
  fitting: readonly string[];
  /** Numbers that it replaces. */
  interchange: readonly ({ kind: InterchangeKind } & InterchangePlan)[];
  guides: readonly { kind: string; url: string; title: Readonly<Record<string, string>> }[];
}

/** @param ids of products; the answer is in their order */
export async function productStates(db: Kysely<Schema>, ids: readonly number[]): Promise<ProductState[]> {
  const { rows } = await sql<ProductState>`
    select p.product_id, p.article_number, p.type, p.active, b.alias as brand, b.name as brand_name,
      p.primary_category_id as category_id, p.vat_class, to_char(p.first_available_on, 'YYYY-MM-DD') as first_available_on,
      p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.freight_class,
      coalesce((select jsonb_agg(to_jsonb(t) || jsonb_build_object('code', l.code) order by l.sort_order)
        from product_text t join language l using (language_id) where t.product_id = p.product_id), '[]') as texts,
      coalesce((select jsonb_agg(c.category_id order by c.category_id)
        from product_category c where c.product_id = p.product_id), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('market', r.market_id, 'regular', r.regular_minor,
          'selling', coalesce(r.base_minor, r.selling_minor)) order by m.sort_order, m.market_id)
        from price r join market m using (market_id) where r.product_id = p.product_id), '[]') as prices,
      coalesce((select jsonb_agg(to_jsonb(k) || to_jsonb(s) order by s.sort_order, s.sku_id)
        from sku s join stock k using (sku_id) where s.product_id = p.product_id and s.active), '[]') as skus,
      coalesce((select jsonb_agg(jsonb_build_object('file_name', i.file_name, 'tags', i.tags) order by i.sort_order)
        from product_image i where i.product_id = p.product_id), '[]') as images,
      coalesce((select jsonb_agg(jsonb_build_object('identifier', a.identifier, 'slug', v.slug, 'label', v.label)
          order by a.sort_order, a.identifier, v.slug)
        from product_parameter y join parameter_value v using (parameter_value_id) join parameter a using (parameter_id)
        where y.product_id = p.product_id and not y.by_application), '[]') as values,
      coalesce((select jsonb_agg(o.article_number order by f.sort_order, o.article_number)
        from product_relation f join product o on o.product_id = f.related_product_id
        where f.product_id = p.product_id and f.relation = 'FITTING'), '[]') as fitting,
      coalesce((select jsonb_agg(jsonb_build_object('kind', g.kind, 'url', g.url, 'title', g.title) order by g.position)
        from product_guide g where g.product_id = p.product_id), '[]') as guides,
      coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'maker', i.maker, 'number', i.number) order by i.kind, i.position)
        from product_interchange i where i.product_id = p.product_id), '[]') as interchange
    from product p join brand b using (brand_id) where p.product_id = any (${ids}::int[])`.execute(db);
  const found = new Map(rows.map(row => [row.product_id, row]));
  return ids.flatMap(id => found.get(id) ?? []);
}
