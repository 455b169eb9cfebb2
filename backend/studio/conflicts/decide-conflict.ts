/** Decides what becomes of a place that a draft and what is live have both changed. */
import { withTransaction } from '#backend/database/transaction.ts';
import { applyOperations } from '#engine/operation/apply.ts';
import type { ConflictPost } from '#studio-api/conflicts.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { lockDraft } from '../begin-draft.ts';
import { saveDecisions } from '../decision.repository.ts';
import { saveOperations } from '../draft.repository.ts';
import { requireAllowed, requireSound } from '../require-sound.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { openConflicts, removePlaces, removeSettled } from './conflict.repository.ts';

/**
 * What loses is kept in the history with what stays. The draft gets another version in any case: open editors look at what
 * is left to decide.
 * @throws StudioError NOT_FOUND for what was decided already, or needs no decision any more; VERSION_MOVED when the release
 * is live, or when either says something else there than the caller has seen; CONFLICT when what is live has no place in the
 * draft any more; STRUCTURE; NEWER_BUILD; ROLE, for either choice, when the place is not the caller's to change
 */
export const decideConflict = (
  context: StudioContext,
  { id, conflict, chosen, state }: ConflictPost & { id: DocumentId; conflict: string },
  actor: Actor,
): Promise<{ version: number }> =>
  withTransaction(context.db, async transaction => {
    const key = { id, release: context.release };
    const draft = await lockDraft(context, transaction, id);
    const open = await openConflicts(transaction, key);
    const found = open.find(each => each.id === conflict);
    if (!found) throw new StudioError('NOT_FOUND', 'There is nothing to decide there any more');
    if (found.state !== state)
      throw new StudioError('VERSION_MOVED', 'What is to be decided there has changed', {
        version: draft.version,
      });
    const taken = found.ops && applyOperations(draft.body, found.ops);
    const asLive = taken?.ok ? taken.value : null;
    const body = chosen === 'mine' ? draft.body : asLive;
    if (!body) throw new StudioError('CONFLICT', 'What is live has no place in the draft any more');
    await requireSound(context, id, draft.body, body, actor);
    // What the draft keeps takes the place of what is live when it is published.
    if (chosen === 'mine' && asLive)
      await requireAllowed(context, id, { before: asLive, after: body }, actor);
    const version = draft.version + 1;
    const at = context.now();
    await saveOperations(transaction, key, {
      version,
      body,
      ops: chosen === 'mine' ? [] : (found.ops ?? []),
      client: { clientId: 'conflict', seq: version },
      by: actor,
      at,
    });
    const { nodeId, path, by, theirs = null, mine = null } = found;
    const decision = { id: conflict, nodeId, path, chosen, by, theirs, mine, isOfLive: true as const };
    await saveDecisions(transaction, id, [decision], actor, at);
    await removePlaces(transaction, [conflict]);
    await removeSettled(transaction, key, { ...draft, body });
    return { version };
  });
