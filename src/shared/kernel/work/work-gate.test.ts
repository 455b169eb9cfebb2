/** However a network asks, its queries compute for no more than their share of the time. */

import { array, assert, asyncProperty, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkGate, type Turn } from './work-gate.ts';

/** A clock of its own, whose timers run when it is moved. */
function world(perMinute: number) {
  let time = 0;
  const timers: { at: number; done: () => void }[] = [];
  const gate = createWorkGate({
    perMinute,
    now: () => time,
    after: (ms, done) => void timers.push({ at: time + ms, done }),
  });
  const settled = () => new Promise(resolve => setImmediate(resolve));
  return {
    gate,
    async pass(ms: number) {
      time += ms;
      for (const timer of timers.splice(0))
        if (timer.at <= time) timer.done();
        else timers.push(timer);
      await settled();
    },
    settled,
  };
}

function end(turn: Turn | null, ms: number): void {
  if (!turn) return;
  turn.work.ms = ms;
  turn.leave();
}

it('lets a quiet network compute at once, then makes it wait, then refuses, and forgets nothing of another network', async () => {
  const { gate, pass } = world(3_000);
  end(await gate.enter('one'), 300);
  let isIn = false;
  const second = gate.enter('one').then(turn => {
    isIn = true;
    return turn;
  });
  await pass(900);
  expect(isIn).toBe(false);
  await pass(200);
  expect(isIn).toBe(true);
  end(await second, 1_000);
  expect(await gate.enter('one')).toBeNull();
  expect(await gate.enter('two')).not.toBeNull();
  await pass(60_000);
  expect(await gate.enter('one')).not.toBeNull();
});

it('begins no more at once than what is left allows', async () => {
  const { gate, pass } = world(3_000);
  for (let at = 0; at < 20; at += 1) {
    end(await gate.enter('one'), 10);
    await pass(1_000);
  }
  const turns = Array.from({ length: 200 }, () => gate.enter('one'));
  let begun = 0;
  for (const turn of turns) void turn.then(each => (begun += each ? 1 : 0));
  await pass(0);
  expect(begun).toBeGreaterThan(20);
  expect(begun).toBeLessThan(40);
});

it('keeps the share for every order of long and short queries', async () => {
  await assert(
    asyncProperty(
      array(record({ ms: nat(200), pause: nat(50) }), { minLength: 50, maxLength: 200 }),
      async queries => {
        const { gate, pass } = world(3_600);
        let used = 0;
        let time = 0;
        for (const { ms, pause } of queries) {
          void gate.enter('one').then(turn => {
            if (turn) used += ms;
            end(turn, ms);
          });
          await pass(pause);
          time += pause;
        }
        // What was saved, the share of the time, and what took more than was left: those that begin together are
        // judged by the average of earlier ones.
        expect(used).toBeLessThanOrEqual(300 + time * 0.06 + 2 * 200);
      },
    ),
    { numRuns: 30 },
  );
});
