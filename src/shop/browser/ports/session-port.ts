/** Session actions in the browser: a separate chunk, fetched with the first sign-in form. */
import { createAuthApi } from '#api/auth/auth.ts';
import { createSessionActions, type SessionActionsPorts } from '#stores/sign-in/session-actions.ts';
import { tabStorage } from './tab-storage.ts';

type Parts = Omit<SessionActionsPorts, 'auth' | 'load' | 'tabStorage'> & { passwordSalt: string };

const load = (href: string | null) => (href === null ? location.reload() : location.assign(href));

export const createSessionPort = ({ passwordSalt, ...parts }: Parts) =>
  createSessionActions({ ...parts, auth: createAuthApi(passwordSalt), tabStorage, load });
