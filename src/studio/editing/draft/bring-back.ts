/** What was not saved in an earlier visit comes back: once, also where only its answer was lost. */
import type { DocumentId, OpenDocument, OperationsAccepted, OperationsPost } from '#studio-api/documents.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import type { DraftStore } from './draft-store.ts';
import type { PendingRecord } from './pending-changes.ts';
import { readRefusal } from './refusal.ts';

interface Ports {
  post(id: DocumentId, post: OperationsPost): Promise<OperationsAccepted>;
  open(id: DocumentId): Promise<OpenDocument>;
}

/**
 * A post whose answer was lost goes first, with its own number. What was refused waits to be posted on what is there now.
 * @param store with nothing unsaved
 * @returns false when the server cannot be reached: nothing has changed here
 */
export async function bringBack(
  store: DraftStore,
  { sent, queue, decisions = [] }: PendingRecord,
  { post, open }: Ports,
): Promise<boolean> {
  let waiting = queue;
  if (sent)
    try {
      await post(store.id, sent);
    } catch (error) {
      if (!(error instanceof ApiProblem) || readRefusal(error).kind === 'busy') return false;
      waiting = [...sent.ops, ...queue];
    }
  const now = await open(store.id).catch(() => null);
  if (!now) return false;
  store.beginAgain(now);
  store.bringBack(waiting, decisions);
  return true;
}
