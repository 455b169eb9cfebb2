/** Page files refer to things by an alias in any language; before a page is resolved, its references get the aliases of its language. */
import { isRecord } from '#kernel/is-record.ts';
import { aliasField, type ReferenceAliases, referenceOf } from '#kernel/references.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/**
 * Copies an authored document, or a part of it, with the aliases of a language. References that the catalogue does not
 * have, and bound values, stay as they are.
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
      // The API expects the last alias of the path.
      if (field) return aliasOf(referenceOf(field, value))?.split('/').at(-1) ?? value;
      const alias = aliasOf(value);
      return alias === undefined ? value : value.replace(/:.*$/s, `:${alias}`);
    }
    if (Array.isArray(value)) return value.map(item => visit(item, field));
    if (!isRecord(value)) return value;
    // A localised value of an alias field contains aliases. `fromEntries` defines keys, so `__proto__` stays a plain key.
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, visit(item, aliasField.exec(key)?.[1] ?? field)]),
    );
  }
  return visit(authored) as Authored;
}
