/** What lists of documents say about areas and information pages, and how such a page begins. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentPost, DocumentSummary } from '#studio-api/documents.ts';

/** `{ fi: 'ehdot' }` → `{ fi: '/ehdot' }`. */
export const pathsOfAliases = (aliases: Readonly<Record<string, unknown>>): DocumentSummary['addresses'] =>
  Object.fromEntries(
    localeCodes.flatMap(code => {
      const alias = aliases[code];
      return typeof alias === 'string' ? [[code, `/${alias}`]] : [];
    }),
  );

/** `{ fi: '/ehdot' }` → `{ fi: 'ehdot' }`. */
export const aliasesOf = (paths: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([code, path]) => [code, path.replace(/^\/+/, '')]));

/** Where an area is shown; nothing for other documents. */
export function areaOf({ family, areaName, filters }: DocumentBody): Pick<DocumentSummary, 'area'> {
  if (typeof family !== 'string' || typeof areaName !== 'string') return {};
  const limits = (Array.isArray(filters) ? filters : []).flatMap((filter: unknown) =>
    isRecord(filter) ? [{ key: String(filter['key']), value: String(filter['value']) }] : [],
  );
  return { area: { family, areaName, filters: limits } };
}

/** A page with its name as title and one text that waits to be written. */
export function blankInformationPage({ key, label, paths }: DocumentPost): DocumentBody {
  const name = label ?? key;
  const [first = 'fi', ...others] = localeCodes;
  const inAll = (text: string) => ({
    [first]: text,
    ...Object.fromEntries(others.map(code => [code, { $same: first }])),
  });
  return {
    $schema: '../.schema/content.schema.json',
    format: 1,
    kind: 'content',
    id: key,
    label: name,
    aliases: paths ? aliasesOf(paths) : Object.fromEntries(localeCodes.map(code => [code, key])),
    title: inAll(name),
    seo: { title: inAll(name) },
    regions: {
      main: [
        {
          kind: 'container',
          id: 'text',
          layout: 'full',
          design: 'narrow',
          widgets: [{ type: 'rich-text', v: 1, id: 'opening', props: { text: inAll('<p></p>') } }],
        },
      ],
    },
  };
}
