/** For whom an override is, and what people call it: the page, and whose it is. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { overridesBefore } from '#engine/override/choose-overrides.ts';
import { mergedPage } from '#engine/override/edited-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { namesOf } from './document-title.ts';

const listAt = (context: unknown, key: string): string[] => {
  const list = isRecord(context) ? context[key] : undefined;
  return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
};

/** Nothing for other documents. */
export function overrideOf({
  kind,
  context,
  extends: parent,
}: DocumentBody): Pick<DocumentSummary, 'override'> {
  if (kind !== 'override' || typeof parent !== 'string') return {};
  return {
    override: {
      extends: parent,
      markets: listAt(context, 'market'),
      locales: listAt(context, 'locale'),
      customerTypes: listAt(context, 'customerType'),
    },
  };
}

interface Named {
  id: string;
  body: DocumentBody;
}

/** The page at the end of the chain of parents; undefined without one. */
export function extendedPage({ body }: Pick<Named, 'body'>, documents: readonly Named[]): Named | undefined {
  const seen = new Set<unknown>();
  for (let parent = body['extends']; typeof parent === 'string' && !seen.has(parent); ) {
    seen.add(parent);
    const page = documents.find(({ id }) => id === `page:${String(parent)}`);
    if (page) return page;
    parent = documents.find(({ id }) => id === `override:${String(parent)}`)?.body['extends'];
  }
  return undefined;
}

const isOverride = ({ body }: Named): boolean => body['kind'] === 'override';
const keyOf = ({ id }: Pick<Named, 'id'>): string => id.slice(id.indexOf(':') + 1);

/** The overrides that are applied before this one wherever it applies, in their order. */
export function appliedBefore<T extends Named>(own: T, documents: readonly T[]): T[] {
  const page = extendedPage(own, documents);
  if (!page) return [];
  // Their form was checked before they were saved or served.
  const placed = (of: T) => ({ ...(of.body as unknown as OverrideDocument), id: keyOf(of), of });
  return overridesBefore(placed(own), keyOf(page), documents.filter(isOverride).map(placed)).map(
    each => each.of,
  );
}

/** The page that an override changes: with all that is applied before. Undefined without a page. */
export function basePage(own: Named, documents: readonly Named[]): DocumentBody | undefined {
  return appliedBefore(own, documents).reduce<DocumentBody | undefined>(
    (base, { body }) => base && mergedPage({ base, ops: overrideOperations(body) }).body,
    extendedPage(own, documents)?.body,
  );
}

/** Of an override without a name of its own, the names of its page. */
export function namesInShop(
  { id, body }: Named,
  documents: readonly Named[],
): Pick<DocumentSummary, 'label' | 'names'> & Pick<DocumentSummary, 'override'> {
  const facts = overrideOf(body);
  const page = facts.override && body['label'] === undefined ? extendedPage({ body }, documents) : undefined;
  return { ...namesOf(id, page?.body ?? body), ...facts };
}
