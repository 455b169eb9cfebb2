/** Explains what a page shows in a context, node by node. */
import type { PageContext, WidgetInstance } from '#engine/definition/contract.ts';
import { evaluateRule, type Rule } from '#engine/definition/evaluate-rule.ts';
import type {
  ContainerNode,
  FragmentDocument,
  PageDocument,
  RegionNode,
} from '#engine/definition/page-document.ts';
import { isInArm } from '#engine/experiment/in-arms.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { overridePage } from '#engine/resolve/override-page.ts';
import type { Taking } from '#kernel/experiment/choose-arm.ts';
import { classesOf, explainRule } from './explain-rule.ts';

export interface ExplainWorld {
  pages: readonly PageDocument[];
  overrides: readonly OverrideDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  features: readonly string[];
}

interface Shown {
  hidden?: boolean | undefined;
  when?: Rule | undefined;
  experiment?: Taking | undefined;
}

interface Row {
  label: 'SHOW' | 'HIDE' | 'CLIENT';
  text: string;
}

const labels = { true: 'SHOW', false: 'HIDE', unknown: 'CLIENT' } as const;

/** Combines the verdicts of the enclosing nodes with the node's own. */
type Label = Row['label'];
const within = (above: Label, own: Label): Label =>
  above === 'HIDE' || own === 'HIDE' ? 'HIDE' : above === 'CLIENT' ? 'CLIENT' : own;

/** @throws {Error} when the page does not exist. */
export function explainPage(world: ExplainWorld, pageId: string, context: PageContext): string {
  const found = world.pages.find(({ id }) => id === pageId);
  if (!found)
    throw new Error(
      `There is no page "${pageId}"; existing pages: ${world.pages.map(({ id }) => id).join(', ')}`,
    );
  const { page, applied } = overridePage({ ...world, page: found, content: [] }, context.segment);
  const rows: Row[] = [];
  const classes = new Set<string>();
  const clamps: Date[] = [];

  function addRow(
    { hidden, when: rule, experiment }: Shown,
    above: Label,
    text: string,
    indent: string,
  ): Label {
    if (hidden) {
      rows.push({ label: 'HIDE', text: `${indent}${text}  because hidden` });
      return 'HIDE';
    }
    if (!isInArm(experiment, page.experiments, undefined)) {
      rows.push({ label: 'HIDE', text: `${indent}${text}  because of another arm than the first` });
      return 'HIDE';
    }
    const { verdict, changesAt: turnsAt } = evaluateRule(rule, context, world.features);
    if (turnsAt) clamps.push(turnsAt);
    for (const name of rule ? classesOf(rule) : []) classes.add(name);
    const label = within(above, labels[`${verdict}`]);
    const because = rule ? `  because ${explainRule(rule, context, world.features)}` : '';
    rows.push({ label, text: `${indent}${text}${because}` });
    return label;
  }

  function addWidget(widget: WidgetInstance, above: Label): void {
    const experiment = widget.experiment
      ? `  experiment=${widget.experiment.name}/${widget.experiment.arm}`
      : '';
    const hydrate = widget.load?.hydrate ? `  hydrate=${widget.load.hydrate}` : '';
    addRow(
      {
        ...{ hidden: widget.hidden, experiment: widget.experiment },
        when: widget.when as Rule | undefined,
      },
      above,
      `${widget.type}@${widget.v}#${widget.id}${hydrate}${experiment}`,
      '  ',
    );
  }

  function addContainer(node: ContainerNode, above: Label, prefix: string): void {
    const label = addRow(node, above, `${prefix}container#${node.id}`, '');
    for (const widget of node.widgets) addWidget(widget, label);
  }

  function addNode(node: RegionNode, above: Label, prefix: string): void {
    if (node.kind === 'container') return addContainer(node, above, prefix);
    const named = node.kind === 'area' ? `area#${node.id}` : `fragment#${node.id}=${node.ref}`;
    const label = addRow(node, above, `${prefix}${named}`, '');
    const inside = node.kind === 'fragment' ? (world.fragments[node.ref]?.containers ?? []) : [];
    for (const part of inside) addNode(part, label, `${prefix}${node.id}/`);
  }

  for (const [region, nodes] of Object.entries(page.regions))
    for (const node of nodes) addNode(node, 'SHOW', `${region}/`);
  const { market, locale, customerType } = context.segment;
  const facts = [
    `market=${market}`,
    `locale=${locale}`,
    `customerType=${customerType}`,
    `now=${context.now.toISOString()}`,
  ];
  const clamp = clamps.toSorted((a, b) => a.getTime() - b.getTime())[0];
  const shared = !classes.has('private') && !['customer', 'preview'].includes(found.route?.access ?? '');
  return [
    `${pageId}  context ${JSON.stringify(facts)}`,
    ...applied.map(({ id }) => `OVERRIDE ${id}`),
    ...rows.map(({ label, text }) => `${label.padEnd(6)} ${text}`),
    `cache: classes={${[...classes].toSorted().join(', ')}}, shared=${shared}, clamp=${clamp?.toISOString() ?? 'none'}`,
  ].join('\n');
}
