/** The newsletter form without scripts. */

import { expect, it, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { submitNewsletter } from './submit-newsletter.ts';

function submit(email: string, subscribe: (email: string) => Promise<boolean>) {
  const reject = vi.fn();
  const context: LoadContext<Pick<Api, 'newsletter'>> = {
    ...pageContext({}),
    api: { newsletter: { subscribe } },
    safeHtml: () => Promise.reject(new Error('unused')),
    visitor: fakeVisitor({ reject }),
  };
  const answer = submitNewsletter(context, {}, new URLSearchParams({ email }));
  return answer.then(value => ({ ...value, rejections: reject.mock.calls.length }));
}

/** @proves FAULT-121 */
it('subscribes the address, and shows a wrong or refused one again', async () => {
  const subscribe = vi.fn(() => Promise.resolve(true));
  expect(await submit(' anna@example.com ', subscribe)).toEqual({
    email: '',
    phase: 'success',
    rejections: 0,
  });
  expect(subscribe.mock.calls).toEqual([['anna@example.com']]);
  expect(await submit('anna@', subscribe)).toEqual({ email: 'anna@', phase: 'refused', rejections: 1 });
  expect(subscribe).toHaveBeenCalledOnce();
  const refused = await submit('anna@example.com', () => Promise.resolve(false));
  expect(refused).toEqual({ email: 'anna@example.com', phase: 'failure', rejections: 1 });
});
