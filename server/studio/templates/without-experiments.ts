/** What a copy of a document begins with: the first arm of each experiment. Two documents with one experiment would count for each other. */
import { isInArm } from '#engine/experiment/in-arms.ts';
import { ofNoExperiment } from '#engine/experiment/of-no-experiment.ts';
import { setField } from '#engine/operation/fields.ts';
import { childLists, type NodeList, rootLists } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { type Experiments, isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';

export function withoutExperiments(body: DocumentBody): DocumentBody {
  const { experiments, ...rest } = body;
  if (!isRecord(experiments)) return body;
  // The check of documents has seen to their form.
  return inFirstArms(rest, rootLists(rest), experiments as unknown as Experiments);
}

/** @param lists of the owner */
function inFirstArms<Owner extends DocumentBody>(
  owner: Owner,
  lists: readonly NodeList[],
  experiments: Experiments,
): Owner {
  const isFirst = ({ experiment }: DocumentNode) =>
    !isTaking(experiment) || isInArm(experiment, experiments, undefined);
  return lists.reduce<Owner>((changed, { path, nodes }) => {
    const left = nodes
      .filter(isFirst)
      .map(node => ofNoExperiment(inFirstArms(node, childLists(node), experiments)));
    return (setField(changed, path, left, { createsParents: false }) ?? changed) as Owner;
  }, owner);
}
