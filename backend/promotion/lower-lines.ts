/** Product campaigns: which of them apply to a line, and the resulting prices. Pure, independent of the order of the lines. */
import type { Minor } from '#kernel/money/money.ts';
import type { CartCampaign } from './campaign.ts';
import { covers } from './conditions.ts';
import type { PromotableLine } from './promotions.ts';
import { joinRuns, lessPercent, type Run, tierRuns } from './tier-runs.ts';

export interface LoweredLine {
  groups: readonly Run[];
  campaigns: readonly CartCampaign[];
}

interface Choice {
  runs: readonly Run[];
  campaigns: readonly CartCampaign[];
}

const costOf = (runs: readonly Run[]): Minor => runs.reduce((sum, run) => sum + run.unit * run.quantity, 0);

/** By priority, then by id. */
export const byPriority = (one: CartCampaign, other: CartCampaign): number =>
  other.priority - one.priority || one.id - other.id;

/** Quantity prices first, then percentages, then amounts; within a kind by priority. */
const turn = ({ effect: { action } }: CartCampaign): number =>
  ['tiers', 'percentage', 'item_amount'].indexOf(action);

function lowered({ effect }: CartCampaign, runs: readonly Run[], currency: string): Run[] {
  if (effect.action === 'tiers') {
    const [first] = runs;
    // Quantity prices come first, while all pieces have the same price.
    if (!first) return [];
    return tierRuns(effect, first.quantity, first.unit, currency);
  }
  if (effect.action === 'percentage')
    return joinRuns(runs.map(run => ({ ...run, unit: lessPercent(run.unit, effect.basisPoints) })));
  if (effect.action !== 'item_amount') return [...runs];
  const off = effect.amounts[currency] ?? 0;
  return joinRuns(runs.map(run => ({ ...run, unit: Math.max(run.unit - off, 0) })));
}

/** Applies one campaign after the other; those without an effect are not named. */
function inTurn(campaigns: readonly CartCampaign[], start: readonly Run[], currency: string): Choice {
  let runs = start;
  const named: CartCampaign[] = [];
  for (const campaign of campaigns) {
    const next = lowered(campaign, runs, currency);
    if (costOf(next) >= costOf(runs)) continue;
    named.push(campaign);
    runs = next;
  }
  return { runs, campaigns: named };
}

/** The sets of stacking campaigns that may be combined: at most one with quantity prices. */
function stackingSets(campaigns: readonly CartCampaign[]): CartCampaign[][] {
  const ordered = campaigns
    .filter(({ stacks }) => stacks)
    .toSorted((one, other) => turn(one) - turn(other) || byPriority(one, other));
  const tiers = ordered.filter(({ effect }) => effect.action === 'tiers');
  const others = ordered.filter(({ effect }) => effect.action !== 'tiers');
  return tiers.length === 0 ? [others] : tiers.map(one => [one, ...others]);
}

/** The cheapest result: all stacking campaigns together, or one of the others alone. */
function cheapest(campaigns: readonly CartCampaign[], start: readonly Run[], currency: string): Choice {
  const alone = campaigns.filter(({ stacks }) => !stacks).toSorted(byPriority);
  const choices = [...stackingSets(campaigns), ...alone.map(one => [one])].map(set =>
    inTurn(set, start, currency),
  );
  return choices.reduce((best, choice) => (costOf(choice.runs) < costOf(best.runs) ? choice : best), {
    runs: start,
    campaigns: [],
  });
}

/** Distributes the pieces to the lines in order. */
function handOut(runs: readonly Run[], lines: readonly PromotableLine[]): Map<string, Run[]> {
  const left = runs.map(run => ({ ...run }));
  const shares = new Map<string, Run[]>();
  for (const { lineId, quantity } of lines) {
    const share: Run[] = [];
    let needed = quantity;
    while (needed > 0) {
      const [run] = left;
      if (!run) break;
      const taken = Math.min(run.quantity, needed);
      share.push({ quantity: taken, unit: run.unit });
      needed -= taken;
      run.quantity -= taken;
      if (run.quantity === 0) left.shift();
    }
    shares.set(lineId, joinRuns(share));
  }
  return shares;
}

/** `campaigns`: those whose conditions are met. All lines of one product count together. */
export function lowerLines(
  campaigns: readonly CartCampaign[],
  lines: readonly PromotableLine[],
  currency: string,
): Map<string, LoweredLine> {
  const itemCampaigns = campaigns.filter(campaign => turn(campaign) !== -1);
  const products = new Map<string, PromotableLine[]>();
  for (const line of lines) {
    const key = `${line.productId}:${line.unit}`;
    products.set(key, [...(products.get(key) ?? []), line]);
  }
  const result = new Map<string, LoweredLine>();
  for (const unordered of products.values()) {
    const [any] = unordered;
    if (!any) continue;
    // By id, not by position, so that the order of the lines does not change the price.
    const members = unordered.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
    const quantity = members.reduce((sum, line) => sum + line.quantity, 0);
    const own = itemCampaigns.filter(campaign => covers(campaign, any.productId));
    const choice = cheapest(own, [{ quantity, unit: any.unit }], currency);
    if (choice.campaigns.length === 0) continue;
    for (const [lineId, groups] of handOut(choice.runs, members))
      result.set(lineId, { groups, campaigns: choice.campaigns });
  }
  return result;
}
