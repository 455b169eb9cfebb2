/** An experiment that has ended and comes back with an earlier state of its page is another one: sums of both would be added up. */
import { applyOperations } from '#engine/operation/apply.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';

const experimentsIn = (body: DocumentBody | null | undefined) =>
  isRecord(body?.['experiments']) ? body['experiments'] : {};

/** Characters of an id that are left for its ending. */
const longestStem = 50;

/**
 * The document with new names for its experiments that go on nowhere.
 * @param goingOn the draft, and what is live
 * @param newEnding random letters
 */
export function withNewExperiments(
  body: DocumentBody,
  goingOn: readonly (DocumentBody | null | undefined)[],
  newEnding: () => string,
): DocumentBody {
  const experiments = experimentsIn(body);
  const ended = Object.keys(experiments).filter(
    name => !goingOn.some(other => Object.hasOwn(experimentsIn(other), name)),
  );
  const ops = ended.flatMap((name): DocumentOperation[] => {
    const stem = name.replace(/-[\da-f]{6}$/, '').slice(0, longestStem);
    const fresh = `${stem}-${newEnding()}`;
    const parts = [...nodesOf(body)].filter(
      ({ experiment }) => isTaking(experiment) && experiment.name === name,
    );
    return [
      { unset: { id: '', path: `experiments.${name}` } },
      { set: { id: '', path: `experiments.${fresh}`, value: experiments[name] } },
      ...parts.map(({ id }): DocumentOperation => ({ set: { id, path: 'experiment.name', value: fresh } })),
    ];
  });
  const renamed = applyOperations(body, ops, { comparesWas: false });
  return renamed.ok ? renamed.value : body;
}
