/** What the parts of an export share: the database as it was at one moment, and what the folder cannot say. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { ShopFiles } from '../shop-files.gen.ts';

export interface ExportContext {
  /** One snapshot for all parts. */
  db: Kysely<Schema>;
  /** Codes of the shop's languages; names and addresses are those of the first. */
  languages: readonly [string, ...string[]];
  /** The content of `shop.json`. */
  shop: ShopFiles['shop'];
  /** Of the clocks on which campaigns begin and end. */
  timeZone: string;
  left: LeftOut;
  shown: ShownPictures;
}

/** Pictures that files of the folder name: the kinds under which each may be stored, by its name. */
export type ShownPictures = Map<string, readonly string[]>;

/** What the database has and the folder cannot say. */
export interface LeftOut {
  /** @param kind in the plural, such as `menus` */
  add: (kind: string, name: string) => void;
  /** One line for each kind. */
  lines: () => string[];
}

/** Names that a line shows; the others are counted. */
const MAX_NAMES = 5;

export function createLeftOut(): LeftOut {
  const kinds = new Map<string, Set<string>>();
  return {
    add(kind, name) {
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name));
    },
    lines: () =>
      [...kinds].map(([kind, names]) => {
        const shown = [...names].slice(0, MAX_NAMES);
        const more = names.size > MAX_NAMES ? `, and ${names.size - MAX_NAMES} more` : '';
        return `${kind}: ${shown.join(', ')}${more}`;
      }),
  };
}

/** The texts of the shop's languages, in their order; undefined when there is none. */
export function textsIn(
  languages: readonly string[],
  texts: Readonly<Record<string, unknown>> | null,
): Record<string, string> | undefined {
  const own = languages.flatMap(code => {
    const text = texts?.[code];
    return typeof text === 'string' && text.trim() !== '' ? [[code, text.trim()] as const] : [];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** As the files write it, in units of the currency. */
export const amountOf = (minor: number): number => minor / 100;

/** Entries without those that say nothing. */
export const saying = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== null));

/** By the code of each character: the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
