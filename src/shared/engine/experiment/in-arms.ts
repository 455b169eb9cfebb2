/**
 * A step of a page with experiments, before it is resolved (page-steps.ts): leaves what one visitor sees. In a file of its
 * own, so that browsers load it for such pages only.
 */
import type { Arms, Experiments, Taking, TriedArms } from '#kernel/experiment/choose-arm.ts';
import type { ContainerNode, PageDocument, RegionNode } from '../definition/page-document.ts';

/**
 * Whether a node is shown: one of no experiment always, one of an experiment to the visitors of its arm.
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

export interface PageInArms {
  page: PageDocument;
  /** Undefined for a visitor who takes part in nothing. */
  tried: TriedArms | undefined;
}

/** @param arms undefined: the first one of each experiment. Nodes that are left are the same objects. */
export function inArms(page: PageDocument, arms: Arms | undefined): PageInArms {
  const { experiments = {}, regions } = page;
  const isShown = ({ experiment }: { experiment?: Taking }) => isInArm(experiment, experiments, arms);
  const tried: Record<string, { arm: string; parts: string[] }> = {};
  const note = ({ experiment }: { experiment?: Taking }, parts: readonly { id: string }[]) => {
    if (!experiment || arms?.[experiment.name] !== experiment.arm) return;
    const { name, arm } = experiment;
    tried[name] = { arm, parts: [...(tried[name]?.parts ?? []), ...parts.map(({ id }) => id)] };
  };
  /** @param within what the ids of the page that is shown begin with */
  const leftOfRow = (node: ContainerNode, within = ''): ContainerNode[] => {
    if (!isShown(node)) return [];
    const widgets = node.widgets.filter(isShown);
    const shown = widgets.map(widget => ({ ...widget, id: within + widget.id }));
    note(node, shown);
    for (const widget of shown) note(widget, [widget]);
    return [widgets.length === node.widgets.length ? node : { ...node, widgets }];
  };
  const left = (node: RegionNode): RegionNode[] => {
    if (node.kind === 'container') return leftOfRow(node);
    // A fallback is a part of the page, whatever the area shows.
    return node.kind === 'area' && node.fallback
      ? [{ ...node, fallback: node.fallback.flatMap(row => leftOfRow(row, `${node.id}/`)) }]
      : [node];
  };
  return {
    page: {
      ...page,
      regions: Object.fromEntries(
        Object.entries(regions).map(([name, nodes]) => [name, nodes.flatMap(left)]),
      ),
    },
    tried: arms && tried,
  };
}
