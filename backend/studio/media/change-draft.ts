/** Changes a draft by operations that are made for the body that it has at that moment. */
import { randomUUID } from 'node:crypto';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { StudioDocuments } from '../create-documents.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';

const ATTEMPTS = 3;

/** Another user has changed the draft since it was read. */
const isOvertaken = (error: StudioError) => error.code === 'CONFLICT' || error.code === 'VERSION_MOVED';

/** @returns false when the document cannot be changed: by this role, by this build, or because others change it all the time */
export async function changeDraft(
  { drafts }: Pick<StudioDocuments, 'drafts'>,
  id: DocumentId,
  change: (body: DocumentBody) => DocumentOperation[],
  actor: Actor,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { body, version } = await drafts.open(id);
      const ops = change(body);
      if (ops.length > 0)
        await drafts.post(id, { base: version, clientId: randomUUID(), seq: 1, ops }, actor);
      return true;
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      if (!isOvertaken(error) || attempt === ATTEMPTS) return false;
    }
  }
}
