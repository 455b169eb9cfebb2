/** Finds what page files refer to, so that the catalogue can be asked for all of it at once. */
import { isRecord } from '#kernel/is-record.ts';
import { aliasField, referenceOf } from '#kernel/references.ts';

/** What a reference may name; each kind is shown by the route of its name. */
export const referenceKinds = ['category', 'brand', 'product', 'campaign', 'list', 'content'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** No blanks: `list: all of it` is a sentence. */
const pattern = new RegExp(`^(${referenceKinds.join('|')}):(\\S+)$`);

export interface Reference {
  kind: ReferenceKind;
  /** An alias of any language; a free list has a path. */
  name: string;
}

/** Null for a text that is no reference to the catalogue. */
export function readReference(text: string): Reference | null {
  const [, kind, name] = pattern.exec(text) ?? [];
  return kind && name ? { kind: kind as ReferenceKind, name } : null;
}

const aliasFieldOf = (key: string): string | undefined => aliasField.exec(key)?.[1];

/** Every reference in page files or parts of them, once, in order. */
export function collectReferences(authored: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, field?: string): void => {
    if (typeof value === 'string') {
      if (field && value !== '') found.add(referenceOf(field, value));
      else if (readReference(value)) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) visit(item, field);
    else if (isRecord(value)) {
      // An operation of an override names its field by a path.
      const path = 'value' in value && typeof value['path'] === 'string' ? value['path'].split('.') : [];
      const own = path.map(aliasFieldOf).find(Boolean) ?? field;
      // A localised value of an alias field holds aliases, a bound one none.
      for (const [key, item] of Object.entries(value))
        if (!own || !/^\$|^(?:id|path)$/.test(key)) visit(item, aliasFieldOf(key) ?? own);
    }
  };
  visit(authored);
  return [...found];
}
