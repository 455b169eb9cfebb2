/** The documents that Studio manages and that have page files. */
import type { DocumentFacts, StudioDocuments } from '#backend/index.ts';
import type { ManagedPage } from '#studio-api/managed-pages.ts';

const pageKinds = /^(?:page|layout|fragment|override):/;

export const managedFacts = async ({ list }: Pick<StudioDocuments, 'list'>): Promise<DocumentFacts[]> =>
  (await list()).filter(({ id, owner }) => owner === 'studio' && pageKinds.test(id));

/** As they are live; without those that were taken off. */
export const publishedOf = (facts: readonly DocumentFacts[]): ManagedPage[] =>
  facts.flatMap(({ id, published }) => (published ? [{ id, body: published }] : []));
