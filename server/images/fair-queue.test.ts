/** One network that asks for many pictures waits for itself (FAULT-135). */
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const settled = () => new Promise(resolve => setImmediate(resolve));

function open(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const inTurn = createFairQueue({ atOnce: 2, each: 50, ...limits });
  return {
    started,
    ask: (name: string, network: string, isOther = false) =>
      inTurn({ network, isOther }, () => {
        started.push(name);
        return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

/** @proves FAULT-135 */
it('gives each network its turn, whatever another has asked for before', async () => {
  const { ask, end, started } = open();
  const many = Array.from({ length: 40 }, (_, at) => ask(`attack${at}`, '203.0.113.1', true));
  void ask('shopper', '198.51.100.1');
  // Of sizes that no page shows one is made at a time, so the shopper need not wait at all.
  expect(started).toEqual(['attack0', 'shopper']);
  await end('attack0');
  expect(await many[0]).toBe('attack0');
  expect(started).toEqual(['attack0', 'shopper', 'attack1']);
});

/** @proves FAULT-135 */
it('lets a shopper pass forty pictures of sizes that pages show', async () => {
  const { ask, end, started } = open();
  for (let at = 0; at < 40; at += 1) void ask(`attack${at}`, '203.0.113.1');
  for (const name of ['first', 'second']) void ask(name, '198.51.100.1');
  for (const name of ['attack0', 'attack1', 'attack2']) await end(name);
  expect(started.slice(0, 5)).toEqual(['attack0', 'attack1', 'attack2', 'first', 'attack3']);
});

it('refuses what is too much for one network, and serves the others', async () => {
  const { ask, end, started } = open({ each: 3 });
  const asked = Array.from({ length: 6 }, (_, at) => ask(`a${at}`, 'one'));
  await expect(asked[5]).rejects.toMatchObject({ name: 'QueueFull' });
  void ask('b', 'two');
  for (const name of ['a0', 'a1', 'a2']) await end(name);
  expect(started).toEqual(['a0', 'a1', 'a2', 'b', 'a3']);
});

it('goes on after a job that fails', async () => {
  const inTurn = createFairQueue({ atOnce: 1, each: 5 });
  const turn = { network: 'one', isOther: true };
  await expect(inTurn(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(turn, () => Promise.resolve('yes'))).toBe('yes');
});
