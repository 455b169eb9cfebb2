/** The operations by which an experiment begins at a part and ends with one of its versions: each is one step of undo. */
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, findNode, nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { type Experiment, isTaking, type Taking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';

/** Of one page at a time. */
export const mostExperiments = 3;

/** Ids of the versions, in their order. */
const armIds = ['a', 'b'] as const;

/** The experiments that a document declares; the check of pages has seen to their form. */
export function experimentsIn(body: DocumentBody): Readonly<Record<string, Experiment>> {
  const { experiments } = body;
  return isRecord(experiments) ? (experiments as unknown as Record<string, Experiment>) : {};
}

export const takingOf = (node: DocumentNode | undefined): Taking | undefined => {
  const taking = node?.['experiment'];
  return isTaking(taking) ? taking : undefined;
};

/** The experiment by whose arm a node is shown: its own, or that of the row around it. */
export function takingAt(body: DocumentBody, id: NodeAddress): Taking | undefined {
  for (const node of nodesOf(body)) {
    const taking = takingOf(node);
    if (taking && [...nodesWithin(node)].some(inner => inner.id === id)) return taking;
  }
  return undefined;
}

/** Why no experiment can begin at a node; null when one can. */
export function whyNotTried(body: DocumentBody, id: NodeAddress): 'kind' | 'taken' | 'many' | null {
  const node = findNode(body, id)?.node;
  const isPart = typeof node?.['type'] === 'string' || node?.['kind'] === 'container';
  if (body['kind'] !== 'page' || !node || !isPart) return 'kind';
  if (takingAt(body, id) || [...nodesWithin(node)].some(inner => takingOf(inner))) return 'taken';
  return Object.keys(experimentsIn(body)).length >= mostExperiments ? 'many' : null;
}

/**
 * Makes a second version of the part, after it.
 * @param name of no experiment before it: figures of two would be added up
 */
export function beginOps(
  body: DocumentBody,
  id: NodeAddress,
  { name, ...plan }: Omit<Experiment, 'arms'> & { name: string },
): { ops: DocumentOperation[]; copy: NodeAddress } | null {
  const node = findNode(body, id)?.node;
  if (!node || whyNotTried(body, id) !== null) return null;
  const [first, second] = armIds;
  const copy = { ...copyWithNewIds(node, idsOf(body)), experiment: { name, arm: second } };
  const experiment: Experiment = { arms: armIds.map(arm => ({ id: arm, weight: 50 })), ...plan };
  return {
    copy: copy.id,
    ops: [
      isRecord(body['experiments'])
        ? { set: { id: '', path: `experiments.${name}`, value: experiment } }
        : { set: { id: '', path: 'experiments', value: { [name]: experiment } } },
      { set: { id, path: 'experiment', value: { name, arm: first } } },
      { insert: { node: copy, after: id } },
    ],
  };
}

/** A copied node without the experiments that the document does not have. */
export function withKnownExperiments(node: DocumentNode, body: DocumentBody): DocumentNode {
  const { experiment, ...rest } = node;
  const isKnown = Object.hasOwn(experimentsIn(body), takingOf(node)?.name ?? '');
  const lists = childLists(node).map(({ path: [key = ''], nodes }) => [
    key,
    nodes.map(child => withKnownExperiments(child, body)),
  ]);
  return { ...rest, ...(isKnown ? { experiment } : {}), ...Object.fromEntries(lists) };
}

/** Leaves what the visitors of one arm see, and nothing of the experiment. */
export function endOps(body: DocumentBody, name: string, arm: string): DocumentOperation[] {
  const taking = [...nodesOf(body)].flatMap(node => {
    const own = takingOf(node);
    return own?.name === name ? [{ node, own }] : [];
  });
  const { [name]: ended, ...others } = experimentsIn(body);
  if (!ended) return [];
  return [
    ...taking.map(
      ({ node, own }): DocumentOperation =>
        own.arm === arm
          ? { unset: { id: node.id, path: 'experiment', was: node['experiment'] } }
          : { remove: { id: node.id } },
    ),
    Object.keys(others).length > 0
      ? { unset: { id: '', path: `experiments.${name}`, was: ended } }
      : { unset: { id: '', path: 'experiments', was: body['experiments'] } },
  ];
}
