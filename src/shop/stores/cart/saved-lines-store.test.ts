/** Lines saved for later in this browser and in the account, when all goes well and when it does not (R-CART-31). */

import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedLine, SavedLineApi } from '#api/saved-line/types.ts';
import { ApiError } from '#api/transport.ts';
import { ok, refuse } from '#kernel/result.ts';
import { aLine } from '#tests/support/worlds/shopper-scene.tsx';
import { createPersisted } from '../common/persisted-field.ts';
import { PanelStore } from '../shell/panel-store.ts';
import { SessionStore } from '../visitor/session-store.ts';
import type { QuantityOutcome } from './pending-quantities.ts';
import { maxSavedLines, savedLinesFormat } from './saved-lines.ts';
import { SavedLinesStore } from './saved-lines-store.ts';

const cartLine = aLine({ quantity: 2 });
const line: SavedLine = { skuId: 11, productId: 1, quantity: 2, name: 'Vinssi 2500 lb' };
const other: SavedLine = { ...line, skuId: 12, name: 'Köysi' };
const down = new ApiError('network', 'SaveLines', 'down');
const signedOut = new ApiError('graphql', 'SaveLines', 'no', { code: 'UNAUTHORIZED' });

beforeEach(() => vi.stubGlobal('reportError', vi.fn()));

/** An account that behaves as the backend does. */
function anAccount(lines: readonly SavedLine[] = []) {
  let stored = [...lines];
  const put = ({ skuId, quantity }: { skuId: number; quantity: number }) => {
    const rest = stored.filter(each => each.skuId !== skuId);
    stored = quantity === 0 ? rest : [{ ...line, skuId, quantity }, ...rest];
  };
  const api = {
    all: vi.fn<SavedLineApi['all']>(async () => stored),
    set: vi.fn<SavedLineApi['set']>(async given => {
      given.forEach(put);
      return ok(stored);
    }),
    merge: vi.fn<SavedLineApi['merge']>(async given => {
      given.toReversed().forEach(put);
      return stored;
    }),
  };
  return { api, quantities: () => stored.map(({ skuId, quantity }) => [skuId, quantity]) };
}

interface Parts {
  user?: string;
  account?: ReturnType<typeof anAccount>;
  guest?: readonly SavedLine[];
}

function world({ user, account = anAccount(), guest = [] }: Parts) {
  const jar = new Map<string, string>(user === undefined ? [] : [['ralph-user', user]]);
  const local: { text: string | null } = { text: null };
  const session = new SessionStore({
    cookies: { get: name => jar.get(name) ?? null, set: () => undefined, remove: () => undefined },
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
  });
  session.restore();
  const panels = new PanelStore();
  const persisted = createPersisted({ get: () => local.text, set: (_, text) => void (local.text = text) });
  const field = persisted(savedLinesFormat);
  field.change(() => guest);
  const cart = {
    setQuantity: vi.fn<(of: unknown, quantity: number) => Promise<QuantityOutcome>>(async () => 'taken'),
    add: vi.fn(async () => true),
    dismissAdded: vi.fn(),
    load: vi.fn(async () => undefined),
    settled: { lines: [cartLine] },
  };
  const api = vi.fn(async () => ({ savedLine: account.api }));
  const store = new SavedLinesStore({ session, panels, persisted, cart, api });
  return { jar, local, session, panels, field, cart, api, account, store };
}

const quantitiesOf = ({ lines }: SavedLinesStore) => lines.map(({ skuId, quantity }) => [skuId, quantity]);

it('keeps the lines of a guest in the browser, without a request', async () => {
  const { store, api, field } = world({ guest: [other] });
  await store.load();
  expect(await store.save(cartLine)).toBe('saved');
  expect(field.read()).toEqual([line, other]);
  expect(await store.move(other, 1)).toBe('moved');
  expect(await store.remove(11)).toBe(true);
  expect([store.lines, field.read(), api.mock.calls]).toEqual([[], [], []]);
});

