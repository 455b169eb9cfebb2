/** Puts another picture into every draft that shows one (R-STUDIO-7). */
import { randomUUID } from 'node:crypto';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from '../audit.repository.ts';
import type { StudioDocuments } from '../create-documents.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { markReplaced, type StoredAsset } from './asset.repository.ts';
import type { MediaContext, UsedAsset } from './media.types.ts';
import { type NewPicture, replacePicture } from './picture-uses.ts';

/** Changes a draft by operations that are made for the body that it has at that moment. */
const ATTEMPTS = 3;

/** Another user has changed the draft since it was read. */
const isOvertaken = (error: StudioError) => error.code === 'CONFLICT' || error.code === 'VERSION_MOVED';

/** @returns false when the document cannot be changed: by this role, by this build, or because others change it all the time */
async function changeDraft(
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

/** As documents hold it. */
const pictureOf = ({ name, width, height, focus }: StoredAsset): NewPicture => ({
  name,
  width,
  height,
  focus: { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) },
});

/** @returns the documents whose draft has changed, and those that cannot be changed */
export async function replaceEverywhere(
  { db, documents }: MediaContext,
  old: UsedAsset,
  next: StoredAsset,
  actor: Actor,
): Promise<{ changed: DocumentId[]; refused: DocumentId[] }> {
  const changed: DocumentId[] = [];
  const refused: DocumentId[] = [];
  for (const id of old.usedIn) {
    let isShown = false;
    const isDone = await changeDraft(
      documents,
      id,
      body => {
        const ops = replacePicture(body, old.name, pictureOf(next));
        isShown = ops.length > 0;
        return ops;
      },
      actor,
    );
    if (!isDone) refused.push(id);
    else if (isShown) changed.push(id);
  }
  await withTransaction(db, async transaction => {
    await markReplaced(transaction, old.name, next.name);
    const detail = { name: old.name, by: next.name, documents: changed };
    await addAudit(transaction, { action: 'picture.replaced', actor, detail });
  });
  return { changed, refused };
}
