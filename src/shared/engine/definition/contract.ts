/** The contract of all widgets; the engine uses widgets only through it. */

import type { ComponentType } from 'react';
import type { Taking, TriedArms } from '#kernel/experiment/choose-arm.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import type { ThirdParty } from '#kernel/third-party.ts';
import type { Visitor } from './visitor.ts';

/** `never`: static, ships no JavaScript. The others hydrate on their trigger. */
export type Hydrate = 'never' | 'load' | 'idle' | 'visible' | 'interaction';
export type Viewport = 'phone' | 'tablet' | 'laptop' | 'desktop' | 'desktopBig';

/** Input of a page; for public pages it contains no personal data. */
export interface PageContext {
  segment: Segment;
  /** Path without locale and market prefix, decoded. */
  path: string;
  /** Prefix of every path in this page's market and language: empty, `/sv`, `/se/sv`. */
  prefix: string;
  query: Readonly<Record<string, string>>;
  route: { name: string; params: Readonly<Record<string, string>> };
  /** Absolute origin for canonical links and structured data. */
  origin: string;
  config: PublicConfig;
  now: Date;
  /** Of a visitor who takes part in the page's experiments; absent: the first arm of each is shown, and not counted. */
  tried?: TriedArms;
}

/** Input of a widget's `load`; `Api` is the API of src/shop/api, passed in by the composition root. */
export interface LoadContext<Api = unknown> extends PageContext {
  api: Api;
  /** Sanitises untrusted HTML, with one allow-list for the whole shop. */
  safeHtml(html: string): Promise<SafeHtml>;
  /** Only on personal pages, and only on the server. */
  visitor?: Visitor;
}

/** Position of the widget in the page; derived by the engine, never authored. */
export interface Place {
  /** `high` for the first visible image of the page, `eager` for the next two, then `lazy` (R-PAGE-8). */
  priority: 'high' | 'eager' | 'lazy';
  layout: ContainerLayout;
  design: ContainerDesign;
  /** The `sizes` attribute of an image as wide as the widget. */
  sizes: string;
  /** The only device class that shows the widget; other devices do not download its images. */
  only?: 'phone' | 'computer';
}

export type ContainerLayout = 'full' | 'half' | 'third' | 'quarter';
export type ContainerDesign = 'default' | 'full-width' | 'contained' | 'narrow';

export interface WidgetProps<Props, Data = undefined> {
  /** Unique in the page; the prefix of DOM ids. */
  id: string;
  props: Props;
  data: Data;
  place: Place;
  page: PageContext;
}

/** An image of a CMS widget as returned by the API. */
export interface CmsImage {
  fileName: string;
  width: number;
  height: number;
}

/** The authored form of a widget instance in a page file. */
export interface WidgetInstance {
  type: string;
  v: number;
  id: string;
  props: Record<string, unknown>;
  hidden?: boolean;
  when?: unknown;
  load?: {
    hydrate?: Hydrate;
    reserve?: Partial<Record<Viewport, number>>;
  };
  experiment?: Taking;
  note?: string;
}

export interface WidgetDefinition<Props, Data, Api> {
  /** Equals the folder name. */
  type: string;
  /** A function when it depends on the instance: only a banner with a video hydrates. */
  hydrate: Hydrate | ((props: Props) => Hydrate);
  /** Names of the widget in the CMS: `Banner`. */
  cmsNames?: readonly string[];
  /** Converts a parsed CMS configuration to current props; null hides the widget. Must not throw: malformed values are dropped. */
  fromCms?: (
    configuration: Record<string, unknown>,
    images: readonly CmsImage[],
    locale: LocaleCode,
  ) => Record<string, unknown> | null;
  /** Its failure decides the page's status: NotFound → 404, else 503. */
  critical?: boolean;
  /** Shows an image at its top, and so counts for the image priorities of the page. */
  hasPicture?: boolean;
  /** Services of others that the instance uses: the policy of its page allows them, and of no other page. */
  thirdParties?: (props: Props) => readonly ThirdParty[];
  /** At most one in a page. */
  singleton?: boolean;
  /** At most one per page. */
  layouts?: readonly string[];
  /** The only place where a widget may await data. May throw NotFound. */
  load?: (context: LoadContext<Api>, props: Props) => Promise<Data>;
  /**
   * Takes a form that a browser without scripts has posted to the page, in place of `load`: throws `SeeOther` when it
   * has done what the form asks for, or returns the data to show with what is wrong.
   */
  submit?: (context: LoadContext<Api>, props: Props, fields: URLSearchParams) => Promise<Data>;
  /** True when there is nothing to show: the widget is omitted, including its frame. */
  isEmpty?: (props: Props, data: Data) => boolean;
  /** CSS of this instance, scoped to its own markup. The server puts it into the document head; in the browser the view adds it. */
  styles?: (props: Props, data: Data) => string;
  /** Props needed to hydrate, where the rest is static HTML (`StaticHtml`). Absent: all props. */
  browserProps?: (props: Props) => Props;
  /** Data needed to hydrate. Absent: all data. */
  browserData?: (props: Props, data: Data) => Data;
  view: ComponentType<WidgetProps<Props, Data>>;
  /** Migration steps of older instances: index 0 migrates v1 to v2. */
  migrations?: readonly ((instance: WidgetInstance) => WidgetInstance)[];
}

/** A definition without its type parameters: the schema validates props before `load` and `view`. */
export type DefinedWidget = WidgetDefinition<Record<string, unknown>, unknown, unknown>;

/** A widget of the registry. */
export interface AnyWidget extends DefinedWidget {
  /** `x-version` of its schema. */
  version: number;
}

/** Declares a widget and erases its type parameters. */
export const defineWidget = <Props, Data = undefined, Api = unknown>(
  widget: WidgetDefinition<Props, Data, Api>,
): DefinedWidget => widget as unknown as DefinedWidget;