it('keeps the lines of a customer in the account only', async () => {
  const { store, account, field, cart } = world({ user: 'ann@example.com', account: anAccount([other]) });
  await store.load();
  expect(await store.save(cartLine)).toBe('saved');
  expect(await store.save(cartLine)).toBe('saved');
  expect([quantitiesOf(store), account.quantities()]).toEqual([
    [
      [11, 4],
      [12, 2],
    ],
    [
      [11, 4],
      [12, 2],
    ],
  ]);
  expect(field.read()).toEqual([]);
  expect(await store.move(line, 3)).toBe('moved');
  expect(cart.add).toHaveBeenCalledWith({ skuId: 11, name: 'Vinssi 2500 lb', quantity: 3 });
  expect(await store.remove(12)).toBe(true);
  expect([account.quantities(), account.api.all.mock.calls.length]).toEqual([[], 1]);
});

it('brings the lines of a guest into the account with the request that reads it', async () => {
  const { store, account, field } = world({
    user: 'ann@example.com',
    account: anAccount([other]),
    guest: [line],
  });
  await store.load();
  expect([quantitiesOf(store), field.read(), account.api.all.mock.calls]).toEqual([
    [
      [11, 2],
      [12, 2],
    ],
    [],
    [],
  ]);
});

it('shows nothing of a customer whose session has ended, and what another one has', async () => {
  const account = anAccount([other]);
  const { store, jar, session } = world({ user: 'ann@example.com', account });
  const stop = store.follow();
  await vi.waitFor(() => expect(store.lines).toHaveLength(1));
  account.api.all.mockResolvedValueOnce([line]);
  jar.set('ralph-user', 'ben@example.com');
  session.restore();
  expect(store.lines).toEqual([]);
  await vi.waitFor(() => expect(store.lines).toEqual([line]));
  jar.delete('ralph-user');
  session.restore();
  expect(store.lines).toEqual([]);
  await vi.waitFor(() => expect(store.phase).toBe('ready'));
  stop();
  jar.set('ralph-user', 'ann@example.com');
  session.restore();
  await store.remove(11);
  expect(account.api.all).toHaveBeenCalledTimes(2);
});

it('keeps a line in the cart that could not be saved, and tries to read the account again', async () => {
  const account = anAccount();
  account.api.all.mockRejectedValueOnce(down).mockRejectedValueOnce(down);
  const { store, cart } = world({ user: 'ann@example.com', account });
  await store.load();
  expect(store.phase).toBe('failed');
  expect(await store.save(cartLine)).toBe('failed');
  account.api.set.mockRejectedValueOnce(down);
  expect(await store.save(cartLine)).toBe('failed');
  expect(cart.setQuantity).not.toHaveBeenCalled();
  expect(await store.save(cartLine)).toBe('saved');
  expect([cart.setQuantity.mock.calls, account.quantities()]).toEqual([[[cartLine, 0]], [[11, 2]]]);
});

it('takes back what the cart does not let go', async () => {
  for (const lines of [[], [line]]) {
    const { store, account, cart } = world({ user: 'ann@example.com', account: anAccount(lines) });
    cart.setQuantity.mockRejectedValueOnce(down).mockResolvedValueOnce('superseded');
    await store.load();
    expect([await store.save(cartLine), await store.save(cartLine)]).toEqual(['failed', 'failed']);
    expect(account.quantities()).toEqual(lines.map(({ skuId, quantity }) => [skuId, quantity]));
  }
});

it('keeps what has left the cart without an answer, as when the page is left meanwhile', async () => {
  const { store, field, cart } = world({});
  await store.load();
  cart.setQuantity.mockRejectedValue(down);
  cart.load.mockRejectedValueOnce(down);
  expect(await store.save(cartLine)).toBe('failed');
  expect(field.read()).toEqual([line]);
  await store.remove(11);
  cart.settled = { lines: [] };
  expect(await store.save(cartLine)).toBe('saved');
  expect(field.read()).toEqual([line]);
});

it('keeps a line that the cart refuses, and says when it could not be removed', async () => {
  const { store, account, cart } = world({ user: 'ann@example.com', account: anAccount([line]) });
  await store.load();
  cart.add.mockResolvedValueOnce(false).mockRejectedValueOnce(down);
  expect([await store.move(line, 1), await store.move(line, 1)]).toEqual(['refused', 'refused']);
  account.api.set.mockRejectedValueOnce(down).mockRejectedValueOnce(down);
  expect(await store.remove(11)).toBe(false);
  expect(await store.move(line, 1)).toBe('doubled');
  expect(quantitiesOf(store)).toEqual([[11, 2]]);
});

