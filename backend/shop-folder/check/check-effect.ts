/** The effect of a campaign: each kind with what it needs, in every currency. */
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { effectFields } from '../campaign-effects.ts';
import { checkAmounts, type ReportProblem } from '../check-values.ts';
import type { Amounts, CampaignEffect } from '../shop-files.gen.ts';

type At = (...path: JsonPath) => JsonPath;

/** @param currencies of the campaign's markets; undefined where they are not known here */
export function checkEffect(
  effect: CampaignEffect,
  at: At,
  report: ReportProblem,
  currencies: readonly string[] | undefined,
): void {
  const { needs, may = [] } = effectFields[effect.kind];
  for (const name of needs)
    if (effect[name] === undefined)
      report(at(), 'SHOP005', `${effect.kind} needs ${name}`, `Write ${name}, or another kind`);
  for (const name of Object.keys(effect))
    if (name !== 'kind' && ![...needs, ...may].some(field => field === name))
      report(at(name), 'SHOP029', `${effect.kind} has no ${name}`, 'Remove it, or write another kind');
  const amountsAt = (amounts: Amounts | undefined, path: JsonPath) => {
    if (currencies) checkAmounts(amounts, currencies, at(...path), report);
  };
  amountsAt(effect.amounts, ['amounts']);
  for (const [currency, amount] of Object.entries(effect.amounts ?? {}))
    if (amount === 0)
      report(at('amounts', currency), 'SHOP007', 'Nothing is taken off', 'Write an amount above 0');
  const reached = new Set<number>();
  for (const [place, { from, percent, prices }] of (effect.steps ?? []).entries()) {
    if (reached.has(from))
      report(at('steps', place, 'from'), 'SHOP009', `Two steps from ${from}`, 'Keep one of the two');
    reached.add(from);
    if ((percent === undefined) === (prices === undefined))
      report(at('steps', place), 'SHOP029', 'A step has either percent or prices', 'Write one of the two');
    amountsAt(prices, ['steps', place, 'prices']);
  }
}
