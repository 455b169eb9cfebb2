/** Reads what an override is about: the page as it is written now, with the overrides between them. */
import { type EditedOverride, mergedPage } from '#engine/override/edited-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import type { OverriddenBase } from './override-draft.ts';

/** A chain of parents is never longer; the linter refuses circles. */
const MOST_PARENTS = 5;

/** @param open reads a document. @throws ApiProblem 404 without a page at the end of the chain */
export async function readBase(
  parent: unknown,
  open: (id: DocumentId) => Promise<OpenDocument>,
): Promise<OverriddenBase> {
  const between: EditedOverride['ops'][] = [];
  let key = String(parent);
  for (let parents = 0; parents < MOST_PARENTS; parents += 1) {
    const page = await openIfThere(`page:${key}`, open);
    if (page) {
      const { id, label, names, addresses } = page;
      const body = between.reduce((base, ops) => mergedPage({ base, ops }).body, page.body);
      return { id, label, ...(names ? { names } : {}), addresses, page: page.body, body };
    }
    const { body } = await open(`override:${key}`);
    between.unshift(overrideOperations(body));
    key = String(body['extends']);
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
