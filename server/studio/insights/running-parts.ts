/** Parts of documents whose experiment is not over: what visitors do with them is shown with the result, and not before (R-STUDIO-229). */
import type { Bodies, Figures } from '#backend/index.ts';
import { nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import { type Experiments, isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import { armColumn, type ExperimentState } from '#studio-api/experiments.ts';
import { experimentStates } from './experiment-states.ts';

type Body = Readonly<Record<string, unknown>> | null | undefined;

/** The check of pages has seen to their form. */
function experimentsOf(body: Body): Experiments {
  const experiments = body?.['experiments'];
  return isRecord(experiments) ? (experiments as unknown as Experiments) : {};
}

/**
 * How far the experiments of a document are; those of an area or a shared part on all its pages together.
 * @param body as shoppers see it
 * @param today on the shop's clocks
 */
export async function statesOfDocument(
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
 * The ids of these parts, by document.
 * @param documents of which figures are asked
 * @param bodies as shoppers see them
 * @param today on the shop's clocks
 */
export async function runningParts(
  documents: readonly string[],
  bodies: Bodies,
  figures: Pick<Figures, 'ofArms'>,
  today: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const parts = new Map<string, ReadonlySet<string>>();
  for (const id of new Set(documents)) {
    const body = isDocumentId(id) ? bodies.get(id) : undefined;
    const states = body ? await statesOfDocument(body, figures, today) : [];
    const running = states.filter(({ state }) => state === 'running').map(({ name }) => name);
    if (!body || running.length === 0) continue;
    const tried = [...nodesOf(body)].filter(
      ({ experiment }) => isTaking(experiment) && running.includes(experiment.name),
    );
    parts.set(id, new Set(tried.flatMap(node => [...nodesWithin(node)].map(part => part.id))));
  }
  return parts;
}
