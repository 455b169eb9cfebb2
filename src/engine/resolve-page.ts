/** Resolves a page document and a context to a loaded tree: first sources and areas, then all widgets in parallel, without rendering. */
import { aboutWidget } from './about-widget.ts';
import { NotFound } from '#kernel/absence.ts';
import type { LoadContext, PageContext, WidgetInstance } from './contract.ts';
import { finishProps } from './finish-props.ts';
import { hydrateOf } from './hydrate-of.ts';
import { evaluateRule, type Rule } from './evaluate-rule.ts';
import { loadAreaContainers } from './load-area.ts';
import { loadSources } from './load-sources.ts';
import { loadWidgets } from './load-widgets.ts';
import { makeHead } from './make-head.ts';
import { migrateInstance } from './migrate-instance.ts';
import type { AreaNode, ContainerNode, FragmentNode, PageDocument, RegionNode } from './page-document.ts';
import type { PageServices } from './page-services.ts';
import { assignPriorities, placeOf } from './places.ts';
import type { ResolvedContainer, ResolvedPage, ResolvedWidget } from './resolved-page.ts';
import { resolveProps, type ValueTools } from './resolve-values.ts';

interface Work {
  context: LoadContext;
  services: PageServices;
  tools: ValueTools;
  page: PageDocument;
  /** False: not shown. `deferred`: a rule that the browser must evaluate. */
  showingOf: (rule: Rule | undefined) => Showing | false;
  area: { meta: { title: string; description: string } | undefined; failed: boolean };
}

/** Position of a node: the prefix of its ids, and the deferred rule of its parents. */
interface Where {
  prefix: string;
  deferred?: Rule | undefined;
}

interface Showing {
  only?: 'phone' | 'computer';
  deferred?: Rule;
}

const both = (above: Rule | undefined, own: Rule | undefined): Rule | undefined =>
  above && own ? { all: [above, own] } : (above ?? own);

const onlyOf = (viewport: readonly string[] | undefined): 'phone' | 'computer' | undefined => {
  if (!viewport || (viewport.includes('phone') && viewport.length > 1)) return undefined;
  return viewport.includes('phone') ? 'phone' : 'computer';
};

async function widgetOf(
  instance: WidgetInstance,
  container: ResolvedContainer,
  { prefix, deferred: above }: Where,
  work: Work,
): Promise<ResolvedWidget | null> {
  const { services, tools } = work;
  const definition = await services.widget(instance.type);
  if (!definition) {
    services.report('PAGE003', `No widget of type "${instance.type}"`, { id: instance.id });
    return null;
  }
  const current = migrateInstance(instance, definition, services.report);
  if (!current) return null;
  const showing = work.showingOf(current.when as Rule | undefined);
  if (!showing) return null;
  if (services.acceptProps?.(definition.type, current.props) === false) {
    const id = prefix + instance.id;
    const message = `The settings of widget "${instance.type}" are not valid`;
    services.report(
      'WIDGET003',
      message,
      aboutWidget({ id, type: definition.type }, definition, work.context),
    );
    if (definition.critical) throw new Error(message);
    return null;
  }
  const { only } = showing;
  const deferred = both(above, showing.deferred);
  const props = await finishProps(definition.type, resolveProps(current.props, tools), services, tools);
  return {
    id: prefix + instance.id,
    type: definition.type,
    props,
    loaded: deferred ? { state: 'deferred', when: deferred } : { state: 'static' },
    hydrate: current.load?.hydrate ?? hydrateOf(definition, props),
    place: placeOf(container),
    origin: { kind: 'file', file: work.page.id },
    ...(only ? { only } : {}),
    ...(current.load?.reserve ? { reserve: current.load.reserve } : {}),
  };
}

async function containerOf(
  node: ContainerNode,
  { prefix, deferred: above }: Where,
  work: Work,
): Promise<ResolvedContainer | null> {
  const showing = work.showingOf(node.when);
  if (!showing) return null;
  const { only } = showing;
  const deferred = both(above, showing.deferred);
  const container: ResolvedContainer = {
    id: prefix + node.id,
    layout: node.layout,
    design: node.design ?? 'default',
    mobile: node.mobile ?? 'stack',
    ...(only ? { only } : {}),
    widgets: [],
  };
  const widgets = await Promise.all(
    node.widgets.map(widget => widgetOf(widget, container, { prefix, deferred }, work)),
  );
  container.widgets = widgets.filter(widget => widget !== null);
  return container;
}

