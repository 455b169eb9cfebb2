/** The storefront's interface to the server: renders a page for a segment and a URL, as a string or as a stream. */

import type { Readable } from 'node:stream';
import type { Transport } from '#api/transport.ts';
import type { AskVehicles } from '#api/vehicle/types.ts';
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { Report } from '#engine/definition/report.ts';
import type { Visitor } from '#engine/definition/visitor.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { Layout } from '#engine/page-types.gen.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import type { RouteMatch, RouteTable } from '#engine/route/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Arms, Experiments } from '#kernel/experiment/choose-arm.ts';
import type { DeliveryCosts, PublicConfig } from '#kernel/public-config.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { ThirdParty } from '#kernel/third-party.ts';

export type { CreateContentForms } from './content-forms.ts';
export type { LayoutMenus, Visitor };

/** Files of the client build, by purpose. */
export interface ClientAssets {
  /** The small module that starts the application on demand. */
  boot: string;
  /** The module that starts a page of Studio's canvas instead. */
  canvas?: string;
  /**
   * Style sheets of the layout and of the given widget types.
   * @param html of the page; leaves out sheets whose classes it does not have
   */
  styles(widgetTypes: readonly string[], html?: string): string[];
  /** Resources that the first paint needs, such as fonts. */
  preloads: { href: string; as: string; type: string }[];
  /** Modules that the entry fetches first: texts and hydrating widgets, without what it imports itself. */
  modules(locale: LocaleCode, hydratingTypes: readonly string[], extent: 'first' | 'all'): string[];
}

export interface StorefrontOptions {
  pages: readonly PageDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  overrides: readonly OverrideDocument[];
  /** Documents of areas that are edited; the other areas come from the backend. */
  content?: readonly AreaContent[];
  assets: ClientAssets;
  channelId: string;
  /** The current addresses: markets may change at runtime. Their origin comes from the configuration, never from a request. */
  addresses(): Addresses;
  features: readonly string[];
  /** Paths of pages that this shop cannot have: a hosted platform's menus may name them. */
  withheld?: ReadonlySet<string>;
  /** Layouts, by the `layout` of their pages. */
  layouts: readonly Layout[];
  config: Omit<PublicConfig, 'shop'>;
  /** Who the shop is. */
  shop?: ShopProfile;
  /** Resolves references of page files through the catalogue; when absent, references stay as written. */
  aliasesOf?(references: readonly string[], market: string): Promise<ReferenceAliases>;
  /** Current delivery prices; null when only the checkout knows them. */
  delivery(segment: Segment): DeliveryCosts | null;
  /** What knows the vehicles; absent in a shop without them. */
  vehicles?: AskVehicles;
  /** Present when Studio manages documents: browsers ask for newer pages than those of their build. */
  managed?: { newPages: readonly string[] } | undefined;
  report: Report;
}

/** @param load loads the menus by an anonymous transport, unless they are cached. */
export type SharedMenus = (load: (transport: Transport) => Promise<LayoutMenus>) => Promise<LayoutMenus>;

export interface PageRequest {
  /** As in the address: with market and language, decoded, without query. */
  path: string;
  /** The route match of the path if the caller has it; when absent, the storefront matches. */
  match?: RouteMatch | null;
  query: Readonly<Record<string, string>>;
  segment: Segment;
  transport: Transport;
  /** Menus that all visitors of the segment share; when absent, they are loaded by `transport`. */
  menus?: SharedMenus;
  /** Only for personal pages. */
  visitor?: Visitor;
  /** Of the vehicle that was chosen without scripts; only for pages that are made for one visitor. */
  vehicleId?: string;
  now: Date;
  /** Of a visitor who takes part in the page's experiments. */
  arms?: Arms;
  /** Shows the page in Studio's canvas. */
  canvas?: Pick<CanvasState, 'studioOrigin' | 'isCompared' | 'folder' | 'search' | 'vehicle' | 'isSignedIn'>;
}

export type PageOutcome =
  | {
      kind: 'page';
      status: number;
      /** Seconds until a page that failed is worth another attempt. */
      retryAfter?: number;
      html: string;
      /** `sha256-…` of the page's own style element, for its content security policy. */
      styleHash?: string;
      /** Services of others that the page uses. */
      thirdParties?: readonly ThirdParty[];
      tags: string[];
      expiresAt?: Date;
      /** False for personal, failed or partial pages, which are sent with `no-store`. */
      storable: boolean;
      /** Results of queries instead of a document. */
      isData?: true;
    }
  /** `location` contains no query of the request; the server adds the parameters to preserve. */
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** A form was taken; `location` is complete, and may be another origin's. */
  | { kind: 'see-other'; location: string; status: 303 | 307 }
  /** A form was taken or refused for a script. */
  | { kind: 'answer'; status: 200 | 422; json: string };

export interface Storefront {
  readonly routes: RouteTable;
  /** Undefined for a page on which none runs. */
  experimentsOf(pageId: string): Experiments | undefined;
  /** Renders the whole page. Never throws: missing pages and errors have their own pages (404, 503, 500). */
  render(request: PageRequest): Promise<PageOutcome>;
  /** Streams a personal page; inline scripts of the stream carry the nonce. Never throws. */
  stream(
    request: PageRequest,
    nonce: string,
  ): Promise<
    | {
        status: number;
        retryAfter?: number;
        body: Readable;
        styleHash?: string;
        thirdParties?: readonly ThirdParty[];
      }
    | Extract<PageOutcome, { kind: 'redirect' | 'see-other' | 'answer' }>
  >;
  /** Whether the page takes forms of browsers without scripts. */
  takesForms(pageId: string): boolean;
  /** The results of all queries of a public page as JSON, for client-side navigation; failed queries are left out. */
  pageAnswers(request: PageRequest): Promise<Extract<PageOutcome, { kind: 'page' }>>;
  /** The submenus of the main navigation that pages leave out, as a fragment of HTML. Never throws: 503 without a menu. */
  submenus(request: PageRequest): Promise<PageOutcome>;
  /** The panels that pages leave out, as a fragment of HTML. Never throws: 503 where they cannot be made. */
  panels(request: PageRequest): Promise<PageOutcome>;
  /** A widget in the version of this build; null for one that is newer, unknown, or cannot be brought to it. */
  migrate(widget: WidgetInstance): WidgetInstance | null;
  /** The error page for a status that the server itself has set, at the requested address. */
  errorPage(request: PageRequest, status: 400 | 403 | 404 | 410 | 500 | 503): Promise<PageOutcome>;
}

export type CreateStorefront = (options: StorefrontOptions) => Storefront;
