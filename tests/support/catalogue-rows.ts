/** Active products and what belongs to them, row by row: how a test writes a catalogue down. */
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
  /** What belongs to the campaigns that run. */
  campaigns: Of<{ campaign_id: number }>;
  priceLists: Of<{ price_list_id: number; market_id: string }>;
  /** Groups that show only their main product in lists. */
  collapsed: readonly { variant_group_id: number; main_product_id: number }[];
}
