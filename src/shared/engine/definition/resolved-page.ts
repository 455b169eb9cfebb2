/** The tree to render. Overrides, rules, texts, bindings, fragments and areas are resolved; only `origin` tells where a widget came from. */

import type { Taking } from '#kernel/experiment/choose-arm.ts';
import type { ThirdParty } from '#kernel/third-party.ts';
import type { ContainerDesign, ContainerLayout, Hydrate, PageContext, Place, Viewport } from './contract.ts';
import type { Rule } from './evaluate-rule.ts';

export type Origin =
  | { kind: 'file'; file: string }
  | { kind: 'cms'; family: string; area: string; container: string; widget: string };

/** Result of a widget's load; a failure is shown by its frame. */
export type Loaded =
  | { state: 'ok'; data: unknown }
  /** `why` is set in drafts only, for their authors. */
  | { state: 'failed'; why?: { name: string; code: string } }
  | { state: 'static' }
  /** Not loaded until the browser has evaluated its rule. */
  | { state: 'deferred'; when: Rule };

export interface ResolvedWidget {
  id: string;
  type: string;
  props: Record<string, unknown>;
  loaded: Loaded;
  hydrate: Hydrate;
  place: Place;
  origin: Origin;
  /** An area shows it because of these arms of the visitor: of its row and its own. */
  tried?: readonly Taking[] | undefined;
  /** The only device class that shows it, by CSS; absent: all devices. */
  only?: 'phone' | 'computer';
  /** Reserved height while the widget is deferred, px. */
  reserve?: Partial<Record<Viewport, number>>;
}

export interface ResolvedContainer {
  id: string;
  layout: ContainerLayout;
  design: ContainerDesign;
  mobile: 'stack' | 'slider';
  /** The only device class that shows it, by CSS; absent: all devices. */
  only?: 'phone' | 'computer';
  widgets: ResolvedWidget[];
}

export interface Head {
  title: string;
  description?: string;
  image?: string;
  /** `noindex,follow`: a filtered view of the page at the canonical address. */
  robots: 'index' | 'noindex' | 'noindex,follow';
  /** Absolute addresses of the previous and the next page. */
  prev?: string;
  next?: string;
  /** Absolute address. */
  canonical?: string;
  /** Languages in which the page exists, with the absolute address in its market. */
  alternates: { locale: string; href: string }[];
  /** Every address of the page with its `hreflang`; server documents only. */
  hreflang?: { code: string; href: string }[];
  jsonLd: Record<string, unknown>[];
}

export interface ResolvedPage {
  readonly id: string;
  readonly pageType: string;
  readonly layout: string;
  readonly access: 'public' | 'customer' | 'anonymous' | 'preview';
  /** Rendered per request and never cached. */
  readonly personal: boolean;
  readonly head: Head;
  readonly regions: Record<string, ResolvedContainer[]>;
  readonly context: PageContext;
  /** Canonical path of the page's data, with prefix; differs from the requested one after a rename. */
  readonly canonicalPath?: string;
  /** Cache tags of the page file; the page cache adds those of the data. */
  readonly tags: string[];
  /** When a time rule changes the page; limits its time in the cache. */
  readonly expiresAt?: Date;
  /** Services of others that its widgets use; absent: none. */
  readonly thirdParties?: readonly ThirdParty[];
  /** Something failed, so the page must not be cached. */
  readonly partial: boolean;
}
