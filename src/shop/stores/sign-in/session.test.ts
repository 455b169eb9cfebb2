/** The session in the browser: operations, a login in the middle of an operation, other tabs (R-SESSION-6). */

import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Account, AccountApi } from '#api/account/types.ts';
import type { AuthApi } from '#api/auth/types.ts';
import type { SavedLineApi } from '#api/saved-line/types.ts';
import { ApiError } from '#api/transport.ts';
import { ok, refuse } from '#kernel/result.ts';
import { savedLinesFormat } from '../cart/saved-lines.ts';
import { cookieNames } from '../common/cookie-names.ts';
import { createPersisted } from '../common/persisted-field.ts';
import type { TabSubject } from '../common/ports.ts';
import { carryNotice, showCarriedNotice } from '../shell/carried-notice.ts';
import { NoticeStore } from '../shell/notice-store.ts';
import { PanelStore } from '../shell/panel-store.ts';
import { SessionStore } from '../visitor/session-store.ts';
import { withLogin } from '../visitor/with-login.ts';
import { createSessionActions } from './session-actions.ts';

interface Parts {
  auth?: Partial<AuthApi>;
  account?: Partial<AccountApi>;
  merge?: SavedLineApi['merge'];
}

function world({ auth = {}, account = {}, merge = async () => [] }: Parts = {}) {
  const jar = new Map<string, string>();
  const published: TabSubject[] = [];
  const events: string[] = [];
  const loads: (string | null)[] = [];
  const stored = new Map<string, string>();
  const local: { text: string | null } = { text: null };
  const cookies = {
    get: (name: string) => jar.get(name) ?? null,
    set: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  };
  const tabStorage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => void stored.set(key, text),
  };
  const tabs = {
    publish: (subject: TabSubject) => void published.push(subject),
    subscribe: () => () => undefined,
  };
  const session = new SessionStore({ cookies, tabs });
  const panels = new PanelStore();
  const reads = vi.fn(() => Promise.resolve());
  const signIn = (user: string) => () => {
    jar.set('ralph-user', user);
    return Promise.resolve(ok(undefined));
  };
  const service: AuthApi = {
    login: signIn('ann@example.com'),
    register: signIn('ann@example.com'),
    changePassword: () => Promise.resolve(ok(undefined)),
    renew: () => Promise.resolve(true),
    logout: () => {
      jar.delete('ralph-user');
      return Promise.resolve();
    },
    digest: password => Promise.resolve(`digest of ${password}`),
    ...auth,
  };
  const stores = {
    ...{ session, panels },
    cart: { load: reads },
    segment: { market: 'fi', locale: 'fi', customerType: 'ORGANIZATION', vatIncluded: false } as const,
    log: (type: string) => void events.push(type),
    persisted: createPersisted({ get: () => local.text, set: (_, text) => void (local.text = text) }),
    vehicles: { saved: [], take: () => undefined },
    api: () => Promise.resolve({ account: account as AccountApi, savedLine: { merge } as SavedLineApi }),
  };
  const resetCache = vi.fn(() => Promise.resolve());
  const actions = createSessionActions({
    ...{ stores, auth: service, cookies, tabStorage, resetCache },
    load: href => void loads.push(href),
  });
  return {
    jar,
    published,
    events,
    loads,
    stored,
    tabStorage,
    session,
    panels,
    stores,
    reads,
    resetCache,
    actions,
  };
}

const given = { email: 'ann@example.com', password: 'salainen sana', remember: true };
const anAccount = (customerType: Account['customerType']) => ({ customerType }) as Account;

describe('lines that a guest has saved for later (R-CART-31)', () => {
  const line = { skuId: 11, productId: 1, quantity: 2, name: 'Vinssi' };
  const other = { ...line, skuId: 12 };
  /** A browser in which a guest has saved lines. */
  function browser(parts: Parts) {
    const made = world(parts);
    const field = made.stores.persisted(savedLinesFormat);
    field.change(() => [line, other]);
    return { ...made, field };
  }

  it('are moved into the account once, when the customer signs in or registers', async () => {
    const merge = vi.fn<SavedLineApi['merge']>(async () => [other, line]);
    const update = async () => anAccount('PERSON');
    const { actions, field } = browser({ merge, account: { update } });
    await actions.login(given);
    expect([merge.mock.calls, field.read()]).toEqual([[[[line, other]]], []]);
    await actions.login(given);
    expect(merge).toHaveBeenCalledOnce();
    field.change(() => [line]);
    await actions.register(given, false);
    expect([merge.mock.calls.length, field.read()]).toEqual([2, []]);
  });

  it('stay in the browser while the account cannot take them, and do not disturb signing in', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const merge = vi.fn<SavedLineApi['merge']>().mockRejectedValueOnce(new ApiError('network', 'x', 'x'));
    const { actions, field, session } = browser({ merge });
    expect((await actions.login(given)).ok).toBe(true);
    expect([session.user, field.read()]).toEqual(['ann@example.com', [line, other]]);
    // The account has room for one of them.
    const full = Array.from({ length: 99 }, (_, index) => ({ ...line, skuId: 1_000 + index }));
    merge.mockResolvedValueOnce([line, ...full]);
    await actions.login(given);
    expect(field.read()).toEqual([other]);
  });

  it('leave the browser with the customer, after a last try to keep them', async () => {
    vi.stubGlobal('reportError', vi.fn());
    for (const answer of [Promise.resolve([line, other]), Promise.reject(new Error('down'))]) {
      const merge = vi.fn<SavedLineApi['merge']>(() => answer);
      const { actions, field } = browser({ merge });
      await actions.logout();
      expect([merge.mock.calls.length, field.read()]).toEqual([1, []]);
    }
  });

  it('stay when signing out fails, and where the backend stores none', async () => {
    const down = browser({
      auth: { logout: () => Promise.reject(new Error('down')) },
      merge: () => Promise.reject(new Error('down')),
    });
    await expect(down.actions.logout()).rejects.toThrow('down');
    expect(down.field.read()).toEqual([line, other]);
    const hosted = browser({ merge: async () => null });
    await hosted.actions.login(given);
    await hosted.actions.logout();
    expect(hosted.field.read()).toEqual([line, other]);
  });

  it('are not touched by staff who act as a customer', async () => {
    const merge = vi.fn<SavedLineApi['merge']>();
    const { actions, field, jar, session } = browser({ merge });
    jar.set('ralph-user', 'ann@example.com').set(cookieNames.spoofed, '1');
    session.restore();
    await actions.logout();
    expect([merge.mock.calls.length, field.read()]).toEqual([0, [line, other]]);
  });
});

