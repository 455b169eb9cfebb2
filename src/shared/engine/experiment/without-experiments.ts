/** A document as visitors see it who take part in nothing: the first arm of each experiment, and no word of any. */

import { type Experiments, isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import { setField } from '../operation/fields.ts';
import { childLists, type NodeList, rootLists } from '../operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '../operation/operation.ts';
import { isInArm } from './in-arms.ts';
import { ofNoExperiment } from './of-no-experiment.ts';

export function withoutExperiments<Whole extends object>(document: Whole): Whole {
  const { experiments, ...rest } = document as DocumentBody;
  if (!isRecord(experiments)) return document;
  // The check of documents has seen to their form.
  return inFirstArms(rest, rootLists(rest), experiments as unknown as Experiments) as Whole;
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
