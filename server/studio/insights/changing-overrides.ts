/** Overrides that change parts of a page or of a shared part, as shoppers see them. */
import type { Bodies } from '#backend/index.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import { changedBy } from '#engine/override/override-document.ts';
import { fragmentPlaces } from '#engine/resolve/tried-parts.ts';
import type { DocumentId, OverrideFacts } from '#studio-api/documents.ts';
import { extendedPage, overrideOf } from '../documents/override-facts.ts';

/**
 * @param id of a page, or of a shared part, which overrides of its pages name by its places there
 * @param parts ids of the parts and of everything in them
 */
export function changingOverrides(id: DocumentId, parts: readonly string[], bodies: Bodies): OverrideFacts[] {
  const documents = [...bodies].flatMap(([each, body]) => (body ? [{ id: each, body }] : []));
  const fragments = Object.fromEntries(
    documents.flatMap(({ id: each, body }) =>
      each.startsWith('fragment:')
        ? [[each.slice('fragment:'.length), body as unknown as FragmentDocument]]
        : [],
    ),
  );
  const namesOn = (page: { id: string; body: DocumentBody } | undefined): string[] => {
    if (!page || id.startsWith('page:')) return page?.id === id ? [...parts] : [];
    const { regions } = page.body as unknown as PageDocument;
    const places = fragmentPlaces(Object.values(regions).flat(), id.slice('fragment:'.length), fragments);
    return places.flatMap(place => parts.map(part => place + part));
  };
  return documents.flatMap(({ body }) => {
    const { override } = overrideOf(body);
    if (!override) return [];
    const names = namesOn(extendedPage({ body }, documents));
    return overrideOperations(body).some(op => names.includes(changedBy(op))) ? [override] : [];
  });
}
