/** What a member of staff may do next about a draft's approval. */
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { ApprovalDecision } from '#studio-api/approvals.ts';
import { atLeast, type StudioSession } from '#studio-api/staff.ts';

export type ApprovalStep = 'ask' | ApprovalDecision['decision'];

/** In the order of their buttons, the main one last; the server decides by the same rules. */
export function approvalSteps(
  approval: Pick<DraftApproval, 'state' | 'askedBy'> | null,
  { id, role }: Pick<StudioSession['staff'], 'id' | 'role'>,
): readonly ApprovalStep[] {
  if (!atLeast(role, 'editor') || approval?.state === 'approved') return [];
  if (approval?.state !== 'asked') return ['ask'];
  if (approval.askedBy.id === id) return ['withdrawn'];
  return atLeast(role, 'publisher') ? ['returned', 'approved'] : [];
}
