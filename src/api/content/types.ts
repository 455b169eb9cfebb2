/** Menus and CMS areas in our words. */
import type { Alternate } from '../catalogue/types.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Path of this shop or an absolute external address; null: plain text. */
  href: string | null;
  external: boolean;
  newTab: boolean;
  type: string;
  children: MenuItem[];
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
  /** Which of the two answers held it. */
  only?: 'phone' | 'computer';
  widgets: AreaWidget[];
}

export interface Area {
  meta: { title: string; description: string };
  title: string;
  tags: string[];
  containers: AreaContainer[];
  /** The phone's answer failed, so something may be missing: not to be stored. */
  partial: boolean;
}

export interface AreaQuery {
  family?: string;
  areaName?: string;
  alias?: string;
  /** Drafts too, for callers whose token says so. */
  preview?: boolean;
  filters?: { key: string; value: string }[];
  url?: string;
}

export interface ContentApi {
  menu(location: string): Promise<Menu | null>;
  /** Both display settings, merged by container; null when the alias is unknown. */
  area(query: AreaQuery): Promise<Area | null>;
  /** Addresses of the content page with this alias, in every language that has it. */
  alternates(alias: string): Promise<Alternate[]>;
}
