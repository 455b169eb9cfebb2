/** Work of somebody who is signed in. A session that ends under it costs a login and nothing else: what was typed stays, and the work is done again. */
import { ApiError } from '#api/transport.ts';
import { when } from 'mobx';
import type { ShopperStores } from './shopper-stores.ts';

type Stores = Pick<ShopperStores, 'session' | 'panels'>;

/** Whether the backend, ours or the hosted one, says that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNAUTHORIZED' || error.status === 401);

/**
 * Opens the login when the session is over, and repeats `work` after it.
 * @throws what `work` threw, when nobody signs in, or somebody else does.
 */
export async function withLogin<T>({ session, panels }: Stores, work: () => Promise<T>): Promise<T> {
  const { user } = session;
  try {
    return await work();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    // The server took the cookies away with its answer.
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
