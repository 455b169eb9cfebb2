/** The tables of SKUs, stock and prices as Kysely types. */
import type { ColumnType, Generated } from 'kysely';

interface SkuTable {
  sku_id: number;
  product_id: number;
  article_number: string;
  name: string;
  gtin: string | null;
  external_id: string | null;
  weight_grams: Generated<number>;
  sort_order: Generated<number>;
  active: Generated<boolean>;
}

interface StockTable {
  sku_id: number;
  in_stock: Generated<number>;
  oversellable: Generated<number>;
  static: Generated<number>;
  sold: Generated<number>;
  incoming_on: string | null;
  shelf: string | null;
}

/** Read only: the stock of a package follows from its parts, that of any other SKU is its row in `stock`. */
interface SellableStockView {
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static: number;
  incoming_on: string | null;
  shelf: string | null;
}

export interface PriceTable {
  product_id: number;
  market_id: string;
  regular_minor: number;
  selling_minor: number;
  /** The selling price without the campaign; null when none lowers it. Written by triggers. */
  base_minor: ColumnType<number | null, never, never>;
  /** Setting it to null recalculates the campaigns. */
  campaign_id: ColumnType<number | null, never, null>;
}

interface PriceLogTable {
  product_id: number;
  market_id: string;
  valid_from: Date;
  regular_minor: number;
  selling_minor: number;
}

export interface StockPriceTables {
  sku: SkuTable;
  stock: StockTable;
  sellable_stock: SellableStockView;
  price: PriceTable;
  price_log: PriceLogTable;
}
