/** Services of other parties that hang: requests wait for them once, and then no longer. */
import { expect, it, onTestFinished } from 'vitest';
import { fakeService, type Reply } from '#server/testing/fake-service.ts';
import { answersAt, createServiceLink, ServiceAway } from './service-link.ts';

const times = { suspectMs: 200, probeMs: 200, retryMs: 20 };

async function world() {
  let isHanging = false;
  const fake = await fakeService(() =>
    isHanging ? new Promise<Reply>(() => undefined) : { body: { ok: true } },
  );
  const link = createServiceLink({ probe: answersAt(`${fake.url}/probe`), times, maxCalls: 2 });
  onTestFinished(() => link.close());
  return {
    link,
    ask: () => link.ask(`${fake.url}/work`, {}, response => response.json()),
    asked: () => fake.calls.filter(({ url }) => url === '/work').length,
    hang: (hangs: boolean) => {
      isHanging = hangs;
    },
  };
}

it('ends the requests under way when the service hangs, refuses further ones at once, and goes on when it answers', async () => {
  const { link, ask, asked, hang } = await world();
  expect(await ask()).toEqual({ ok: true });
  hang(true);
  await expect(ask()).rejects.toThrow(ServiceAway);
  expect([link.isPaused(), asked()]).toEqual([true, 2]);
  await expect(ask()).rejects.toThrow(ServiceAway);
  expect(asked()).toBe(2);
  hang(false);
  await expect.poll(() => link.isPaused()).toBe(false);
  expect(await ask()).toEqual({ ok: true });
});

it('refuses more requests at a time than it may have', async () => {
  const { ask, asked, hang } = await world();
  hang(true);
  const waiting = [ask(), ask()];
  await expect(ask()).rejects.toThrow('already wait');
  for (const each of waiting) await expect(each).rejects.toThrow(ServiceAway);
  expect(asked()).toBeLessThanOrEqual(2);
});
