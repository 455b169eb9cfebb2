/** How far the experiments of a page are: what their visitors have done is left out until every arm has its number (R-STUDIO-229). */
import type { Figures } from '#backend/index.ts';
import type { Experiment, Experiments } from '#kernel/experiment/choose-arm.ts';
import { type ArmResult, armColumn, type ExperimentState } from '#studio-api/experiments.ts';

type ArmDay = Awaited<ReturnType<Figures['ofArms']>>[number];

/**
 * The result is that of the days up to the one on which the last arm has reached its number, and is shown when that day is
 * over: it does not change with what comes later, and no one can wait for a better one.
 * @param days of all arms, the earliest first
 * @param today on the shop's clocks
 */
export const experimentStates = (
  experiments: Experiments,
  days: readonly ArmDay[],
  today: string,
): ExperimentState[] =>
  Object.entries(experiments).map(([name, experiment]) => {
    const columns = experiment.arms.map(({ id }) => armColumn(name, id));
    const own = days.filter(({ arm }) => columns.includes(arm));
    return stateOf(name, experiment, own, today);
  });

function stateOf(
  name: string,
  { arms, goal, change, visitors }: Experiment,
  days: readonly ArmDay[],
  today: string,
): ExperimentState {
  const about = { name, goal, change, visitors, since: days[0]?.day ?? null };
  const seenBy = (id: string, until: string) =>
    sum(days.filter(({ arm, day }) => arm === armColumn(name, id) && day <= until).map(({ shown }) => shown));
  const until = days.find(
    ({ day }) => day < today && arms.every(({ id }) => seenBy(id, day) >= visitors),
  )?.day;
  if (until === undefined)
    return {
      ...{ ...about, state: 'running' },
      arms: arms.map(({ id }) => ({ id, visitors: seenBy(id, today) })),
    };
  const result = ({ id, weight }: Experiment['arms'][number]): ArmResult => {
    const own = days.filter(({ arm, day }) => arm === armColumn(name, id) && day <= until);
    const values: Record<string, number> = {};
    for (const [currency, value] of own.flatMap(day => Object.entries(day.values)))
      values[currency] = (values[currency] ?? 0) + value;
    return { id, weight, visitors: seenBy(id, until), reached: sum(own.map(day => day[goal])), values };
  };
  return { ...about, state: 'done', until, arms: arms.map(result) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, next) => before + next, 0);
