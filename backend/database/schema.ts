/** All tables of the shop as one Kysely type. Change them together with `migrations/`. */
import type { Kysely, Transaction } from 'kysely';
import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { DirectoryTables } from './directory-tables.ts';
import type { MarketTables } from './market-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { StockPriceTables } from './stock-price-tables.ts';
import type { StudioTables } from './studio-tables.ts';

export interface Schema
  extends CartTables,
    CatalogueTables,
    ContentTables,
    CustomerTables,
    DirectoryTables,
    MarketTables,
    MediaTables,
    NoticeTables,
    OrderTables,
    PaymentTables,
    PromotionTables,
    StaffTables,
    StockPriceTables,
    StudioTables {}

export type Db = Kysely<Schema>;
/** Where work must not be done outside a transaction. */
export type DbTransaction = Transaction<Schema>;