describe('signing in', () => {
  it('continues waiting operations after the account’s cart is loaded, so that their notice is shown last', async () => {
    const { actions, session, reads } = world();
    const before: number[] = [];
    reads.mockImplementation(() => Promise.resolve(void before.push(session.logins)));
    await actions.login(given);
    expect([before, session.logins]).toEqual([[0], 1]);
    reads.mockRejectedValue(new Error('No cart'));
    await actions.login(given);
    expect(session.logins).toBe(2);
  });

  it('updates the name in this and the other tabs, loads prices again and logs the event', async () => {
    const { actions, session, published, events, reads, resetCache } = world();
    expect(await actions.login(given)).toEqual({ ok: true, value: { isSame: false } });
    expect([session.user, session.logins, published, events]).toEqual([
      'ann@example.com',
      1,
      ['auth'],
      ['user:login'],
    ]);
    expect([reads.mock.calls.length, resetCache.mock.calls.length]).toEqual([1, 1]);
  });

  it('changes nothing when it is rejected', async () => {
    const { actions, session, published, events } = world({
      auth: { login: () => Promise.resolve(refuse({ code: 'credentials' })) },
    });
    expect(await actions.login(given)).toEqual({ ok: false, refusal: { code: 'credentials' } });
    expect([session.user, published, events]).toEqual([null, [], []]);
  });

  it('succeeds even if the cart fails to load', async () => {
    const { actions, reads } = world();
    reads.mockRejectedValueOnce(new Error('away'));
    expect((await actions.login(given)).ok).toBe(true);
  });
});

describe('a new account (R-AUTH-13)', () => {
  it('gets the customer type of the visitor and the newsletter subscription', async () => {
    const update = vi.fn(() => Promise.resolve(anAccount('ORGANIZATION')));
    const { actions, jar, events } = world({ account: { update } });
    jar.set('ralph-user-type', 'PERSON');
    expect(await actions.register(given, true)).toEqual({ ok: true, value: { isSaved: true } });
    expect(update).toHaveBeenLastCalledWith({ newsletter: true, customerType: 'ORGANIZATION' });
    // An address that is subscribed already stays subscribed.
    await actions.register(given, false);
    expect(update).toHaveBeenLastCalledWith({ customerType: 'ORGANIZATION' });
    expect([jar.get('ralph-user-type'), events]).toEqual([
      'ORGANIZATION',
      ['user:register', 'user:register'],
    ]);
  });

  it('exists even if type and subscription could not be saved, and reports that', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const update = () => Promise.reject(new ApiError('network', 'AccountUpdate', 'away'));
    const { actions, session } = world({ account: { update } });
    expect(await actions.register(given, true)).toEqual({ ok: true, value: { isSaved: false } });
    expect([session.isAuthenticated, reported.mock.calls.length]).toEqual([true, 1]);
    vi.unstubAllGlobals();
  });
});

it('ends the session in every tab after a wrong current password (R-AUTH-8)', async () => {
  const { actions, jar, session, published, events, reads, resetCache } = world({
    auth: {
      changePassword: () => {
        jar.delete('ralph-user');
        return Promise.resolve(refuse({ code: 'credentials' }));
      },
    },
  });
  jar.set('ralph-user', 'ann@example.com');
  session.restore();
  expect((await actions.changePassword('wrong', 'next secret')).ok).toBe(false);
  expect([session.user, published, events]).toEqual([null, ['auth'], ['user:logout']]);
  // The page stays, but prices and cart are loaded again without the customer.
  expect([reads.mock.calls.length, resetCache.mock.calls.length]).toEqual([1, 1]);
});

