/** Quantity prices: the price of a number of pieces of one product, as runs of pieces at one price. Pure. */

import type { Minor } from '#kernel/money/money.ts';
import { roundHalfUp } from '#kernel/money/money.ts';
import type { CampaignEffect, TierStep } from './campaign.ts';

/** A number of pieces at one unit price. */
export interface Run {
  quantity: number;
  unit: Minor;
}

type Tiers = Extract<CampaignEffect, { action: 'tiers' }>;

export const lessPercent = (unit: Minor, basisPoints: number): Minor =>
  roundHalfUp((unit * (10_000 - basisPoints)) / 10_000);

/** Never above the price without the campaign: a step is not a surcharge. */
function stepUnit(step: TierStep, unit: Minor, currency: string): Minor {
  if ('basisPoints' in step) return lessPercent(unit, step.basisPoints);
  return Math.min(unit, step.prices[currency] ?? unit);
}

/** Runs in the order of the pieces, neighbours of one price joined. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { quantity, unit } of runs) {
    const last = joined.at(-1);
    if (last?.unit === unit) last.quantity += quantity;
    else if (quantity > 0) joined.push({ quantity, unit });
  }
  return joined;
}

export function tierRuns({ mode, steps }: Tiers, pieces: number, unit: Minor, currency: string): Run[] {
  const reached = steps.toSorted((one, other) => one.from - other.from).filter(({ from }) => from <= pieces);
  if (mode === 'all') {
    const top = reached.at(-1);
    return [{ quantity: pieces, unit: top ? stepUnit(top, unit, currency) : unit }];
  }
  const runs: Run[] = [{ quantity: (reached[0]?.from ?? pieces + 1) - 1, unit }];
  reached.forEach((step, index) => {
    const until = reached[index + 1]?.from ?? pieces + 1;
    runs.push({ quantity: until - step.from, unit: stepUnit(step, unit, currency) });
  });
  return joinRuns(runs);
}