async function areaOf(
  node: AreaNode,
  deferred: Rule | undefined,
  work: Work,
): Promise<(ResolvedContainer | null)[]> {
  try {
    const answer = await loadAreaContainers(node, work.context, work.services, work.tools);
    if (answer) {
      // Only a required area sets the page's metadata (R-WIDGET-3).
      if (node.required) work.area.meta ??= answer.meta;
      if (answer.partial) work.area.failed = true;
      return deferred
        ? answer.containers.map(container => withDeferred(container, deferred))
        : answer.containers;
    }
    if (node.required) throw new NotFound(`Area "${node.id}" does not exist`);
  } catch (error) {
    if (node.required) throw error;
    work.area.failed = true;
    work.services.report('CMS000', `Area "${node.id}" failed`, { error });
  }
  return Promise.all(
    (node.fallback ?? []).map(container => containerOf(container, { prefix: `${node.id}/`, deferred }, work)),
  );
}

/** The containers of an area inherit its rule. */
const withDeferred = (container: ResolvedContainer, when: Rule): ResolvedContainer => ({
  ...container,
  widgets: container.widgets.map(widget => ({ ...widget, loaded: { state: 'deferred', when } })),
});

/** Both limits apply: a container for phones inside one for computers is never shown. */
function narrowed(container: ResolvedContainer | null, only: 'phone' | 'computer'): ResolvedContainer | null {
  if (!container || (container.only && container.only !== only)) return null;
  return { ...container, only };
}

/** Resolves the parts of a fragment, which may be fragments too. */
async function fragmentOf(
  node: FragmentNode,
  { prefix, deferred }: Where,
  work: Work,
): Promise<(ResolvedContainer | null)[]> {
  const fragment = work.services.fragments[node.ref];
  if (!fragment) work.services.report('PAGE004', `No fragment "${node.ref}"`, { id: node.id });
  const inside = { prefix: `${prefix}${node.id}/`, deferred };
  const parts = await Promise.all((fragment?.containers ?? []).map(part => nodeOf(part, inside, work)));
  return parts.flat();
}

async function nodeOf(node: RegionNode, where: Where, work: Work): Promise<(ResolvedContainer | null)[]> {
  if (node.kind === 'container') return [await containerOf(node, where, work)];
  const showing = work.showingOf(node.when);
  if (!showing) return [];
  const { only } = showing;
  const deferred = both(where.deferred, showing.deferred);
  const containers = await (node.kind === 'area'
    ? areaOf(node, deferred, work)
    : fragmentOf(node, { prefix: where.prefix, deferred }, work));
  return only ? containers.map(container => narrowed(container, only)) : containers;
}

/**
 * @throws NotFound when a required source, area or critical widget does not exist; rethrows their other errors
 */
export async function resolvePage(
  page: PageDocument,
  pageContext: PageContext,
  services: PageServices,
): Promise<ResolvedPage> {
  const context: LoadContext = { ...pageContext, api: services.api, safeHtml: services.safeHtml };
  let expiresAt: Date | undefined;
  const sources = await loadSources(page, context, services);
  const work: Work = {
    context,
    services,
    page,
    tools: sources.tools,
    area: { meta: undefined, failed: false },
    showingOf(rule) {
      const { verdict, changesAt, viewport } = evaluateRule(rule, context, services.features);
      if (changesAt && (!expiresAt || changesAt < expiresAt)) expiresAt = changesAt;
      if (verdict === false) return false;
      const only = onlyOf(viewport);
      return { ...(only ? { only } : {}), ...(verdict === 'unknown' && rule ? { deferred: rule } : {}) };
    },
  };

  const regions = Object.fromEntries(
    await Promise.all(
      Object.entries(page.regions).map(async ([name, nodes]) => {
        const containers = (await Promise.all(nodes.map(node => nodeOf(node, { prefix: '' }, work)))).flat();
        return [name, containers.filter(container => container !== null)] as const;
      }),
    ),
  ) as Record<string, ResolvedContainer[]>;

  const widgets = Object.values(regions).flatMap(containers =>
    containers.flatMap(container => container.widgets),
  );
  const loaded = await loadWidgets(widgets, context, services);
  const shown = loaded.prune(regions);
  assignPriorities(shown.main ?? [], services.hasPicture);

  return {
    id: page.id,
    pageType: page.pageType,
    layout: page.layout,
    access: page.route?.access ?? 'public',
    personal: page.route?.personal === true || (page.route?.access ?? 'public') !== 'public',
    head: makeHead(page, pageContext, services, sources, work.area.meta),
    regions: shown,
    context: pageContext,
    ...(sources.canonicalPath ? { canonicalPath: sources.canonicalPath } : {}),
    tags: [`page:${page.id}`],
    ...(expiresAt ? { expiresAt } : {}),
    partial: loaded.failed || work.area.failed,
  };
}