it('does not treat an expired session as a wrong password', async () => {
  const changePassword = vi.fn<AuthApi['changePassword']>();
  const { actions, events, reads, resetCache } = world({
    auth: { renew: () => Promise.resolve(false), changePassword },
  });
  expect(await actions.changePassword('right', 'next secret')).toEqual({
    ok: false,
    refusal: { code: 'signed-out' },
  });
  expect([changePassword.mock.calls, events]).toEqual([[], []]);
  expect([reads.mock.calls.length, resetCache.mock.calls.length]).toEqual([1, 1]);
});

it('sets a cookie, logs an event and reloads the page for another customer type, and resets its VAT display (R-MARKET-9)', () => {
  const { actions, jar, events, loads } = world();
  jar.set('ralph-vat-included', 'false');
  actions.chooseType('PERSON', 'Nyt yksityisenä');
  expect([...jar]).toEqual([['ralph-user-type', 'PERSON']]);
  expect([events, loads]).toEqual([['customer-type:change'], [null]]);
});

it('commits a reset with the digest of the new password (R-AUTH-10)', async () => {
  const commitReset = vi.fn(() => Promise.resolve(ok(undefined)));
  const { actions } = world({ account: { commitReset } });
  await actions.commitReset('the-key', 'salainen');
  expect(commitReset).toHaveBeenCalledWith('the-key', 'digest of salainen');
});

describe('a session that expires in the middle of a form', () => {
  const over = () => Promise.reject(new ApiError('graphql', 'AccountUpdate', 'No', { code: 'UNAUTHORIZED' }));
  function signedIn() {
    const scene = world();
    scene.jar.set('ralph-user', 'ann@example.com');
    scene.session.restore();
    const work = vi.fn<() => Promise<string>>(over);
    work.mockImplementationOnce(() => {
      scene.jar.delete('ralph-user');
      return over();
    });
    return { ...scene, work };
  }

  it('opens the login, and repeats the operation after it', async () => {
    const { stores, session, panels, actions, work } = signedIn();
    const done = withLogin(stores, work);
    await vi.waitFor(() => expect(panels.current).toBe('account'));
    expect([panels.frame, session.user, session.isAwaited]).toEqual(['login', null, true]);
    work.mockResolvedValueOnce('saved');
    expect(await actions.login(given)).toEqual({ ok: true, value: { isSame: true } });
    expect(await done).toBe('saved');
    expect(session.isAwaited).toBe(false);
  });

  it.each([
    ['the same user', 'ann@example.com', true],
    ['another user', 'bob@example.com', false],
  ])('closes the login when %s has signed in in another tab', async (_who, user, isSame) => {
    const { stores, session, panels, work, jar } = signedIn();
    runInAction(() => panels.open('cart'));
    const done = withLogin(stores, work).catch((error: unknown) => error);
    await vi.waitFor(() => expect(panels.current).toBe('account'));
    work.mockResolvedValueOnce('saved');
    jar.set('ralph-user', user);
    // As `followSession` does when the other tab says so.
    session.restore();
    expect(await done).toEqual(isSame ? 'saved' : expect.objectContaining({ code: 'UNAUTHORIZED' }));
    await vi.waitFor(() => expect(panels.current).toBe('cart'));
    expect(session.isAwaited).toBe(false);
  });

  it('throws the original error when the login is closed', async () => {
    const { stores, panels, work } = signedIn();
    const done = withLogin(stores, work);
    await vi.waitFor(() => expect(panels.current).toBe('account'));
    panels.close();
    await expect(done).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('never repeats one user’s operation as another user', async () => {
    const { stores, session, panels, work, jar } = signedIn();
    const done = withLogin(stores, work);
    await vi.waitFor(() => expect(panels.current).toBe('account'));
    runInAction(() => {
      jar.set('ralph-user', 'bob@example.com');
      session.signedIn();
    });
    await expect(done).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not handle other errors', async () => {
    const { stores, panels } = world();
    const away = () => Promise.reject(new ApiError('network', 'AccountUpdate', 'away'));
    await expect(withLogin(stores, away)).rejects.toMatchObject({ layer: 'network' });
    expect(panels.current).toBeNull();
  });
});

describe('a toast that survives a page load', () => {
  it('is shown once', () => {
    const { tabStorage } = world();
    carryNotice(tabStorage, 'Olet kirjautunut ulos.');
    const notices = new NoticeStore();
    showCarriedNotice(tabStorage, notices);
    expect(notices.notice).toMatchObject({ message: 'Olet kirjautunut ulos.', mode: 'success' });
    const later = new NoticeStore();
    showCarriedNotice(tabStorage, later);
    expect(later.notice).toBeNull();
  });

  it.each(['', '{', 'null', '{"text":"old","mode":"success","at":0}', '{"text":7,"at":1e99}'])(
    'is ignored when the storage contains %s',
    text => {
      const { tabStorage } = world();
      tabStorage.set('atv-notice', text);
      const notices = new NoticeStore();
      showCarriedNotice(tabStorage, notices);
      expect(notices.notice).toBeNull();
    },
  );
});
