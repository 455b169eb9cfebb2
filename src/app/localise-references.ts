/** Page files name things by an alias of any language; before a page is made its references get the aliases of its language. */
import { isRecord } from '#kernel/is-record.ts';
import { aliasField, type ReferenceAliases, referenceOf } from '#kernel/references.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/**
 * A copy of an authored document, or of a part of it, with the aliases of a language. What the catalogue does not know
 * stays as it was written, and so does what is bound.
 */
export function localiseReferences<Authored>(
  authored: Authored,
  locale: LocaleCode,
  aliases: ReferenceAliases,
): Authored {
  if (Object.keys(aliases).length === 0) return authored;
  const aliasOf = (reference: string) =>
    Object.hasOwn(aliases, reference) ? aliases[reference]?.[locale] : undefined;

  function visit(value: unknown, field?: string): unknown {
    if (typeof value === 'string') {
      // The contract takes the thing's own alias, the last one of its path.
      if (field) return aliasOf(referenceOf(field, value))?.split('/').at(-1) ?? value;
      const alias = aliasOf(value);
      return alias === undefined ? value : value.replace(/:.*$/s, `:${alias}`);
    }
    if (Array.isArray(value)) return value.map(item => visit(item, field));
    if (!isRecord(value)) return value;
    // A localised value of an alias field holds aliases. Entries are defined, never assigned: a key named `__proto__` stays a key.
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, visit(item, aliasField.exec(key)?.[1] ?? field)]),
    );
  }
  return visit(authored) as Authored;
}
