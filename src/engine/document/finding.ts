/** One mistake in a page document: where, what, and what to type instead (page-definitions 1.14). */
export type Severity = 'error' | 'warning';

export interface Edit {
  /** Offsets into the file's text, end excluded. */
  range: [start: number, end: number];
  text: string;
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
  /** Safe to apply as they are. */
  edits?: Edit[];
  /** By ids: `regions.main[#fits].widgets[product-list#offer-rail].props.title`; empty for the whole document. */
  path: string;
}
