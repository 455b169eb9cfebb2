/** The session's actions in a browser; a chunk of its own, fetched with the first form that signs in. */
import { createAuthApi } from '#api/auth/auth.ts';
import { createSessionActions, type SessionActionsPorts } from '#stores/session-actions.ts';

type Parts = Omit<SessionActionsPorts, 'auth' | 'load'> & { passwordSalt: string };

const load = (href: string | null) => (href === null ? location.reload() : location.assign(href));

export const createSessionPort = ({ passwordSalt, ...parts }: Parts) =>
  createSessionActions({ ...parts, auth: createAuthApi(passwordSalt), load });
