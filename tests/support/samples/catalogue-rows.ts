/** Builds the catalogue rows of active products, so that a test can describe a catalogue row by row. */
type Of<Row> = readonly ({ product_id: number } & Row)[];

export interface CatalogueRows {
  products: Of<{
    article_number: string;
    brand_id: number;
    variant_group_id: number | null;
    first_available_on: string;
    sold_count: number;
    rating_sum: number;
    rating_count: number;
  }>;
  texts: Of<{ language_id: string; name: string }>;
  categories: Of<{ category_id: number }>;
  parameters: Of<{ parameter_value_id: number }>;
  skuNames: Of<{ name: string }>;
  stocks: Of<{ in_stock: number; oversellable: number; static: number }>;
  prices: Of<{ market_id: string; regular_minor: number; selling_minor: number }>;
  /** Products of running campaigns. */
  campaigns: Of<{ campaign_id: number }>;
  priceLists: Of<{ price_list_id: number; market_id: string }>;
  /** Variant groups of which lists show only the main product. */
  collapsed: readonly { variant_group_id: number; main_product_id: number }[];
}
