/** Runs an operation of a signed-in user. When the session expires, it opens the login and repeats the operation; the input stays. */

import { when } from 'mobx';
import { ApiError } from '#api/transport.ts';
import type { PanelStore } from '../shell/panel-store.ts';
import type { SessionStore } from './session-store.ts';

interface Stores {
  session: SessionStore;
  panels: PanelStore;
}

/** Whether an error of the embedded or the hosted backend means that no user is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNAUTHORIZED' || error.status === 401);

/**
 * Opens the login over the page, until someone is signed in here or in another tab; a panel that was open is shown again
 * afterwards.
 * @returns whether the user who was signed in before is signed in again; without one before, whether anyone is
 */
export async function signInAgain({ session, panels }: Stores): Promise<boolean> {
  const user = session.user ?? session.last;
  const { current, frame } = panels;
  // The server has removed the cookies with its response.
  session.restore();
  const { logins } = session;
  const wasOver = session.user === null;
  const isIn = () => session.logins > logins || (wasOver && session.user !== null);
  session.setAwaited(true);
  panels.open('account', 'login');
  await when(() => isIn() || panels.current !== 'account');
  session.setAwaited(false);
  // The form closes itself after its own login only.
  if (session.logins === logins && panels.current === 'account') panels.close();
  if (current !== null && current !== 'account')
    void when(() => panels.current === null).then(() => panels.open(current, frame));
  return isIn() && (user === null || session.user === user);
}

/**
 * Opens the login when the session is over, and repeats `work` after it.
 * @throws the error of `work` when the login is closed or another user signs in.
 */
export async function withLogin<T>(stores: Stores, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain(stores))) throw error;
    return work();
  }
}
