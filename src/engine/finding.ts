/** One mistake in a page document: where, what, and what to type instead. */
export type Severity = 'error' | 'warning';

export interface Edit {
  /** Offsets into the file's text, end excluded. */
  range: [start: number, end: number];
  text: string;
}

/** The subject of the message, for callers that phrase it differently. */
export interface About {
  /** A field that is not there, and so has no place in the text. */
  missing?: string;
  /** The keyword of the schema that was crossed: `maxLength`, 160. */
  limit?: { keyword: string; value: number };
}

export interface Finding {
  code: string;
  severity: Severity;
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  endColumn: number;
  message: string;
  fix?: string;
  about?: About;
  /** Safe to apply as they are. */
  edits?: Edit[];
  /** By ids: `regions.main[#fits].widgets[product-list#offer-rail].props.title`; empty for the whole document. */
  path: string;
}

/** Whether the finding keeps its file out of the shop. A widget of another version costs the widget alone. */
export const isBlocking = ({ code, severity }: Finding): boolean =>
  severity === 'error' && !code.startsWith('MIG');
