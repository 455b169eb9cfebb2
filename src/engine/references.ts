/** References of page files to things of the catalogue: `category:vinssit` means the same category in every language. */
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** What a reference may name; each kind is shown by the route of its name. */
export const referenceKinds = ['category', 'brand', 'product', 'campaign', 'list', 'content'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** No blanks: `list: all of it` is a sentence. */
const referencePattern = new RegExp(`^(${referenceKinds.join('|')}):(\\S+)$`);

/** Parameters of the commerce contract whose value is the alias of a thing; page files write them without its kind. */
const aliasFields: Readonly<Record<string, ReferenceKind>> = {
  categoryAlias: 'category',
  brandAlias: 'brand',
  discountCampaignAlias: 'campaign',
};

/** The aliases of each thing's path in each language, by reference: `category:vinssit` → `{ fi: 'vinssit', sv: 'tillbehor/vinschar' }`. */
export type ReferenceAliases = Readonly<Record<string, Partial<Record<LocaleCode, string>>>>;

export interface Reference {
  kind: ReferenceKind;
  /** An alias of any language; a free list has a path. */
  name: string;
}

/** Null for a text that is no reference to the catalogue. */
export function readReference(text: string): Reference | null {
  const [, kind, name] = referencePattern.exec(text) ?? [];
  return kind && name ? { kind: kind as ReferenceKind, name } : null;
}

/** The kind of thing that a field of this name holds the alias of. */
export const kindOfField = (field: string): ReferenceKind | undefined =>
  Object.hasOwn(aliasFields, field) ? aliasFields[field] : undefined;

/** The aliases of a thing's path in a language, or as it was written when the catalogue does not know it. */
export function aliasIn(
  locale: LocaleCode,
  { kind, name }: Reference,
  aliases: ReferenceAliases | undefined,
): string {
  const key = `${kind}:${name}`;
  return (aliases && Object.hasOwn(aliases, key) ? aliases[key]?.[locale] : undefined) ?? name;
}

/** The thing's own alias, as the contract's parameters take it: the last one of its path. */
export const ownAliasIn: typeof aliasIn = (...asked) =>
  aliasIn(...asked)
    .split('/')
    .findLast(Boolean) ?? '';

/** Every reference in page files or parts of them, once, in order. */
export function collectReferences(authored: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, kind?: ReferenceKind): void => {
    if (typeof value === 'string') {
      if (kind && value !== '') found.add(`${kind}:${value}`);
      else if (readReference(value)) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) visit(item, kind);
    else if (isRecord(value)) {
      // An operation of an override names its field by a path.
      const field = 'value' in value && typeof value['path'] === 'string' ? value['path'].split('.') : [];
      const own = field.map(kindOfField).find(Boolean) ?? kind;
      // A localised value of an alias field holds aliases, a bound one none.
      for (const [key, item] of Object.entries(value))
        if (!own || !/^\$|^(?:id|path)$/.test(key)) visit(item, kindOfField(key) ?? own);
    }
  };
  visit(authored);
  return [...found];
}
