/** Who purges, and what: several instances on one database, an edge that fails, and instances that die. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { Tags } from './purge-queue.ts';
import { createPurger, type PurgerOptions } from './purger.ts';

const times = { reportMs: 20, repeatMs: 50, retryMs: 10 };
/** Longer than the lease of an instance that has died. */
const PATIENT = { timeout: 15_000, interval: 10 };

/** An edge that notes what it is asked, and fails for as long as it is away. */
function fakeEdge() {
  const purged: Tags[] = [];
  const state = { isAway: false, attempts: 0 };
  return {
    purged,
    state,
    port: {
      maxTags: 100,
      async purge(tags: Tags) {
        state.attempts += 1;
        if (state.isAway) throw new Error('away');
        purged.push(tags);
      },
    },
  };
}

async function world() {
  const { backend } = await createTestBackend(shop => shop.aBrand(1));
  const lease = backend.edgePurges;
  const clock = { ahead: 0 };
  function anInstance(holder: string, more: Partial<PurgerOptions> = {}) {
    const edge = fakeEdge();
    const state = { isDead: false, version: 1 };
    /** One that is dead says nothing any more. */
    const own = {
      report: (given: Parameters<typeof lease.report>[0]) =>
        state.isDead ? Promise.reject(new Error('dead')) : lease.report(given),
      release: (given: Parameters<typeof lease.release>[0]) =>
        state.isDead ? Promise.resolve() : lease.release(given),
    };
    const purger = createPurger({
      ...{ port: edge.port, lease: own, holder, build: 'b1', times },
      version: () => state.version,
      onPurge: () => undefined,
      onError: () => undefined,
      now: () => Date.now() + clock.ahead,
      ...more,
    });
    onTestFinished(() => purger.stop());
    return { ...edge, purger, die: () => (state.isDead = edge.state.isAway = true), own: state };
  }
  return { anInstance, clock };
}

const settled = async ({ purger }: { purger: ReturnType<typeof createPurger> }) =>
  vi.waitFor(() => expect(purger.state()).toMatchObject({ isHolder: true, pending: 0, repeats: 0 }), PATIENT);

it('purges everything at first, then what changes, each change twice', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  expect(one.purged[0]).toBe('all');
  one.purger.changed(['product:1']);
  one.purger.changed(['product:1', 'menu']);
  await vi.waitFor(() => {
    const tags = one.purged.filter(each => each !== 'all').flat();
    expect(tags.filter(tag => tag === 'product:1').length).toBeGreaterThanOrEqual(2);
    expect(tags.filter(tag => tag === 'menu').length).toBeGreaterThanOrEqual(2);
  }, PATIENT);
  expect(one.purger.isFollowed()).toBe(true);
});

it('lets one instance purge, and the others wait', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  const two = anInstance('two');
  await vi.waitFor(() => expect(two.purger.state().lagSeconds).not.toBeNull(), PATIENT);
  for (const { purger } of [one, two]) purger.changed(['product:7']);
  await vi.waitFor(() => expect(one.purged).toContainEqual(['product:7']), PATIENT);
  expect(two.state.attempts).toBe(0);
});

it('asks again until the edge has taken what changed, more and more seldom, and says so', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  one.state.isAway = true;
  one.purger.changed(['product:1']);
  await vi.waitFor(() => expect(one.purger.state()).toMatchObject({ error: 'away', pending: 1 }), PATIENT);
  one.purger.changed(['product:2']);
  const { attempts } = one.state;
  await vi.waitFor(() => expect(one.state.attempts).toBeGreaterThan(attempts + 1), PATIENT);
  one.state.isAway = false;
  await vi.waitFor(() => expect(one.purged).toContainEqual(['product:1', 'product:2']), PATIENT);
  expect(one.purger.state()).toMatchObject({ error: null, failures: 0, pending: 0 });
});

it('stores nothing for long while the edge has not been purged for ten seconds', async () => {
  const { anInstance, clock } = await world();
  const one = anInstance('one', { times: { ...times, reportMs: 600_000 } });
  await settled(one);
  expect(one.purger.isFollowed()).toBe(true);
  clock.ahead = 11_000;
  expect(one.purger.isFollowed()).toBe(false);
});

it('goes on where an instance was killed with something left: what was heard of since is purged', async () => {
  const { anInstance, clock } = await world();
  const [one, two] = [anInstance('one'), anInstance('two')];
  await vi.waitFor(
    () => expect([one, two].some(({ purger }) => purger.state().isHolder)).toBe(true),
    PATIENT,
  );
  const [first, second] = one.purger.state().isHolder ? [one, two] : [two, one];
  await settled(first);
  // Both have followed changes for long enough to know all of the last minute.
  clock.ahead = 120_000;
  first.die();
  for (const { purger } of [first, second]) purger.changed(['product:5']);
  await vi.waitFor(() => expect(second.purged).toContainEqual(['product:5']), PATIENT);
  expect(second.purged).not.toContain('all');
});

it('purges everything where the only instance was killed, since no one heard what changed', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  one.die();
  const two = anInstance('two');
  await vi.waitFor(() => expect(two.purged[0]).toBe('all'), PATIENT);
});

it('purges nothing after an end and a start between which nothing changed, and everything otherwise', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  await one.purger.stop();
  const two = anInstance('two');
  await settled(two);
  expect(two.purged).toEqual([]);
  await two.purger.stop();
  const three = anInstance('three', { version: () => 2 });
  await vi.waitFor(() => expect(three.purged[0]).toBe('all'), PATIENT);
});

it('purges everything for another build, and again when the last instance of the one before ends', async () => {
  const { anInstance } = await world();
  const old = anInstance('old');
  await settled(old);
  const older = anInstance('older');
  await vi.waitFor(() => expect(older.purger.state().lagSeconds).not.toBeNull(), PATIENT);
  await old.purger.stop();
  const next = anInstance('next', { build: 'b2' });
  await older.purger.stop();
  await settled(next);
  expect(next.purged[0]).toBe('all');
  const late = anInstance('late');
  await vi.waitFor(() => expect(late.purger.state().lagSeconds).not.toBeNull(), PATIENT);
  const count = next.purged.filter(tags => tags === 'all').length;
  await late.purger.stop();
  await vi.waitFor(
    () => expect(next.purged.filter(tags => tags === 'all').length).toBeGreaterThan(count),
    PATIENT,
  );
});

it('purges everything instead of more tags than the edge takes', async () => {
  const { anInstance } = await world();
  const one = anInstance('one');
  await settled(one);
  const before = one.purged.length;
  one.purger.changed(Array.from({ length: 101 }, (_, at) => `product:${at}`));
  await vi.waitFor(() => expect(one.purged.slice(before)).toContain('all'), PATIENT);
});
