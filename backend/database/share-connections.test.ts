/** The parts of an instance never have more connections together than it may open. */
import { expect, it } from 'vitest';
import { FEWEST_CONNECTIONS, shareConnections, USUAL_CONNECTIONS } from './share-connections.ts';

const WATCHING = 4;

it('shares out every number exactly, and leaves no part without', () => {
  for (let most = FEWEST_CONNECTIONS; most <= 1_000; most += 1) {
    const { shop, catalogue, payments, mail } = shareConnections(most);
    expect(shop + catalogue + payments + mail + WATCHING).toBe(most);
    expect(Math.min(shop - 2, catalogue - 3, payments - 1, mail - 1)).toBeGreaterThanOrEqual(0);
  }
});

it('gives most to requests', () => {
  expect(shareConnections(USUAL_CONNECTIONS)).toEqual({ shop: 10, catalogue: 5, payments: 3, mail: 4 });
});
