/** What the server sees of the storefront: a page for a segment and a URL, as bytes or as a stream. */
import type { RecordedAnswer } from '#api/record-answers.ts';
import type { Transport } from '#api/transport.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { FragmentDocument, PageDocument } from '#engine/page-document.ts';
import type { Layout } from '#engine/page-types.gen.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { Report } from '#engine/report.ts';
import type { RouteMatch, RouteTable } from '#engine/route-table.ts';
import type { DeliveryTerms, PublicConfig } from '#kernel/public-config.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import type { Readable } from 'node:stream';

/** The files of the browser's build, by what needs them. */
export interface ClientAssets {
  /** The small module that starts the application when it is wanted. */
  boot: string;
  /** Style sheets of the chrome and of every widget type named. */
  styles(widgetTypes: readonly string[]): string[];
  /** Fonts and the like that the first paint needs. */
  preloads: { href: string; as: string; type: string }[];
  /** What the boot module may fetch early: entry, locale, hydrating widgets. */
  modules(locale: LocaleCode, hydratingTypes: readonly string[], extent: 'first' | 'all'): string[];
}

export interface StorefrontOptions {
  pages: readonly PageDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  overrides: readonly OverrideDocument[];
  assets: ClientAssets;
  channelId: string;
  /** The addresses of now: markets may change while the shop runs. Their origin is configured, never a request's. */
  addresses(): Addresses;
  features: readonly string[];
  /** What stands around the pages, by their `layout`. */
  layouts: readonly Layout[];
  config: PublicConfig;
  /** Asks the catalogue for what page files refer to; absent: references stay as they were written. */
  aliasesOf?(references: readonly string[], market: string): Promise<ReferenceAliases>;
  /** What delivery costs, as of now; null where only the checkout knows. */
  delivery(segment: Segment): DeliveryTerms | null;
  report: Report;
}

export interface PageRequest {
  /** As in the address: with market and language, decoded, no query. */
  path: string;
  /** The route of the path where the caller has matched it; the storefront matches when absent. */
  match?: RouteMatch | null;
  query: Readonly<Record<string, string>>;
  segment: Segment;
  transport: Transport;
  /** For what every visitor of the segment shares, as menus; `transport` when absent. */
  sharedTransport?: Transport;
  now: Date;
}

export type PageOutcome =
  | {
      kind: 'page';
      status: number;
      html: string;
      /** `sha256-…` of the page's own style element, for its content security policy. */
      styleHash?: string;
      tags: string[];
      expiresAt?: Date;
      /** False for personal, failed or partial pages: never stored, `no-store`. */
      storable: boolean;
    }
  /** `location` has no key of the visitor's query: who sends it adds what goes along. */
  | { kind: 'redirect'; status: 301 | 302; location: string };

export interface Storefront {
  readonly routes: RouteTable;
  /** The whole page in one piece; never throws for absence or accident: those are pages of their own (404, 503, 500). */
  render(request: PageRequest): Promise<PageOutcome>;
  /** A personal page as it becomes ready; inline scripts of the stream carry the nonce. Never throws, as `render`. */
  stream(
    request: PageRequest,
    nonce: string,
  ): Promise<
    { status: number; body: Readable; styleHash?: string } | Extract<PageOutcome, { kind: 'redirect' }>
  >;
  /** The results of all queries of a public page, for the browser that goes there; what failed is left out. */
  pageAnswers(request: PageRequest): Promise<readonly RecordedAnswer[]>;
  /** The page for a status of the server's own making (400, 404, 500, 503), at the requested address. */
  errorPage(request: PageRequest, status: 400 | 403 | 404 | 410 | 500 | 503): Promise<PageOutcome>;
}

export type CreateStorefront = (options: StorefrontOptions) => Storefront;
