/** How large an experiment has to be, from what the figures of its page say. */
import { type ExperimentGoal, mostExperiments } from '#kernel/experiment/choose-arm.ts';
import { visitorsNeeded } from '#studio-api/experiment-size.ts';
import { type KnownRates, longestExperiment } from '#studio-api/experiments.ts';
import { fewestShown } from '#studio-api/figures.ts';

export type Plan =
  /** A page that shows the part has as many experiments as it may have. */
  | { is: 'many' }
  | { is: 'possible'; visitors: number; days: number; rate: number }
  | { is: 'too-long'; days: number }
  /** The part was shown too seldom to say. */
  | { is: 'too-few' }
  /** No one has done that yet, or nearly everyone has. */
  | { is: 'no-rate' }
  /** Some customers see the part otherwise, and would compare more than the versions. */
  | { is: 'changed'; changedFor: KnownRates['changedFor'] };

/**
 * @param change smallest one that is worth finding, per cent of the rate
 * @param arms how many versions share the visitors
 */
export function experimentPlan(
  { days, shown, rates, running, changedFor }: KnownRates,
  { goal, change, arms }: { goal: ExperimentGoal; change: number; arms: number },
): Plan {
  if (running >= mostExperiments) return { is: 'many' };
  if (changedFor.length > 0) return { is: 'changed', changedFor };
  if (shown < fewestShown) return { is: 'too-few' };
  const rate = rates[goal];
  const visitors = visitorsNeeded(rate, change, arms);
  if (visitors === null) return { is: 'no-rate' };
  const needed = Math.ceil((visitors * arms) / (shown / days));
  return needed > longestExperiment
    ? { is: 'too-long', days: needed }
    : { is: 'possible', visitors, days: needed, rate };
}
