/** What a shop demands before something is published. */
import type { Kysely } from 'kysely';
import type { Db, Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { PublishingRules } from '#studio-api/publications.ts';
import { listApprovers } from './approvals/approvers.ts';
import { addAudit } from './audit.repository.ts';
import { lockPublications } from './publication.repository.ts';
import type { Actor } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export async function readRules(db: Db): Promise<PublishingRules> {
  const row = await db.selectFrom('studio_rules').select('needs_approval').executeTakeFirst();
  return { needsApproval: row?.needs_approval ?? false };
}

async function requireTwo(db: Db): Promise<void> {
  const approvers = await listApprovers(db);
  if (approvers.filter(({ markets }) => !markets).length < 2)
    throw new StudioError('INVALID', 'Two people have to be able to publish for all markets', {
      reason: 'one-publisher',
    });
}

export interface RuleKeeper {
  read(): Promise<PublishingRules>;
  /**
   * Holds from the next publication on; what is scheduled already goes live.
   * @throws StudioError INVALID where only one person could publish for all markets, who would wait for themselves
   */
  change(rules: PublishingRules, actor: Actor): Promise<PublishingRules>;
}

export const createRules = (db: Kysely<Schema>): RuleKeeper => ({
  read: () => readRules(db),
  change: ({ needsApproval }, actor) =>
    withTransaction(db, async transaction => {
      // Not in the middle of a publication.
      await lockPublications(transaction);
      if (needsApproval) await requireTwo(transaction);
      await transaction.updateTable('studio_rules').set({ needs_approval: needsApproval }).execute();
      await addAudit(transaction, { action: 'rules.changed', actor, detail: { needsApproval } });
      return readRules(transaction);
    }),
});
