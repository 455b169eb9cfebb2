/** One error or warning about a page document: position, cause and fix. */
export type Severity = 'error' | 'warning';

export interface Edit {
  /** Offsets into the file's text, end excluded. */
  range: [start: number, end: number];
  text: string;
}

/** The subject of the message, for callers that phrase it differently. */
export interface About {
  /** A missing field, which therefore has no position in the text. */
  missing?: string;
  /** The schema keyword and its limit that the value violates: `maxLength`, 160. */
  limit?: { keyword: string; value: number };
  /** What is unknown, taken or met twice: an alias, a file, an address, a message, or the id of another node. */
  name?: string;
  /** What `name` is: `category`, `brand`. */
  kind?: string;
  /** The language that the message is about. */
  locale?: string;
  /** Characters of the text that is too long or too short. */
  length?: number;
  /** Two colours that cannot be told apart, and a shade of `token`, which decides one of them, that could be; null: none. */
  contrast?: {
    ink: string;
    ground: string;
    token: string;
    scheme: 'light' | 'dark';
    ratio: number;
    least: number;
    better: string | null;
  };
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
  /** Edits that are safe to apply automatically. */
  edits?: Edit[];
  /** Path by ids: `regions.main[#fits].widgets[product-list#offer-rail].props.title`; empty for the whole document. */
  path: string;
}

/** Whether the finding disables its page file. A wrong widget version removes only that widget. */
export const isBlocking = ({ code, severity }: Finding): boolean =>
  severity === 'error' && !code.startsWith('MIG');
