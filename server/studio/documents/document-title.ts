/** What a document is called, in one language or in each. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentNames, DocumentSummary } from '#studio-api/documents.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What people call the document: one name for all languages. */
export function labelOf(id: string, body: DocumentBody): string {
  const { label, name, title } = body;
  for (const text of [label, name, title]) {
    if (isText(text)) return text;
    const own = isRecord(text) ? localeCodes.map(code => text[code]).find(isText) : undefined;
    if (own !== undefined) return own;
  }
  return id.slice(id.indexOf(':') + 1);
}

/** The text of each language; a language that repeats another has its text. */
function textsOf(value: unknown): DocumentNames {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    localeCodes.flatMap(code => {
      const own = value[code];
      const text = isRecord(own) ? value[String(own['$same'])] : own;
      return isText(text) ? [[code, text]] : [];
    }),
  );
}

/**
 * Label, and the titles of a document whose label is its title. A document that was given another name for Studio
 * keeps it in all languages (R-STUDIO-120).
 */
export function namesOf(id: string, body: DocumentBody): Pick<DocumentSummary, 'label' | 'names'> {
  const label = labelOf(id, body);
  const { title, seo } = body;
  for (const source of [title, isRecord(seo) ? seo['title'] : undefined]) {
    const names = textsOf(source);
    if (Object.values(names).includes(label)) return { label, names };
  }
  return { label };
}
