/** Roles and failures in words. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { Role } from '#studio-api/staff.ts';
import { ApiProblem, Unreachable } from '../api/api-client.ts';
import { Declined } from './session-store.ts';

export const roleNames: Readonly<Record<Role, StudioMessageId>> = {
  viewer: 'STAFF_ROLE_VIEWER',
  sales: 'STAFF_ROLE_SALES',
  editor: 'STAFF_ROLE_EDITOR',
  publisher: 'STAFF_ROLE_PUBLISHER',
  developer: 'STAFF_ROLE_DEVELOPER',
  admin: 'STAFF_ROLE_ADMIN',
};

const problems: Readonly<Record<string, StudioMessageId>> = {
  EXISTS: 'STAFF_PROBLEM_EXISTS',
  LAST_ADMIN: 'STAFF_PROBLEM_LAST_ADMIN',
  MAIL: 'STAFF_PROBLEM_MAIL',
};

/** Null when the person chose not to confirm who they are: they know. */
export function staffProblem(error: unknown): StudioMessageId | null {
  if (error instanceof Declined) return null;
  if (error instanceof Unreachable) return 'SIGN_IN_UNREACHABLE';
  if (!(error instanceof ApiProblem)) return 'STAFF_PROBLEM_OTHER';
  if (error.body['reason'] === 'one-publisher') return 'RULES_ONE_PUBLISHER';
  return problems[error.code] ?? 'STAFF_PROBLEM_OTHER';
}
