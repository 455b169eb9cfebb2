/** All tables of the shop as one Kysely type. Change them together with `migrations/`. */
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { CartTables } from './tables/cart-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { JsonColumn, Localized } from './tables/columns.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CustomerTables } from './tables/customer-tables.ts';
import type { MarketTables } from './tables/market-tables.ts';
import type { NoticeTables } from './tables/notice-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PromotionTables } from './tables/promotion-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { StockPriceTables } from './tables/stock-price-tables.ts';
import type { StudioTables } from './tables/studio-tables.ts';

/** The table of the picture library as a Kysely type. */
interface MediaAssetTable {
  file_name: string;
  sha256: string;
  bytes: number;
  alt: ColumnType<Localized, string | undefined, string>;
  is_decorative: Generated<boolean>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  folder: Generated<string>;
  tags: Generated<string[]>;
  uploaded_by: string | null;
  created_at: Generated<Date>;
  replaced_by: string | null;
  deleted_at: Date | null;
}

interface MediaTables {
  media_asset: MediaAssetTable;
}

/** The tables that complete addresses, as Kysely types. */
interface PostalAreaTable {
  country: string;
  zip: string;
  name: JsonColumn<Localized>;
}

interface OrganizationTable {
  country: string;
  number: string;
  name: string;
  address_line1: string;
  zip: string;
  city: string;
}

interface DirectoryTables {
  postal_area: PostalAreaTable;
  organization: OrganizationTable;
}

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
