/** All tables of the shop as one Kysely type. Change them together with `migrations/`. */
import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { MarketTables } from './market-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';
import type { StockPriceTables } from './stock-price-tables.ts';

export interface Schema
  extends CartTables,
    CatalogueTables,
    ContentTables,
    CustomerTables,
    MarketTables,
    NoticeTables,
    OrderTables,
    PaymentTables,
    PromotionTables,
    StockPriceTables {}
