/** Sends the declaration to the shop's server. */
import type { WithdrawalDeclaration } from '#engine/definition/visitor.ts';

export type Outcome =
  | { state: 'received'; receivedAt: string }
  | { state: 'no-such-order' | 'business' | 'changed' | 'wait' | 'failed' };

const refusals = ['no-such-order', 'business', 'changed', 'wait'] as const;

/** Never rejects: a network error is an outcome of its own, so that the input is preserved. */
export async function sendWithdrawal(declaration: WithdrawalDeclaration): Promise<Outcome> {
  try {
    const response = await fetch('/withdrawal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(declaration),
      signal: AbortSignal.timeout(15_000),
    });
    const { state, receivedAt } = (await response.json()) as { state?: unknown; receivedAt?: unknown };
    if (state === 'received' && typeof receivedAt === 'string') return { state, receivedAt };
    return { state: refusals.find(each => each === state) ?? 'failed' };
  } catch {
    return { state: 'failed' };
  }
}
