/** What the checks must know of the page language; the generated `validators.gen.mjs` is one, a test may make another. */
/** An error as ajv gives it in verbose mode. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
  /** Set on an error about a key's form. */
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
  /** The oldest version that migrations can read. */
  oldest: number;
  singleton: boolean;
  layouts?: readonly string[];
  /** Paths of links in the props: `items.*.href`. */
  links?: readonly string[];
  images?: readonly string[];
  /** Paths of HTML in the props. */
  html?: readonly string[];
  /** What a field names in the catalogue, by path: `categoryAlias` → `category`. */
  refs?: Readonly<Record<string, string>>;
  headings?: readonly HeadingFact[];
  /** Where only developers may write. */
  developer?: readonly string[];
  /** The type of what may be bound, by path; null for anything. */
  bindable?: Readonly<Record<string, string | null>>;
}

/** A heading that a widget shows: of a fixed level, or of the level that another field sets. */
export interface HeadingFact {
  /** The text's path; empty when the widget always shows it. */
  path: string;
  /** 0: no heading. Absent: it depends on more than the file. */
  level?: number;
  /** The field that names the level: `titleTag`; beside the text. */
  from?: string;
}

/** The shape of a source's answer; `{}` is open. */
export interface Shape {
  type?: string;
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
}

export type DocumentKind = 'page' | 'layout' | 'fragment' | 'override' | 'widget';

export interface Grammar {
  documents: Readonly<Record<DocumentKind, Validate>>;
  /** Current props alone, by widget type. */
  props: Readonly<Record<string, Validate>>;
  widgets: Readonly<Record<string, WidgetFacts>>;
  sources: Readonly<Record<string, Shape>>;
  /** What the parameters of a source name in the catalogue. */
  sourceRefs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
