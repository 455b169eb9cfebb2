/** A mail as blocks of data and text, from which its HTML and its plain text are rendered. */

export interface ProductRow {
  name: string;
  /** Brand, size, article number: one line under the name. */
  details: readonly string[];
  pieces: string;
  total: string;
  /** Full address; null without a picture. */
  image: string | null;
}

export interface SumRow {
  label: string;
  value: string;
  strong?: boolean;
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A link in the text, followed by its address in plain text mails. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly SumRow[] }
  | { kind: 'products'; rows: readonly ProductRow[] }
  | { kind: 'sums'; sums: readonly SumRow[] }
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
  /** The lines of a form to fill in. */
  | { kind: 'form'; title: string; lines: readonly string[] };

export interface Email {
  to: string;
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the reader received this. */
  reason: string;
  /** Headers besides the usual ones: `List-Unsubscribe`. */
  headers: Readonly<Record<string, string>>;
}
