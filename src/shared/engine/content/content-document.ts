/** Content documents and menus as the backend reads them; their schemas have validated them. */
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import type { ContainerNode } from '../definition/page-document.ts';

/** A text per language, see `LocalizedText`. */
export type Texts = Readonly<Record<string, unknown>>;

export interface ContentDocument {
  format: 1;
  kind: 'content';
  id: string;
  /** Of the collection in the API; absent: made from the id. */
  number?: number;
  label: string;
  family?: string;
  areaName?: string;
  /** By language. */
  aliases?: Readonly<Record<string, string>>;
  title?: Texts;
  filters?: readonly { key: string; value: string }[];
  tags?: readonly string[];
  seo?: { title?: Texts; description?: Texts; keywords?: Texts };
  draft?: boolean;
  /** ISO 8601. */
  activeFrom?: string;
  activeTo?: string;
  /** Of an area. */
  experiments?: Experiments;
  regions: { main: readonly ContainerNode[] };
  note?: string;
}

/** A picture with a text and a link in a submenu; a draft may lack what it needs to be shown. */
export interface MenuPromotionNode {
  image?: { file: string; width: number; height: number; alt?: unknown; [more: string]: unknown };
  title?: Texts;
  text?: Texts;
  /** `category:vinssit`, `page:index`, an address. */
  href?: string;
}

export interface MenuItemNode {
  id: string;
  /** `category:vinssit`, `page:index`, `product:7`; none for an address of its own. */
  target?: string;
  url?: Texts;
  label?: Texts;
  title?: Texts;
  targetBlank?: boolean;
  open?: boolean;
  hidden?: boolean;
  /** Of an entry of the first level. */
  promotion?: MenuPromotionNode;
  items?: readonly MenuItemNode[];
  note?: string;
}

export interface MenuDocument {
  format: 1;
  kind: 'menu';
  id: string;
  label: string;
  locations: readonly string[];
  title?: Texts;
  items: readonly MenuItemNode[];
  note?: string;
}
