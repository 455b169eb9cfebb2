/** Finds the references of page files, so that one request can check all of them. */
import { isRecord } from '#kernel/is-record.ts';
import { aliasField, referenceOf } from '#kernel/references.ts';

/** Kinds of references; each is also the name of the route that shows it. */
export const referenceKinds = ['category', 'brand', 'product', 'campaign', 'list', 'content'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Without spaces, because `list: all of it` is ordinary text. */
const pattern = new RegExp(`^(${referenceKinds.join('|')}):(\\S+)$`);

export interface Reference {
  kind: ReferenceKind;
  /** An alias in any language; of a list page, its path. */
  name: string;
}

/** Null when the text is not a reference. */
export function readReference(text: string): Reference | null {
  const [, kind, name] = pattern.exec(text) ?? [];
  return kind && name ? { kind: kind as ReferenceKind, name } : null;
}

const aliasFieldOf = (key: string): string | undefined => aliasField.exec(key)?.[1];

/** Every reference in page files or in parts of them, without duplicates, in order. */
export function collectReferences(authored: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, field?: string): void => {
    if (typeof value === 'string') {
      if (field && value !== '') found.add(referenceOf(field, value));
      else if (readReference(value)) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) visit(item, field);
    else if (isRecord(value)) {
      // An override operation names its field by a path.
      const path = 'value' in value && typeof value['path'] === 'string' ? value['path'].split('.') : [];
      const own = path.map(aliasFieldOf).find(Boolean) ?? field;
      // A localised value of an alias field contains aliases; a bound value contains none.
      for (const [key, item] of Object.entries(value))
        if (!own || !/^\$|^(?:id|path)$/.test(key)) visit(item, aliasFieldOf(key) ?? own);
    }
  };
  visit(authored);
  return [...found];
}
