/** What a member of staff may do next about a draft's approval. */
import type { DraftApproval, MissingApproval } from '#studio-api/approval-state.ts';
import type { ApprovalDecision } from '#studio-api/approvals.ts';
import { atLeast, type Role } from '#studio-api/staff.ts';

export type ApprovalStep = 'ask' | ApprovalDecision['decision'];

/** A member of staff who looks at a draft. */
interface Looking {
  id: string;
  role: Role;
  /** Whether the draft changes what is not for the markets to which they are limited. */
  isOutside?: boolean;
}

/**
 * In the order of their buttons, the main one last; the server decides by the same rules.
 * @param missing what the shop still demands, of any of the drafts that are approved together
 */
export function approvalSteps(
  approval: Pick<DraftApproval, 'state' | 'askedBy'> | null,
  { id, role, isOutside = false }: Looking,
  missing: readonly Pick<MissingApproval, 'authors'>[] = [],
): readonly ApprovalStep[] {
  if (!atLeast(role, 'editor')) return [];
  // By an author of it, before the rule was switched on.
  if (approval?.state === 'approved') return missing.length > 0 ? ['ask'] : [];
  if (approval?.state !== 'asked') return ['ask'];
  if (approval.askedBy.id === id) return ['withdrawn'];
  if (!atLeast(role, 'publisher')) return [];
  return isAuthor(id, missing) || isOutside ? ['returned'] : ['returned', 'approved'];
}

/** Whether a member of staff has written something of what the shop wants approved by somebody else. */
export const isAuthor = (id: string, missing: readonly Pick<MissingApproval, 'authors'>[]): boolean =>
  missing.some(({ authors }) => authors.some(author => author.id === id));
