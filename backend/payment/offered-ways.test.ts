import { expect, it, vi } from 'vitest';
import { createOfferedWays } from './offered-ways.ts';
import type { OfferedWay } from './payment-provider.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-23T12:06:00Z');

function offers(...answers: (readonly OfferedWay[] | null | Error)[]) {
  const ways = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  });
  const warn = vi.fn();
  return { offered: createOfferedWays({ provider: { name: 'provider', ways }, warn, now }), ways, warn };
}

it('offers a way only in the currencies that the provider names', async () => {
  const { offered } = offers([{ way: 'mobilepay', currencies: ['EUR'] }]);
  await vi.waitFor(() => expect(offered('card', 'EUR', now)).toBe(false));
  expect(offered('mobilepay', 'EUR', now)).toBe(true);
  expect(offered('mobilepay', 'SEK', now)).toBe(false);
});

it('offers everything but wallets while a provider does not say', () => {
  const { offered } = offers(null);
  expect([offered('card', 'EUR', now), offered('applepay', 'EUR', now)]).toEqual([true, false]);
});

it('keeps the last answer while the provider does not answer, and warns', async () => {
  const { offered, ways, warn } = offers([{ way: 'applepay', currencies: ['EUR'] }], new Error('down'));
  await vi.waitFor(() => expect(offered('applepay', 'EUR', now)).toBe(true));
  expect(ways).toHaveBeenCalledOnce();
  offered('applepay', 'EUR', later);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(offered('applepay', 'EUR', later)).toBe(true);
});
