/** Who may approve and publish what others have written. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { outsideMarkets } from '#studio-api/market-limit.ts';
import { limitOf, type StaffMember } from '#studio-api/staff.ts';

/** Roles that publish. */
const publishingRoles = ['publisher', 'developer', 'admin'] as const;

export type Approver = Pick<StaffMember, 'id' | 'name' | 'mail' | 'locale' | 'markets'>;

/** What becomes of a document; null: there is none before, or after. */
export interface DraftChange {
  before: DocumentBody | null;
  after: DocumentBody | null;
}

/** Those who can sign in, by name. */
export async function listApprovers(db: Db): Promise<Approver[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_id as id', 'name', 'mail', 'locale', 'role', 'markets'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', publishingRoles)
    .orderBy('name')
    .orderBy('mail')
    .execute();
  return rows.map(({ role, ...row }) => ({ ...row, markets: limitOf(role, row.markets) }));
}

/** Whether all of it is in the markets to which the person is limited. */
export const mayApprove = (approver: Approver, changes: readonly DraftChange[]): boolean =>
  changes.every(({ before, after }) => outsideMarkets(before, after, approver).length === 0);