it('refuses a line more than may be saved, whether it knows that itself or learns it', async () => {
  const full = Array.from({ length: maxSavedLines }, (_, index) => ({ ...line, skuId: 1_000 + index }));
  const guest = world({ guest: full });
  await guest.store.load();
  expect(await guest.store.save(cartLine)).toBe('full');
  expect([guest.field.read().length, guest.cart.setQuantity.mock.calls]).toEqual([maxSavedLines, []]);
  const customer = world({ user: 'ann@example.com' });
  customer.account.api.set.mockResolvedValueOnce(refuse({ code: 'full' }));
  await customer.store.load();
  expect(await customer.store.save(cartLine)).toBe('full');
  expect(customer.cart.setQuantity).not.toHaveBeenCalled();
});

it('shows the lines for which the account has no room as well, and removes them from the browser', async () => {
  const full = Array.from({ length: maxSavedLines }, (_, index) => ({ ...line, skuId: 1_000 + index }));
  const account = anAccount(full);
  account.api.merge.mockResolvedValue(full);
  const { store, field } = world({ user: 'ann@example.com', account, guest: [line] });
  await store.load();
  expect([store.left, store.lines.length]).toEqual([[line], maxSavedLines + 1]);
  await store.remove(11);
  expect([store.left, field.read(), account.api.set.mock.calls]).toEqual([[], [], []]);
});

it('takes a line from the browser into the account once there is room', async () => {
  const full = Array.from({ length: maxSavedLines }, (_, index) => ({ ...line, skuId: 1_000 + index }));
  const account = anAccount(full);
  account.api.merge.mockResolvedValue(full);
  const { store, field } = world({ user: 'ann@example.com', account, guest: [line] });
  await store.load();
  expect(await store.remove(1_000)).toBe(true);
  expect(await store.save(cartLine)).toBe('saved');
  expect([store.left, field.read(), account.quantities()[0]]).toEqual([[], [], [11, 4]]);
});

it('keeps the lines of a customer in the browser where the backend stores none', async () => {
  const account = anAccount();
  account.api.all.mockResolvedValue(null);
  account.api.merge.mockResolvedValue(null);
  const { store, field } = world({ user: 'ann@example.com', account });
  await store.load();
  expect(await store.save(cartLine)).toBe('saved');
  await store.load();
  expect([field.read(), store.lines, account.api.set.mock.calls]).toEqual([[line], [line], []]);
});

it('shows staff who act as a customer the lines of the customer only, and keeps their own', async () => {
  const { store, jar, session, field, account } = world({
    user: 'ann@example.com',
    account: anAccount([other]),
    guest: [line],
  });
  jar.set('ralph-user-spoofed', '1');
  session.restore();
  await store.load();
  expect([store.lines, store.left, account.api.merge.mock.calls]).toEqual([[other], [], []]);
  expect(await store.save(cartLine)).toBe('saved');
  expect([quantitiesOf(store), field.read()]).toEqual([
    [
      [11, 2],
      [12, 2],
    ],
    [line],
  ]);
});

it('shows no line again that another tab has moved into the account', async () => {
  const { store, jar, session, field, local } = world({ guest: [line], account: anAccount([line]) });
  await store.load();
  // The other tab signs in, merges and publishes the new session.
  local.text = null;
  jar.set('ralph-user', 'ann@example.com');
  session.restore();
  await store.load();
  expect(await store.remove(11)).toBe(true);
  expect([store.lines, field.value]).toEqual([[], []]);
});

it('asks to sign in again when the session ends while a line is saved, and saves it then', async () => {
  const { store, account, session, panels } = world({ user: 'ann@example.com' });
  await store.load();
  account.api.set.mockRejectedValueOnce(signedOut);
  const saving = store.save(cartLine);
  await vi.waitFor(() => expect(panels.current).toBe('account'));
  session.signedIn();
  panels.close();
  expect(await saving).toBe('saved');
  expect(account.quantities()).toEqual([[11, 2]]);
});

it('shows the lines of this browser when reading finds that the session has ended', async () => {
  const account = anAccount([other]);
  account.api.merge.mockRejectedValueOnce(signedOut);
  const { store, jar } = world({ user: 'ann@example.com', account, guest: [line] });
  jar.delete('ralph-user');
  await store.load();
  expect([store.phase, store.lines]).toEqual(['ready', [line]]);
});
