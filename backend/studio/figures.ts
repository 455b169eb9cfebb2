/** Daily sums of how often parts of pages are shown and pressed, and of what followed (R-STUDIO-200). */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { FigureCounts, PartFigures } from '#studio-api/figures.ts';

/** A part of a page, as it was when it was shown. */
export interface CountedPart {
  /** That holds the part. */
  documentId: string;
  /** Empty: the page itself. */
  nodeId: string;
  /** Empty for the page itself. */
  type: string;
  /** Id of the page that showed it. */
  page: string;
}

export interface FigureSum extends CountedPart, FigureCounts {
  /** Of an experiment; empty without one. */
  arm: string;
  /** Of the orders; empty when the row counts none. */
  currency: string;
  /** Of the orders, in minor units. */
  value: number;
}

/** A part's sums over days. */
export interface PartSums extends CountedPart, Omit<PartFigures, 'nodeId'> {}

/** What an arm's visitors have done on a day, each for the first time. */
export interface ArmDay extends FigureCounts {
  arm: string;
  /** On the shop's clocks: `2026-11-30`. */
  day: string;
  /** Of the orders, in minor units by currency. */
  values: Readonly<Record<string, number>>;
}

export interface Figures {
  /** Adds to the sums of a day: rows of the same part and currency may stand only once. @param day on the shop's clocks */
  add(day: string, sums: readonly FigureSum[]): Promise<void>;
  /** All parts of the pages that have shown the document since a day. @param since on the shop's clocks */
  around(documentId: string, since: string): Promise<PartSums[]>;
  /** How often each page was viewed since a day, by its id. @param since on the shop's clocks */
  views(since: string): Promise<ReadonlyMap<string, number>>;
  /** The sums of arms by day, all pages and currencies together, the earliest day first. */
  ofArms(arms: readonly string[]): Promise<ArmDay[]>;
}

export const createFigures = (db: Kysely<Schema>): Figures => ({
  async add(day, sums) {
    if (sums.length === 0) return;
    // In the order of the key, so that batches never wait for each other in a circle.
    await sql`
      insert into widget_figure (document_id, node_id, widget_type, page, day, arm, currency,
        shown, pressed, product_views, carts, orders, order_value)
      select "documentId", "nodeId", "type", page, ${day}::date, arm, currency,
        shown, pressed, "productViews", carts, orders, value
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as sum (
        "documentId" text, "nodeId" text, "type" text, page text, arm text, currency text,
        shown int, pressed int, "productViews" int, carts int, orders int, value bigint)
      order by 1, 2, 3, 4, 6, 7
      on conflict (document_id, node_id, widget_type, page, day, arm, currency) do update set
        shown = widget_figure.shown + excluded.shown,
        pressed = widget_figure.pressed + excluded.pressed,
        product_views = widget_figure.product_views + excluded.product_views,
        carts = widget_figure.carts + excluded.carts,
        orders = widget_figure.orders + excluded.orders,
        order_value = widget_figure.order_value + excluded.order_value`.execute(db);
  },

  async around(documentId, since) {
    const { rows } = await sql<PartSums>`
      with part as (
        select document_id, node_id, widget_type, page, currency,
          sum(shown)::float8 as shown, sum(pressed)::float8 as pressed,
          sum(product_views)::float8 as product_views, sum(carts)::float8 as carts,
          sum(orders)::float8 as orders, sum(order_value)::float8 as value
        from widget_figure
        where day >= ${since}::date
          and arm = ''
          and page in (select page from widget_figure where document_id = ${documentId} and day >= ${since}::date)
        group by document_id, node_id, widget_type, page, currency)
      select document_id as "documentId", node_id as "nodeId", widget_type as "type", page,
        sum(shown) as shown, sum(pressed) as pressed, sum(product_views) as "productViews",
        sum(carts) as carts, sum(orders) as orders,
        coalesce(jsonb_object_agg(currency, value) filter (where currency <> ''), '{}') as values
      from part
      group by document_id, node_id, widget_type, page
      order by page, document_id, node_id`.execute(db);
    return rows;
  },

  async views(since) {
    const { rows } = await sql<{ page: string; views: number }>`
      select page, sum(shown)::float8 as views
      from widget_figure
      where day >= ${since}::date and arm = '' and node_id = '' and document_id = 'page:' || page
      group by page`.execute(db);
    return new Map(rows.map(({ page, views }) => [page, views]));
  },

  async ofArms(arms) {
    const { rows } = await sql<ArmDay>`
      with counted as (
        select arm, day, currency,
          sum(shown)::float8 as shown, sum(pressed)::float8 as pressed,
          sum(product_views)::float8 as product_views, sum(carts)::float8 as carts,
          sum(orders)::float8 as orders, sum(order_value)::float8 as value
        from widget_figure
        where arm <> '' and arm = any(${[...arms]}::text[])
        group by arm, day, currency)
      select arm, to_char(day, 'YYYY-MM-DD') as day,
        sum(shown) as shown, sum(pressed) as pressed, sum(product_views) as "productViews",
        sum(carts) as carts, sum(orders) as orders,
        coalesce(jsonb_object_agg(currency, value) filter (where currency <> ''), '{}') as values
      from counted
      group by arm, day
      order by day, arm`.execute(db);
    return rows;
  },
});
