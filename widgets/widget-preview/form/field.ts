/** What a form knows of a field: its control, and the spellings that its flags allow (R-PAGE-12). */
export type Control =
  | { kind: 'choice'; values: readonly string[]; as: 'radio' | 'select' }
  | { kind: 'switch' }
  | { kind: 'number'; isWhole: boolean; min: number }
  /** `lines`: several of them; `html`: with marks. */
  | { kind: 'text'; lines: boolean; html: boolean }
  | { kind: 'link' }
  | { kind: 'list'; item: Field; min: number; max: number }
  | { kind: 'group'; fields: readonly NamedField[]; isImage: boolean }
  /** What has no shape that a form could show: written as it stands in the file. */
  | { kind: 'json' };

export interface Field {
  control: Control;
  /** The schema's own words for developers, in English. */
  description?: string;
  /** What counts when nothing is said. */
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

/** From the instance down: `['props', 'buttons', 1, 'href']`. */
export type Way = readonly (string | number)[];

/** The name of an input: its data path. */
export const nameOf = (way: Way): string => way.join('.');
