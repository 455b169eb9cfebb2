/** Runs an operation of a signed-in user. When the session expires, it opens the login and repeats the operation; the input stays. */
import { ApiError } from '#api/transport.ts';
import { when } from 'mobx';
import type { ShopperStores } from './shopper-stores.ts';

type Stores = Pick<ShopperStores, 'session' | 'panels'>;

/** Whether an error of the embedded or the hosted backend means that no user is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNAUTHORIZED' || error.status === 401);

/**
 * Opens the login when the session is over, and repeats `work` after it.
 * @throws the error of `work` when the login is closed or another user signs in.
 */
export async function withLogin<T>({ session, panels }: Stores, work: () => Promise<T>): Promise<T> {
  const { user } = session;
  try {
    return await work();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    // The server has removed the cookies with its response.
    session.restore();
    const { logins } = session;
    session.setAwaited(true);
    panels.open('account', 'login');
    await when(() => session.logins > logins || panels.current !== 'account');
    session.setAwaited(false);
    if (session.logins === logins || (user !== null && session.user !== user)) throw error;
    return work();
  }
}
