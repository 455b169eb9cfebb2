/** Dependencies of the engine, passed in by the composition roots. */
import type { Addresses } from '#i18n/addresses.ts';
import type { PathsByLocale } from '#i18n/hreflang.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { AnyWidget, LoadContext, PageContext } from '../definition/contract.ts';
import type { PageDocument } from '../definition/page-document.ts';
import type { Report } from '../definition/report.ts';
import type { Head } from '../definition/resolved-page.ts';
import type { WidgetFields } from '../definition/widget-fields.ts';
import type { RoutePaths } from '../route/route-paths.ts';
import type { CmsContainer } from './adapt-area.ts';
import type { AreaContent } from './area-content.ts';
import type { LoadedSources } from './loaded-sources.ts';

export interface AreaAnswer {
  meta: { title: string; description: string };
  tags: string[];
  containers: CmsContainer[];
  /** The request for one display setting failed: must not be cached. */
  partial?: boolean;
}

export interface AreaRequest {
  family?: string;
  areaName?: string;
  alias?: string;
  preview?: boolean;
  filters?: { key: string; value: string }[];
  url?: string;
}

/** A page-level data source; throws NotFound for data that does not exist. */
export interface DataSource {
  load(context: LoadContext, parameters: Record<string, unknown>): Promise<unknown>;
  /** Canonical path of the data, with prefix. */
  canonical?(answer: unknown): string;
  /** Page number and page count of the data. */
  pages?(answer: unknown): { page: number; pageCount: number };
  /** Addresses of the same data in other languages, with prefix. */
  alternates?(answer: unknown): { locale: string; href: string }[];
}

export type JsonLdMaker = (
  context: PageContext,
  data: Readonly<Record<string, unknown>>,
) => Record<string, unknown> | readonly Record<string, unknown>[] | null;

export interface PageServices {
  api: unknown;
  routes: RoutePaths;
  sources: Readonly<Record<string, DataSource>>;
  /** Metadata of a server document; absent in the browser, which needs only the title. */
  documentHead?: (
    page: PageDocument,
    context: PageContext,
    services: PageServices,
    sources: LoadedSources,
    known: { areaDescription: string | undefined; paths: PathsByLocale },
  ) => Omit<Head, 'title' | 'alternates'>;
  features: readonly string[];
  /** Loads the widget's code in the browser; on the server it is already loaded. */
  widget(type: string): Promise<AnyWidget | undefined>;
  widgetTypeOfCmsName(name: string): string | undefined;
  area(context: LoadContext, request: AreaRequest): Promise<AreaAnswer | null>;
  /** Defaults, HTML fields and link fields of the widget's schema. */
  fields(type: string): WidgetFields | undefined;
  safeHtml(html: string): Promise<SafeHtml>;
  /** Tolerant validation of CMS props: null when they are unusable. */
  acceptCms(type: string, props: Record<string, unknown>): Record<string, unknown> | null;
  /** Strict validation of page file props; only on the server. */
  acceptProps?(type: string, props: Record<string, unknown>): boolean;
  /** Chooses the document of an area among those of the page; absent in the browsers of shoppers, whose pages have none. */
  contentOfArea?<Content extends AreaContent>(
    contents: readonly Content[],
    request: AreaRequest,
    at: { locale: LocaleCode; now: Date },
  ): Content | undefined;
  hasPicture(type: string): boolean;
  message(locale: LocaleCode, id: string, values?: Record<string, unknown>): string;
  /** Adds market and language to addresses. */
  addresses: Addresses;
  report: Report;
}
