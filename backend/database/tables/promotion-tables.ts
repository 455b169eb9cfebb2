/** The tables of 0004 as Kysely types: campaigns, codes and their uses, price lists. */
import type { ColumnType, Generated } from 'kysely';

type Text = Partial<Record<string, string>>;

interface CampaignTable {
  campaign_id: Generated<number>;
  identifier: Generated<string | null>;
  alias: string | null;
  name: ColumnType<Text, string, string>;
  description: ColumnType<Text, string | undefined, string>;
  hide_title: Generated<boolean>;
  category: string | null;
  priority: Generated<number>;
  stacks: Generated<boolean>;
  in_price: Generated<boolean>;
  needs_code: Generated<boolean>;
  effect: ColumnType<unknown, string, string>;
  conditions: ColumnType<unknown, string | undefined, string>;
  product_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  brand_ids: Generated<number[]>;
  excluded_product_ids: Generated<number[]>;
  market_ids: Generated<string[]>;
  active: Generated<boolean>;
  active_from: Date | null;
  active_to: Date | null;
}

interface CampaignProductTable {
  campaign_id: number;
  product_id: number;
}

interface PromoCodeTable {
  code: string;
  campaign_id: number;
  use_limit: number | null;
  per_customer_limit: number | null;
  used: Generated<number>;
  active: Generated<boolean>;
}

interface PromoUseTable {
  order_id: number;
  code: string;
  customer_keys: string[];
  used_at: Date;
  released_at: Date | null;
}

interface PromoCustomerUseTable {
  code: string;
  customer_key: string;
  used: number;
}

interface PriceListTable {
  price_list_id: Generated<number>;
  identifier: string;
  name: string;
}

interface PriceListPriceTable {
  price_list_id: number;
  product_id: number;
  market_id: string;
  selling_minor: number;
}

interface CustomerPriceListTable {
  customer_id: number;
  price_list_id: number;
}

export interface PromotionTables {
  campaign: CampaignTable;
  campaign_product: CampaignProductTable;
  promo_code: PromoCodeTable;
  promo_use: PromoUseTable;
  promo_customer_use: PromoCustomerUseTable;
  price_list: PriceListTable;
  price_list_price: PriceListPriceTable;
  customer_price_list: CustomerPriceListTable;
}
