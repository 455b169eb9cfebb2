/** A field of the form: its control, and the notations that its schema flags allow (R-PAGE-12). */
import type { PicturePlace } from '#engine/definition/picture-places.ts';
import type { PickKind } from '#studio-api/pick.ts';

export type Control =
  | { kind: 'choice'; values: readonly string[]; as: 'radio' | 'select' }
  | { kind: 'switch' }
  | { kind: 'number'; isWhole: boolean; min: number }
  /** `lines`: has room for several lines; `breaks`: shoppers see where its lines end; `html`: with markup. */
  | { kind: 'text'; lines: boolean; breaks?: boolean; html: boolean; most?: number }
  | { kind: 'link' }
  | { kind: 'list'; item: Field; min: number; max: number }
  | { kind: 'group'; fields: readonly NamedField[]; isImage: boolean; isProducts: boolean }
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
  /** What the value refers to, which is then picked by name. */
  reference?: PickedReference;
  /** A colour as CSS writes it. */
  isColour?: boolean;
  /** The name of a picture's file and nothing else. */
  isPictureFile?: boolean;
  /** Of a picture: names of texts beside it that take the place of its alternative text. */
  namedBy?: readonly string[];
  /** Of a picture: where and in which shapes it is shown. */
  places?: readonly PicturePlace[];
  /** Only developers may change it. */
  isDeveloper?: boolean;
  /** Heading under which it stands, and its place there. */
  place: FieldPlace;
}

export type FieldGroup = 'content' | 'look' | 'settings';

export interface FieldPlace {
  group: FieldGroup;
  order: number;
}

/** Things of the shop that fields refer to. `list-page` is the address of a category, brand, campaign or list. */
export type PickedKind = Exclude<PickKind, 'page' | 'message'> | 'list-page';

export interface PickedReference {
  to: PickedKind;
  /** Whether documents hold its number or its alias. */
  by: 'alias' | 'number';
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
