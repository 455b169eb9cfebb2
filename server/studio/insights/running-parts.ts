/** Parts of pages whose experiment is not over: what visitors do with them is shown with the result, and not before (R-STUDIO-229). */
import type { Bodies, Figures } from '#backend/index.ts';
import { nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import { type Experiments, isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { armColumn, type ExperimentState } from '#studio-api/experiments.ts';
import { experimentStates } from './experiment-states.ts';

type Body = Readonly<Record<string, unknown>> | null | undefined;

/** The check of pages has seen to their form. */
function experimentsOf(body: Body): Experiments {
  const experiments = body?.['experiments'];
  return isRecord(experiments) ? (experiments as unknown as Experiments) : {};
}

/**
 * How far the experiments of a page are.
 * @param body as shoppers see it
 * @param today on the shop's clocks
 */
export async function statesOfPage(
  body: Body,
  figures: Pick<Figures, 'ofArms'>,
  today: string,
): Promise<ExperimentState[]> {
  const experiments = experimentsOf(body);
  const arms = Object.entries(experiments).flatMap(([name, experiment]) =>
    experiment.arms.map(({ id }) => armColumn(name, id)),
  );
  return experimentStates(experiments, arms.length > 0 ? await figures.ofArms(arms) : [], today);
}

/**
 * The ids of these parts, by page.
 * @param pages of which figures are asked
 * @param bodies as shoppers see them
 * @param today on the shop's clocks
 */
export async function runningParts(
  pages: readonly DocumentId[],
  bodies: Bodies,
  figures: Pick<Figures, 'ofArms'>,
  today: string,
): Promise<ReadonlyMap<DocumentId, ReadonlySet<string>>> {
  const parts = new Map<DocumentId, ReadonlySet<string>>();
  for (const page of new Set(pages)) {
    const body = bodies.get(page);
    const states = body ? await statesOfPage(body, figures, today) : [];
    const running = states.filter(({ state }) => state === 'running').map(({ name }) => name);
    if (!body || running.length === 0) continue;
    const tried = [...nodesOf(body)].filter(
      ({ experiment }) => isTaking(experiment) && running.includes(experiment.name),
    );
    parts.set(page, new Set(tried.flatMap(node => [...nodesWithin(node)].map(({ id }) => id))));
  }
  return parts;
}
