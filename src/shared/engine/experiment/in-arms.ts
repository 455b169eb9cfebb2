/**
 * A step of a page with experiments, before it is resolved (page-steps.ts): leaves what one visitor sees of the page, its
 * shared parts and the documents of its areas. In a file of its own, so that browsers load it for such pages only.
 */
import { armFilter } from '#kernel/experiment/arm-filter.ts';
import type { Arms, Experiments, Taking, TriedArms } from '#kernel/experiment/choose-arm.ts';
import type {
  AreaNode,
  ContainerNode,
  FragmentDocument,
  FragmentNode,
  FragmentPart,
  PageDocument,
  RegionNode,
} from '../definition/page-document.ts';
import type { ResolvedPage } from '../definition/resolved-page.ts';
import type { AreaContent } from '../load/area-content.ts';

/**
 * Whether a node is shown: one of no experiment always, one of an experiment to the visitors of its arm.
 * @param experiments of the document that has the node
 * @param arms of the visitor; those of no arm see the first one
 */
export function isInArm(
  taking: Taking | undefined,
  experiments: Experiments | undefined,
  arms: Arms | undefined,
): boolean {
  if (!taking || !experiments || !Object.hasOwn(experiments, taking.name)) return true;
  const known = experiments[taking.name]?.arms.map(({ id }) => id) ?? [];
  const own = arms?.[taking.name];
  return taking.arm === (own !== undefined && known.includes(own) ? own : known[0]);
}

/** A page with what it shows. */
interface WholePage {
  page: PageDocument;
  fragments: Readonly<Record<string, FragmentDocument>>;
  content: readonly AreaContent[];
}

export interface PageInArms extends WholePage {
  /**
   * Without what its areas show, which their answers say.
   * Undefined for a visitor who takes part in nothing.
   */
  tried: TriedArms | undefined;
  /** Adds to the page, once it is resolved, the parts that its areas show because of an arm. */
  complete?(page: ResolvedPage): ResolvedPage;
}

/** The page with all parts of its visitor's arms: what areas show is known with their answers. */
export function withPartsOfAreas(page: ResolvedPage): ResolvedPage {
  const { context, regions } = page;
  if (!context.tried) return page;
  const tried = { ...context.tried };
  const widgets = Object.values(regions).flatMap(rows => rows.flatMap(row => row.widgets));
  // Another platform may write anything there.
  for (const { id, tried: said } of widgets)
    for (const { name, arm } of Array.isArray(said) ? said : [])
      tried[name] = { arm, parts: [...(tried[name]?.parts ?? []), id] };
  return { ...page, context: { ...context, tried } };
}

interface Left {
  row: ContainerNode;
  /** Parts that name an arm, each with the ids of the widgets that it shows. */
  taking: readonly { taking: Taking; ids: readonly string[] }[];
}

/** Null for a row that is not shown. */
function leftOfRow(row: ContainerNode, experiments: Experiments | undefined, arms?: Arms): Left | null {
  const isShown = ({ experiment }: { experiment?: Taking }) => isInArm(experiment, experiments, arms);
  if (!isShown(row)) return null;
  const widgets = row.widgets.filter(isShown);
  const parts = [
    { experiment: row.experiment, ids: widgets.map(({ id }) => id) },
    ...widgets.map(({ id, experiment }) => ({ experiment, ids: [id] })),
  ];
  return {
    row: widgets.length === row.widgets.length ? row : { ...row, widgets },
    taking: parts.flatMap(({ experiment: taking, ids }) => (taking ? [{ taking, ids }] : [])),
  };
}

const rowsIn = (rows: readonly ContainerNode[], experiments: Experiments | undefined, arms?: Arms) =>
  rows.flatMap(row => leftOfRow(row, experiments, arms)?.row ?? []);

/** @param arms undefined: the first one of each experiment. Nodes and documents without an experiment are the same objects. */
export function inArms(whole: WholePage, arms: Arms | undefined): PageInArms {
  const { page, fragments, content } = whole;
  // An override may have put the rows of a shared part in its place.
  const experiments: Experiments = Object.assign(
    {},
    ...Object.values(fragments).map(fragment => fragment.experiments),
    page.experiments,
  );
  const tried: Record<string, { arm: string; parts: string[] }> = {};
  /** @param within what the ids of the page that is shown begin with */
  const note = ({ taking }: Left, within: string) => {
    for (const { taking: own, ids } of taking) {
      const { name, arm } = own;
      if (arms?.[name] !== arm) continue;
      tried[name] = { arm, parts: [...(tried[name]?.parts ?? []), ...ids.map(id => within + id)] };
    }
  };
  const left = (row: ContainerNode, within = ''): ContainerNode[] => {
    const own = leftOfRow(row, experiments, arms);
    if (own) note(own, within);
    return own ? [own.row] : [];
  };
  /** Shared parts may show shared parts; the check of pages rejects circles. */
  const noteFragment = ({ id, ref }: FragmentNode, above = ''): void => {
    const fragment = fragments[ref];
    for (const part of fragment?.containers ?? []) {
      if (part.kind === 'fragment') noteFragment(part, `${above}${id}/`);
      const own = part.kind === 'container' && leftOfRow(part, fragment?.experiments, arms);
      if (own) note(own, `${above}${id}/`);
    }
  };
  const regionNode = (node: RegionNode): RegionNode[] => {
    if (node.kind === 'container') return left(node);
    if (node.kind === 'area') return [areaIn(node, arms, row => left(row, `${node.id}/`))];
    noteFragment(node);
    return [node];
  };
  const regions = Object.fromEntries(
    Object.entries(page.regions).map(([name, nodes]) => [name, nodes.flatMap(regionNode)]),
  );
  return {
    page: { ...page, regions },
    fragments: fragmentsIn(fragments, arms),
    content: content.map(each => contentIn(each, arms)),
    tried: arms && tried,
    complete: withPartsOfAreas,
  };
}

/** An area asks for the arms of its documents. A fallback is a part of the page, whatever the area shows. */
function areaIn(
  area: AreaNode,
  arms: Arms | undefined,
  left: (row: ContainerNode) => ContainerNode[],
): AreaNode {
  const asked = (area.tries ?? []).flatMap(name => {
    const arm = arms?.[name];
    return arm === undefined ? [] : [armFilter({ name, arm })];
  });
  const fallback = area.fallback?.flatMap(left);
  const isSame = fallback?.every((row, index) => row === area.fallback?.[index]) ?? true;
  if (asked.length === 0 && isSame && fallback?.length === area.fallback?.length) return area;
  return {
    ...area,
    ...(fallback ? { fallback } : {}),
    ...(asked.length > 0 ? { filters: [...(area.filters ?? []), ...asked] } : {}),
  };
}

function fragmentsIn(
  fragments: WholePage['fragments'],
  arms: Arms | undefined,
): Readonly<Record<string, FragmentDocument>> {
  if (!Object.values(fragments).some(({ experiments }) => experiments)) return fragments;
  const partIn = (part: FragmentPart, experiments: Experiments): FragmentPart[] =>
    part.kind === 'container' ? rowsIn([part], experiments, arms) : [part];
  return Object.fromEntries(
    Object.entries(fragments).map(([id, fragment]) => {
      const { experiments, containers } = fragment;
      return [
        id,
        experiments
          ? { ...fragment, containers: containers.flatMap(part => partIn(part, experiments)) }
          : fragment,
      ];
    }),
  );
}

function contentIn(content: AreaContent, arms: Arms | undefined): AreaContent {
  const { experiments, regions } = content;
  return experiments ? { ...content, regions: { main: rowsIn(regions.main, experiments, arms) } } : content;
}
