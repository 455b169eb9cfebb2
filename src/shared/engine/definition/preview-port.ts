/** Interface between the widget preview tool and the application; loaded only with the tool. */
import type { PageContext, WidgetInstance } from './contract.ts';
import type { Finding } from './finding.ts';
import type { PageDocument } from './page-document.ts';
import type { ResolvedPage } from './resolved-page.ts';

export type PlainSchema = Readonly<Record<string, unknown>>;

export interface WidgetSample {
  type: string;
  version: number;
  /** `content`: editors place it anywhere; `part`: belongs to the shop; `once`: at most one per page, or only in some layouts. */
  kind: 'content' | 'part' | 'once';
  /** As authored, including our own keywords. */
  schema: PlainSchema;
  examples: readonly { name: string; instance: WidgetInstance }[];
}

export interface PreviewCatalogue {
  /** Definitions that schemas reference with `$ref`. */
  shared: Readonly<Record<string, PlainSchema>>;
  widgets: readonly WidgetSample[];
}

/** A finding about one field of an instance. */
export interface PreviewFinding extends Pick<Finding, 'code' | 'severity' | 'message' | 'fix' | 'about'> {
  /** Path from the instance: `['props', 'buttons', 1, 'href']`. */
  jsonPath: readonly (string | number)[];
}

/** A finding about a pasted widget, with its position in the text. */
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
  /** Page names for links of the form `page:<name>`. */
  pageNames: readonly string[];
  /** Findings of `pages lint` for the instance. Rejects if the request fails. */
  check(instance: WidgetInstance): Promise<readonly PreviewFinding[]>;
  /** Parses a widget from the text of a page file. Rejects if the request fails. */
  read(text: string): Promise<ReadWidget>;
  /** Markets that the preview can use. */
  markets(): Promise<readonly { alias: string; countryCode: string }[]>;
  resolve(document: PageDocument, page: PageContext): Promise<ResolvedPage>;
}
