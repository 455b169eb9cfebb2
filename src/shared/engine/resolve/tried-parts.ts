/**
 * The experiments of a page as visitors take part in them: its own, those of its shared parts, and those of the documents that
 * may fill its areas. The server writes them into the page, so that it knows the arms of a page before it is made.
 */
import { type Experiments, mostExperiments } from '#kernel/experiment/choose-arm.ts';
import type { WidgetInstance } from '../definition/contract.ts';
import type { AreaNode, FragmentDocument, PageDocument, RegionNode } from '../definition/page-document.ts';
import type { AreaContent } from '../load/area-content.ts';
import type { OverrideDocument } from '../override/override-document.ts';

interface Documents {
  pages: readonly PageDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  overrides: readonly OverrideDocument[];
}

/** What may fill an area: its document, by the names of the area. */
export type TriedContent = Pick<AreaContent, 'family' | 'areaName' | 'experiments'>;

/**
 * Whether the document may fill the area; which one of several does, the address decides. Names that are bound are known in
 * the request alone: such areas, as those of information pages, take part in nothing.
 */
const mayFill = ({ family, areaName }: AreaNode, content: TriedContent): boolean =>
  typeof family === 'string' &&
  typeof areaName === 'string' &&
  content.family === family &&
  content.areaName === areaName;

/** Of an area by the documents that may fill it. */
const ofArea = (area: AreaNode, contents: readonly TriedContent[]): Experiments =>
  Object.assign({}, ...contents.filter(each => mayFill(area, each)).map(({ experiments }) => experiments));

/** The pages with all experiments that run on them; one on which none of a shared part or an area runs is the same object. */
export function withTriedParts(
  { pages, fragments, overrides }: Documents,
  contents: readonly TriedContent[],
): PageDocument[] {
  const triedContents = contents.filter(({ experiments }) => experiments);
  const triedFragments = Object.values(fragments).filter(({ experiments }) => experiments);
  if (triedContents.length + triedFragments.length === 0) return [...pages];
  return pages.map(page => {
    const nodes = Object.values(page.regions).flat();
    const used = fragmentsOfPage(page, { fragments, overrides });
    const ofParts = triedFragments.filter(({ id }) => used.has(id)).map(({ experiments }) => experiments);
    const ofAreas = nodes.flatMap(node => (node.kind === 'area' ? [ofArea(node, triedContents)] : []));
    const others: Experiments = Object.assign({}, ...ofAreas.toReversed(), ...ofParts.toReversed());
    if (Object.keys(others).length === 0) return page;
    return withExperiments(page, others, triedContents);
  });
}

function withExperiments(
  page: PageDocument,
  others: Experiments,
  contents: readonly TriedContent[],
): PageDocument {
  const all = { ...others, ...page.experiments };
  // The check of documents refuses more: those of one page or another would be left out, whose visitors see the first arm.
  const names = [...new Set([...Object.keys(page.experiments ?? {}), ...Object.keys(others)])].slice(
    0,
    mostExperiments,
  );
  const experiments = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const tryingOf = (node: RegionNode): RegionNode => {
    if (node.kind !== 'area') return node;
    const tries = Object.keys(ofArea(node, contents)).filter(name => names.includes(name));
    return tries.length > 0 ? { ...node, tries } : node;
  };
  return {
    ...page,
    experiments,
    regions: Object.fromEntries(
      Object.entries(page.regions).map(([name, nodes]) => [name, nodes.map(tryingOf)]),
    ),
  };
}

/** Ids of the shared parts that a page shows, itself or in the context of an override, and of those within them. */
export const fragmentsOfPage = (
  { id, regions }: Pick<PageDocument, 'id' | 'regions'>,
  { fragments, overrides }: Pick<Documents, 'fragments' | 'overrides'>,
): ReadonlySet<string> =>
  usedFragments([...Object.values(regions).flat(), ...insertedIn(id, overrides)], fragments);

/** Ids of the shared parts among nodes, and of those within them. */
export function usedFragments(
  nodes: readonly (RegionNode | WidgetInstance)[],
  fragments: Documents['fragments'],
): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (node: RegionNode | WidgetInstance): void => {
    if (!('kind' in node) || node.kind !== 'fragment' || used.has(node.ref)) return;
    used.add(node.ref);
    for (const part of fragments[node.ref]?.containers ?? []) visit(part);
  };
  for (const node of nodes) visit(node);
  return used;
}

/** What the ids of the parts of a shared part begin with where it stands among nodes: `reasons/`. */
export function fragmentPlaces(
  nodes: readonly RegionNode[],
  ref: string,
  fragments: Documents['fragments'],
  above = '',
): string[] {
  return nodes.flatMap(node => {
    if (node.kind !== 'fragment') return [];
    const place = `${above}${node.id}/`;
    return node.ref === ref
      ? [place]
      : fragmentPlaces(fragments[node.ref]?.containers ?? [], ref, fragments, place);
  });
}

/** What overrides of a page, and overrides of these, add to it. */
function insertedIn(id: string, overrides: readonly OverrideDocument[]): (RegionNode | WidgetInstance)[] {
  const own = overrides.filter(each => each.extends === id);
  return own.flatMap(each => [
    ...each.ops.flatMap(op => ('insert' in op ? [op.insert.node] : [])),
    ...insertedIn(each.id, overrides),
  ]);
}
