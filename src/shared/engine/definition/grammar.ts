/** The page language as the checks need it: generated as `validators.gen.mjs`; tests may pass their own. */
import type { PicturePlace } from './picture-places.ts';

/** An error in ajv's verbose format. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
  /** The key, for an error about the format of a key. */
  propertyName?: string;
  parentSchema?: Readonly<Record<string, unknown>>;
  data?: unknown;
}

export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface WidgetFacts {
  version: number;
  /** The oldest version that can be migrated. */
  oldest: number;
  singleton: boolean;
  /** Whether areas and information pages may contain it: the widget has a form in the content system. */
  area?: boolean;
  layouts?: readonly string[];
  /** Paths of links in the props: `items.*.href`. */
  links?: readonly string[];
  images?: readonly string[];
  /** Sibling texts by path of an image: with one of them the image is rendered without its alternative text. */
  namedBy?: Readonly<Record<string, readonly string[]>>;
  /** By path of an image: where and in which shapes it is shown. */
  places?: Readonly<Record<string, readonly PicturePlace[]>>;
  /** Paths of HTML in the props. */
  html?: readonly string[];
  /** Kind of catalogue reference by path: `categoryAlias` → `category`. */
  refs?: Readonly<Record<string, string>>;
  headings?: readonly HeadingFact[];
  /** Paths that only developers may set. */
  developer?: readonly string[];
  /** Type of bindable fields by path; null: any type. */
  bindable?: Readonly<Record<string, string | null>>;
}

/** A heading that a widget renders, with a fixed level or the level in another field. */
export interface HeadingFact {
  /** Path of its text; empty when the widget always renders the heading. */
  path: string;
  /** 0: no heading. Absent: the page file does not determine the level. */
  level?: number;
  /** Name of the sibling field with the level: `titleTag`. */
  from?: string;
}

/** Shape of a source's data; `{}` allows anything. */
export interface Shape {
  type?: string;
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
}

export type DocumentKind = 'page' | 'layout' | 'fragment' | 'override' | 'content' | 'menu' | 'widget';

export interface Grammar {
  documents: Readonly<Record<DocumentKind, Validate>>;
  /** Validates props of the current version, by widget type. */
  props: Readonly<Record<string, Validate>>;
  widgets: Readonly<Record<string, WidgetFacts>>;
  sources: Readonly<Record<string, Shape>>;
  /** Kind of catalogue reference of each source parameter. */
  sourceRefs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
