/** The operations by which an experiment begins at a part and ends with one of its versions: each is one step of undo. */
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, findNode, nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { type Experiment, isTaking, mostExperiments, type Taking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';

/** Ids of the versions, in their order. */
const armIds = ['a', 'b', 'c', 'd'] as const;

/** How many versions an experiment has, the part as it is among them. */
export const versionCounts = [2, 3, 4] as const;
export type VersionCount = (typeof versionCounts)[number];

/** Equal shares in per cent, which sum to 100: the first version has what is left over. */
function sharesOf(count: VersionCount): { id: string; weight: number }[] {
  const share = Math.floor(100 / count);
  return armIds
    .slice(0, count)
    .map((id, at) => ({ id, weight: at === 0 ? 100 - share * (count - 1) : share }));
}

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

/** Whether parts of the document may be tried: of a page, a shared part, or an area, but not of an information page. */
export const hasTriedParts = ({ kind, areaName }: DocumentBody): boolean =>
  kind === 'page' || kind === 'fragment-file' || (kind === 'content' && typeof areaName === 'string');

/** Whether it is an information page: all of them are one page of the shop, whose experiments would be those of all. */
export const isInformationPage = ({ kind, areaName }: DocumentBody): boolean =>
  kind === 'content' && typeof areaName !== 'string';

/** Why no experiment can begin at a node; null when one can. */
export function whyNotTried(
  body: DocumentBody,
  id: NodeAddress,
): 'information' | 'kind' | 'taken' | 'many' | null {
  const node = findNode(body, id)?.node;
  const isPart = typeof node?.['type'] === 'string' || node?.['kind'] === 'container';
  if (isInformationPage(body)) return 'information';
  if (!hasTriedParts(body) || !node || !isPart) return 'kind';
  if (takingAt(body, id) || [...nodesWithin(node)].some(inner => takingOf(inner))) return 'taken';
  return Object.keys(experimentsIn(body)).length >= mostExperiments ? 'many' : null;
}

/**
 * Makes further versions of the part, after it.
 * @param name of no experiment before it: figures of two would be added up
 * @param count of versions, with the part as it is
 * @returns with the id of version B
 */
export function beginOps(
  body: DocumentBody,
  id: NodeAddress,
  { name, count = 2, ...plan }: Omit<Experiment, 'arms'> & { name: string; count?: VersionCount },
): { ops: DocumentOperation[]; copy: NodeAddress } | null {
  const node = findNode(body, id)?.node;
  if (!node || whyNotTried(body, id) !== null) return null;
  const arms = sharesOf(count);
  const taken = idsOf(body);
  const [first, ...others] = arms.map(({ id: arm }) => ({ name, arm }));
  const copies = others.map(experiment => ({ ...copyWithNewIds(node, taken), experiment }));
  const places = [id, ...copies.map(copy => copy.id)];
  const experiment: Experiment = { arms, ...plan };
  return {
    copy: copies[0]?.id ?? id,
    ops: [
      // Never the whole of them: another person may begin the first one of the page at the same time.
      { set: { id: '', path: `experiments.${name}`, value: experiment } },
      { set: { id, path: 'experiment', value: first } },
      ...copies.map((copy, at): DocumentOperation => ({ insert: { node: copy, after: places[at] ?? id } })),
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

interface TakingPart {
  node: DocumentNode;
  arm: string;
}

const partsOf = (body: DocumentBody, name: string): TakingPart[] =>
  [...nodesOf(body)].flatMap(node => {
    const own = takingOf(node);
    return own?.name === name ? [{ node, arm: own.arm }] : [];
  });

/** The arms that still have a part on the page, whether the document declares the experiment or not. */
export const armsWithParts = (body: DocumentBody, name: string): string[] => [
  ...new Set(partsOf(body, name).map(({ arm }) => arm)),
];

/**
 * Which parts of the first version the others stand for: those of the same kind, in their order.
 * @returns pairs of ids, what holds others first
 */
function counterparts(parts: readonly DocumentNode[], firsts: readonly DocumentNode[]): [string, string][] {
  const free = [...firsts];
  const kindOf = ({ type, kind }: DocumentNode) => type ?? kind;
  return parts.flatMap(part => {
    const at = free.findIndex(first => kindOf(first) === kindOf(part));
    const [first] = at < 0 ? [] : free.splice(at, 1);
    if (!first) return [];
    const inner = (node: DocumentNode) => childLists(node).flatMap(({ nodes }) => nodes);
    return [[part.id, first.id] as [string, string], ...counterparts(inner(part), inner(first))];
  });
}

/**
 * Leaves what the visitors of one arm see, and nothing of the experiment. What is left has the ids of the first version, by
 * which overrides of markets, comments and figures name it. Of an arm without a part nothing would be left: no operations.
 */
export function endOps(body: DocumentBody, name: string, arm: string): DocumentOperation[] {
  const { [name]: ended, ...others } = experimentsIn(body);
  const parts = partsOf(body, name);
  const kept = parts.filter(part => part.arm === arm).map(({ node }) => node);
  if (parts.length > 0 && kept.length === 0) return [];
  const [first] = ended?.arms ?? [];
  const firsts = parts.filter(part => part.arm === first?.id).map(({ node }) => node);
  const names = first?.id === arm ? [] : counterparts(kept, firsts);
  return [
    ...parts.map(
      ({ node }): DocumentOperation =>
        kept.includes(node)
          ? { unset: { id: node.id, path: 'experiment', was: node['experiment'] } }
          : { remove: { id: node.id } },
    ),
    ...names.map(([id, to]): DocumentOperation => ({ rename: { id, to } })),
    ...(ended ? [withoutDeclaration(body, name, ended, Object.keys(others).length > 0)] : []),
  ];
}

const withoutDeclaration = (
  body: DocumentBody,
  name: string,
  ended: Experiment,
  hasOthers: boolean,
): DocumentOperation =>
  hasOthers
    ? { unset: { id: '', path: `experiments.${name}`, was: ended } }
    : { unset: { id: '', path: 'experiments', was: body['experiments'] } };
