/** The tree that is rendered: after overrides, rules, texts, bindings, fragments and areas nothing knows where a widget came from but `origin`. */
import type { ContainerDesign, ContainerLayout, Hydrate, PageContext, Place, Viewport } from './contract.ts';
import type { Rule } from './evaluate-rule.ts';

export type Origin =
  | { kind: 'file'; file: string }
  | { kind: 'cms'; family: string; area: string; container: string; widget: string };

/** Outcome of a widget's load as a value: a failure belongs to its frame. */
export type Loaded =
  | { state: 'ok'; data: unknown }
  /** `why` in drafts only, for their authors. */
  | { state: 'failed'; why?: { name: string; code: string } }
  | { state: 'static' }
  /** Neither loaded nor rendered before the browser has settled its rule. */
  | { state: 'deferred'; when: Rule };

export interface ResolvedWidget {
  id: string;
  type: string;
  props: Record<string, unknown>;
  loaded: Loaded;
  hydrate: Hydrate;
  place: Place;
  origin: Origin;
  /** Shown only there, by CSS; absent: everywhere. */
  only?: 'phone' | 'computer';
  /** Kept place while a client-class rule is unknown or the widget streams, px. */
  reserve?: Partial<Record<Viewport, number>>;
}

export interface ResolvedContainer {
  id: string;
  layout: ContainerLayout;
  design: ContainerDesign;
  mobile: 'stack' | 'slider';
  /** Shown only there, by CSS; absent: everywhere. */
  only?: 'phone' | 'computer';
  widgets: ResolvedWidget[];
}

export interface Head {
  title: string;
  description?: string;
  image?: string;
  /** `noindex,follow`: a view of the page at the canonical address. */
  robots: 'index' | 'noindex' | 'noindex,follow';
  /** Absolute addresses of the pages beside this one. */
  prev?: string;
  next?: string;
  /** Absolute. */
  canonical?: string;
  /** The page in each language that has it: locale → absolute address in its market. */
  alternates: { locale: string; href: string }[];
  /** Every address of the page with its `hreflang`; a document's alone. */
  hreflang?: { code: string; href: string }[];
  jsonLd: Record<string, unknown>[];
}

export interface ResolvedPage {
  id: string;
  pageType: string;
  layout: string;
  access: 'public' | 'customer' | 'anonymous' | 'preview';
  /** Rendered per request and never stored. */
  personal: boolean;
  head: Head;
  regions: Record<string, ResolvedContainer[]>;
  context: PageContext;
  /** The address this thing lives at, with prefix; differs from the requested one after a rename. */
  canonicalPath?: string;
  /** Page cache tags of the page file; those of its data are added where the page is cached. */
  tags: string[];
  /** Moment when a time rule changes the page; the cache lives no longer. */
  expiresAt?: Date;
  /** Something failed: never stored. */
  partial: boolean;
}
