/** What the tool that shows single widgets needs of the application around it; fetched by that tool alone. */
import type { PageContext, WidgetInstance } from './contract.ts';
import type { Finding } from './finding.ts';
import type { PageDocument } from './page-document.ts';
import type { ResolvedPage } from './resolved-page.ts';

export type PlainSchema = Readonly<Record<string, unknown>>;

export interface WidgetSample {
  type: string;
  version: number;
  /** `content`: editors place it anywhere; `part`: of the shop; `once`: at most one in a page, or in few layouts. */
  kind: 'content' | 'part' | 'once';
  /** As its author wrote it, with our own keywords. */
  schema: PlainSchema;
  examples: readonly { name: string; instance: WidgetInstance }[];
}

export interface PreviewCatalogue {
  /** The definitions that schemas name with `$ref`. */
  shared: Readonly<Record<string, PlainSchema>>;
  widgets: readonly WidgetSample[];
}

/** One mistake of an instance, and the field it is about. */
export interface PreviewFinding extends Pick<Finding, 'code' | 'severity' | 'message' | 'fix' | 'about'> {
  /** Path from the instance: `['props', 'buttons', 1, 'href']`. */
  jsonPath: readonly (string | number)[];
}

/** A mistake of a widget that was pasted as text. */
export interface PastedError extends PreviewFinding {
  /** Counted from 1. */
  line: number;
  /** Offsets into the text, end excluded. */
  range: readonly [start: number, end: number];
}

export interface ReadWidget {
  /** Null if there are errors. */
  instance: WidgetInstance | null;
  errors: readonly PastedError[];
}

export interface PreviewPort {
  catalogue: PreviewCatalogue;
  /** Names that links can say as `page:<name>`. */
  pageNames: readonly string[];
  /** Findings of `pages lint` for the instance. Rejects if the request fails. */
  check(instance: WidgetInstance): Promise<readonly PreviewFinding[]>;
  /** Parses a widget from the text of a page file. Rejects if the request fails. */
  read(text: string): Promise<ReadWidget>;
  /** Markets that the page can be shown for. */
  markets(): Promise<readonly { alias: string; country: string }[]>;
  resolve(document: PageDocument, page: PageContext): Promise<ResolvedPage>;
}
