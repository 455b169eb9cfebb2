/** What the backend is made from, and the services that it gives by noun. */
import type { Logger } from 'pino';
import type { DeliveryCosts } from '#kernel/public-config.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Auth, AuthOptions } from './auth/create-auth.ts';
import type { CatalogueChange, SnapshotFile } from './catalogue/catalogue.ts';
import type { CatalogueService } from './catalogue/create-catalogue.ts';
import type { PathPrefix } from './catalogue/urls.ts';
import type { ContentDocuments } from './content/create-content.ts';
import type { RowDocuments } from './content/documents/row-documents.ts';
import type { DatabaseAccess } from './database/connect.ts';
import type { PoolState } from './database/pool-state.ts';
import type { Execute } from './graphql/execute.ts';
import type { Limits } from './graphql/limits.ts';
import type { ImageRepository } from './image/image.repository.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { SmtpOptions } from './mail/smtp-transport.ts';
import type { Subscriptions } from './newsletter/newsletter.repository.ts';
import type { EdgePurges } from './operations/edge-purges.ts';
import type { OrderAccess } from './order/access/order-access.service.ts';
import type { PaymentsSetup } from './order/create-ordering.ts';
import type { OrderHandling } from './order/handling.service.ts';
import type { OrderLimits } from './order/order-limits.ts';
import type { Withdrawals } from './order/withdrawals/withdrawal.service.ts';
import type { PaymentService } from './payment/payment.service.ts';
import type { ReviewUploads } from './review/review-uploads.ts';
import type { ArticleDesk } from './studio/articles/article-desk.ts';
import type { StudioBackend, studioChannels } from './studio/create-studio.ts';
import type { OrderManagement } from './studio/orders/order-management.ts';
import type { MachineFinder } from './vehicle/machine-finder.ts';
import type { Vehicles } from './vehicle/vehicle.repository.ts';

/** Of the catalogue, its addresses and its search. */
export interface CatalogueSettings {
  /** Path prefix of a language; the storefront's router must agree. */
  pathPrefix?: PathPrefix | undefined;
  /** Where texts are searched: in the process (default), or in the database. */
  search?: 'memory' | 'postgres' | undefined;
  /** Where the index of the catalogue is saved for the next start. */
  snapshotFile?: SnapshotFile | undefined;
}

/** Of GraphQL: which operations run, and what they may cost. */
export interface ApiSettings {
  /** Text of a registered document by its id. */
  documentOf?: ((id: string) => string | undefined) | undefined;
  limits?: Partial<Limits> | undefined;
  /** See `ExecutorOptions`. */
  costPerMinute?: number | undefined;
  /** See `ExecutorOptions`. */
  workPerMinute?: number | undefined;
}

export interface OrderSettings {
  /** The payment provider; without one only invoice and similar payments are offered. */
  payments?: PaymentsSetup | null | undefined;
  /** Called for every new order, paid or not; not for repeats of a request. */
  onPlaced?: (() => void) | undefined;
  /** How many orders one network and one buyer may place; unlimited by default. */
  limits?: OrderLimits | undefined;
  /** After how many days an order without its payment in advance lapses; 0: never. */
  unpaidDays?: number | undefined;
}

export interface BackendOptions extends DatabaseAccess {
  /** A migrated database with a channel in it. */
  databaseUrl: string;
  logger: Logger;
  now?: (() => Date) | undefined;
  /** Of the storefront, for full addresses: `https://shop.example`. */
  origin: string;
  /** Whom mails name now. */
  shop?: (() => ShopProfile) | undefined;
  catalogue?: CatalogueSettings | undefined;
  api?: ApiSettings | undefined;
  orders?: OrderSettings | undefined;
  auth?: AuthOptions | undefined;
  /** Areas and menus as documents of these forms; absent: rows alone. */
  content?: (Pick<ContentDocuments, 'forms'> & Partial<ContentDocuments>) | undefined;
  /** Where mails are sent; without it they wait in the outbox. */
  smtp?: SmtpOptions | undefined;
}

export interface Backend {
  execute: Execute;
  /** Version of the last change of the catalogue that lists and products contain. */
  catalogueVersion(): number;
  /** The categories with their ancestors, brands and campaigns that a product is in: `c_12`, `b_3`, `dc_4`. */
  scopesOf(productId: number): readonly string[];
  /** Returns the function that unsubscribes. */
  onCatalogueChange(listener: (change: CatalogueChange) => void): () => void;
  catalogue: CatalogueService;
  auth: Auth;
  /** Null without a payment provider. */
  payments: PaymentService | null;
  handling: OrderHandling;
  /** Orders for staff. */
  orderManagement: OrderManagement;
  /** Stock and prices for staff. */
  articleDesk: ArticleDesk;
  /** Orders for who holds a link to them. */
  orderAccess: OrderAccess;
  withdrawals: Withdrawals;
  vehicles: Vehicles & MachineFinder;
  images: ImageRepository;
  reviewUploads: ReviewUploads;
  subscriptions: Subscriptions;
  mailbox: Mailbox;
  studio: StudioBackend;
  /** Which instance tells the cache in front of the shop of changes. */
  edgePurges: EdgePurges;
  /**
   * Calls after any instance has published documents, saved a draft, changed the picture library or an order.
   * Resolves to what ends it.
   */
  onStudioChange(what: keyof typeof studioChannels, listener: () => void): Promise<() => Promise<void>>;
  /** Areas, pages and menus that are still rows, as documents; null without `BackendOptions.content`. */
  contentRows: RowDocuments | null;
  /** The cost of delivery in a market, formatted in a language; null in a market without shipping or one that is not known. */
  deliveryCosts(asked: { channelId: string; market: string; locale: string }): DeliveryCosts | null;
  /** Whether its products are those of the demo: only then payments are simulated and mails shown by default. */
  isDemo(): Promise<boolean>;
  /** How busy its connections are. */
  pools(): readonly PoolState[];
  /** Whether the database does not answer, so that nothing can be ordered. */
  isPaused(): boolean;
  close(): Promise<void>;
}
