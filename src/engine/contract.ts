/** The one contract every widget signs; the engine knows widgets only through it. */
import type { PublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import type { ComponentType } from 'react';
import type { SafeHtml } from './safe-html.ts';

/** `never`: static, ships no JavaScript. The others hydrate on their trigger. */
export type Hydrate = 'never' | 'load' | 'idle' | 'visible' | 'interaction';
export type Viewport = 'phone' | 'tablet' | 'laptop' | 'desktop' | 'desktopBig';

/** What a page is made from; for public pages it holds nothing personal. */
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
}

/** What a widget's `load` gets; `Api` is src/api's, handed through by the composition root. */
export interface LoadContext<Api = unknown> extends PageContext {
  api: Api;
  /** Makes untrusted HTML safe (one allow-list for all of it). */
  safeHtml(html: string): Promise<SafeHtml>;
}

/** Position of the widget in the page; derived by the engine, never authored. */
export interface Place {
  /** First visible picture of the page: `high`; the next two: `eager`; then `lazy` (R-PAGE-8). */
  priority: 'high' | 'eager' | 'lazy';
  layout: ContainerLayout;
  design: ContainerDesign;
  /** The `sizes` attribute for a picture that fills this place. */
  sizes: string;
  /** The only kind of screen that shows this place: its pictures are downloaded there alone. */
  only?: 'phone' | 'computer';
}

export type ContainerLayout = 'full' | 'half' | 'third' | 'quarter';
export type ContainerDesign = 'default' | 'full-width' | 'contained' | 'narrow';

export interface WidgetProps<Props, Data = undefined> {
  /** Unique in the page; feeds DOM ids. */
  id: string;
  props: Props;
  data: Data;
  place: Place;
  page: PageContext;
}

/** A picture of a CMS widget as the contract gives it. */
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
  when?: unknown;
  load?: {
    hydrate?: Hydrate;
    reserve?: Partial<Record<Viewport, number>>;
  };
  experiment?: { name: string; arm: string };
  note?: string;
}

export interface WidgetDefinition<Props, Data, Api> {
  /** = the folder's name. */
  type: string;
  /** A function where only some instances need a browser: a banner with a video. */
  hydrate: Hydrate | ((props: Props) => Hydrate);
  /** Names under which the CMS sends it: `Banner`. */
  cmsNames?: readonly string[];
  /** A CMS configuration (already parsed JSON) as current props; null hides the widget. Throws nothing: malformed values are left out. */
  fromCms?: (
    configuration: Record<string, unknown>,
    images: readonly CmsImage[],
    locale: LocaleCode,
  ) => Record<string, unknown> | null;
  /** Its failure decides the page's status: NotFound → 404, else 503. */
  critical?: boolean;
  /** Shows a picture at its top: counts when the page's first picture is looked for. */
  hasPicture?: boolean;
  /** At most one in a page. */
  singleton?: boolean;
  /** Layouts that may contain it; absent: any. */
  layouts?: readonly string[];
  /** The only place where a widget may wait. May throw NotFound. */
  load?: (context: LoadContext<Api>, props: Props) => Promise<Data>;
  /** True when there is nothing to show: the frame renders nothing at all. */
  isEmpty?: (props: Props, data: Data) => boolean;
  /** CSS of this instance, which meets nothing but its own markup; the document's head takes it from the server, the view adopts it in the browser. */
  styles?: (props: Props, data: Data) => string;
  /** What the browser needs of the props to hydrate; the rest is in the HTML, in parts that are `Kept`. Absent: all of them. */
  browserProps?: (props: Props) => Props;
  view: ComponentType<WidgetProps<Props, Data>>;
  /** Steps that rewrite an older instance: index 0 takes v1 to v2. */
  migrations?: readonly ((instance: WidgetInstance) => WidgetInstance)[];
}

/** A definition whose Props and Data are erased: the schema has checked props before `load` or `view` sees them. */
export type DefinedWidget = WidgetDefinition<Record<string, unknown>, unknown, unknown>;

/** A widget of the registry. */
export interface AnyWidget extends DefinedWidget {
  /** `x-version` of its schema. */
  version: number;
}

/** Declares a widget; erases its type parameters once, here. */
export const defineWidget = <Props, Data = undefined, Api = unknown>(
  widget: WidgetDefinition<Props, Data, Api>,
): DefinedWidget => widget as unknown as DefinedWidget;
