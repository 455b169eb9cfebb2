/** Reads what an override is about: the page as it is written now, with the overrides that are applied before. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { mergedPage } from '#engine/override/edited-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import type { OverriddenBase } from './override-draft.ts';

/** A chain of parents is never longer; the linter refuses circles. */
const MOST_PARENTS = 5;

export interface OverrideOfPage {
  body: DocumentBody;
  /** What is applied before it; the chain of its parents where it is not known. */
  before?: readonly DocumentId[] | undefined;
}

/** @param open reads a document. @throws ApiProblem 404 without a page at the end of the chain */
export async function readBase(
  { body: own, before }: OverrideOfPage,
  open: (id: DocumentId) => Promise<OpenDocument>,
): Promise<OverriddenBase> {
  const parents: DocumentId[] = [];
  let key = String(own['extends']);
  while (parents.length < MOST_PARENTS) {
    const page = await openIfThere(`page:${key}`, open);
    if (page) {
      const { id, label, names, addresses } = page;
      const applied = await Promise.all((before ?? parents).map(each => openIfThere(each, open)));
      const body = applied.reduce(
        (base, each) => (each ? mergedPage({ base, ops: overrideOperations(each.body) }).body : base),
        page.body,
      );
      return { id, label, ...(names ? { names } : {}), addresses, page: page.body, body };
    }
    parents.unshift(`override:${key}`);
    key = String((await open(`override:${key}`)).body['extends']);
  }
  throw new ApiProblem(404, {});
}

async function openIfThere(
  id: DocumentId,
  open: (id: DocumentId) => Promise<OpenDocument>,
): Promise<OpenDocument | null> {
  try {
    return await open(id);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
