/** Hands a document back to git: from then on its file is served. */
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import { liveRowAt } from './live.repository.ts';
import { addLive, lockPublications, setManaged } from './publication.repository.ts';
import { lockDocument } from './published-body.ts';
import { findRevision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';

/** False, and nothing changed, unless the file of the running build is what is live. */
export const releaseDocument = ({ db, now }: StudioContext, id: DocumentId, actor: Actor): Promise<boolean> =>
  withTransaction(db, async transaction => {
    await lockPublications(transaction);
    const { fileRevision } = await lockDocument(transaction, id);
    const row = await liveRowAt(transaction, id, now());
    if (fileRevision === null || row?.revision == null) return false;
    const [file, live] = await Promise.all([
      findRevision(transaction, id, fileRevision),
      findRevision(transaction, id, row.revision),
    ]);
    if (!file || file.hash !== live?.hash) return false;
    // Notifies the instances.
    await addLive(transaction, {
      id,
      revision: fileRevision,
      liveFrom: now(),
      publication: null,
      replaces: row.revision,
    });
    await setManaged(transaction, id, false);
    await addAudit(transaction, { action: 'document.released', actor, document: id });
    return true;
  });
