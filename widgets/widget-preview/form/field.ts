/** A field of the form: its control, and the notations that its schema flags allow (R-PAGE-12). */
export type Control =
  | { kind: 'choice'; values: readonly string[]; as: 'radio' | 'select' }
  | { kind: 'switch' }
  | { kind: 'number'; isWhole: boolean; min: number }
  /** `lines`: several lines; `html`: with markup. */
  | { kind: 'text'; lines: boolean; html: boolean }
  | { kind: 'link' }
  | { kind: 'list'; item: Field; min: number; max: number }
  | { kind: 'group'; fields: readonly NamedField[]; isImage: boolean }
  /** A value without a fixed structure, edited as JSON. */
  | { kind: 'json' };

export interface Field {
  control: Control;
  /** The schema's description for developers, in English. */
  description?: string;
  /** Default value. */
  fallback?: unknown;
  localizable: boolean;
  bindable: boolean;
  responsive: boolean;
}

export interface NamedField {
  name: string;
  required: boolean;
  field: Field;
}

/** Path from the instance: `['props', 'buttons', 1, 'href']`. */
export type FieldPath = readonly (string | number)[];

/** Name of an input: its data path. */
export const nameOf = (path: FieldPath): string => path.join('.');
