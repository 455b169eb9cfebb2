/** Why signing in failed, as a text. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { ApiProblem, Unreachable } from '../api/api-client.ts';

const texts: Readonly<Record<string, StudioMessageId>> = {
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  LINK_INVALID: 'SIGN_IN_LINK_INVALID',
  NO_PASSKEY: 'SIGN_IN_HAS_NO_PASSKEY',
  TOO_MANY: 'SIGN_IN_TOO_MANY',
};

export function signInProblem(error: unknown): StudioMessageId {
  if (error instanceof ApiProblem) return texts[error.code] ?? 'SIGN_IN_FAILED';
  if (error instanceof Unreachable) return 'SIGN_IN_UNREACHABLE';
  // The browser's own error: the person cancelled, or there is no authenticator.
  return 'SIGN_IN_CANCELLED';
}
