/** How many of a document's texts are written, by language. */
import { type NamedBy, withoutUnusedAlts } from '#engine/definition/named-pictures.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** Pictures of a widget type that a text beside them names. */
export type NamedByOf = (type: string) => NamedBy;

/** Shares from 0 to 1; a text that is left out on purpose counts as written, the text of another language does not. */
export function completenessOf(body: DocumentBody, namedByOf: NamedByOf): Record<LocaleCode, number> {
  const written = new Map<LocaleCode, number>(localeCodes.map(code => [code, 0]));
  let total = 0;
  const visit = (given: unknown): void => {
    const value = asRendered(given, namedByOf);
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) {
      if (isText(value)) {
        total += 1;
        for (const code of localeCodes)
          if (value[code] !== undefined && value[code] !== '' && !isRecord(value[code]))
            written.set(code, (written.get(code) ?? 0) + 1);
      }
      // An address per language is no text.
      else
        for (const [key, member] of Object.entries(value))
          if (!(value === body && key === 'route')) visit(member);
    }
  };
  visit(body);
  return Object.fromEntries(
    localeCodes.map(code => [code, total === 0 ? 1 : (written.get(code) ?? 0) / total]),
  ) as Record<LocaleCode, number>;
}

/** A widget without alternative texts that are not rendered. */
function asRendered(value: unknown, namedByOf: NamedByOf): unknown {
  if (!isRecord(value) || typeof value['type'] !== 'string' || !isRecord(value['props'])) return value;
  return { ...value, props: withoutUnusedAlts(value['props'], namedByOf(value['type'])) };
}

const isText = (value: Readonly<Record<string, unknown>>): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(key => localeCodes.some(code => code === key));
};
