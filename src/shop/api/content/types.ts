/** Types of menus and CMS areas. */
import type { Alternate } from '../catalogue/types.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Path in this shop or an absolute external URL; null: plain text. */
  href: string | null;
  external: boolean;
  newTab: boolean;
  type: string;
  /** File name of the picture of its category, of the type `categoryheader`. */
  image?: string | null;
  /** What the submenu of an entry of the first level advertises. */
  promotion?: MenuPromotion;
  children: MenuItem[];
}

/** A picture with a text and a link. */
export interface MenuPromotion {
  image: { file: string; width: number; height: number };
  /** Empty where the picture only decorates. */
  alt: string;
  title: string;
  text: string;
  href: string;
}

export interface Menu {
  title: string;
  items: MenuItem[];
}

export interface AreaWidget {
  id: string;
  name: string;
  /** JSON text, untrusted. */
  configuration: string;
  images: { fileName: string; width: number; height: number }[];
}

export interface AreaContainer {
  id: string;
  sortOrder: number;
  layout: string;
  design: string;
  responsiveMode: string;
  /** The only device whose response contained it. */
  only?: 'phone' | 'computer';
  widgets: AreaWidget[];
}

export interface Area {
  meta: { title: string; description: string };
  title: string;
  tags: string[];
  containers: AreaContainer[];
  /** The phone response failed, so content may be missing: must not be cached. */
  partial: boolean;
}

export interface AreaQuery {
  family?: string;
  areaName?: string;
  alias?: string;
  /** Includes drafts, if the caller's token permits it. */
  preview?: boolean;
  filters?: { key: string; value: string }[];
  url?: string;
}

export interface ContentApi {
  menu(location: string): Promise<Menu | null>;
  /** Both display settings, merged by container; null when the alias is unknown. */
  area(query: AreaQuery): Promise<Area | null>;
  /** URLs of the content page with this alias, in every available language. */
  alternates(alias: string): Promise<Alternate[]>;
}
