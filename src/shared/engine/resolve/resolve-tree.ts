/** Resolves the nodes of a page to containers and widgets that are not loaded yet. */

import { NotFound } from '#kernel/absence.ts';
import { aboutWidget } from '../definition/about-widget.ts';
import type { LoadContext, WidgetInstance } from '../definition/contract.ts';
import { evaluateRule, type Rule } from '../definition/evaluate-rule.ts';
import { hydrateOf } from '../definition/hydrate-of.ts';
import type { AreaNode, ContainerNode, FragmentNode, RegionNode } from '../definition/page-document.ts';
import { placeOf } from '../definition/places.ts';
import type { ResolvedContainer, ResolvedWidget } from '../definition/resolved-page.ts';
import { nonEmptyText } from '../head/make-head.ts';
import type { AreaContent } from '../load/area-content.ts';
import { areaRequest, loadAreaContainers } from '../load/load-area.ts';
import type { PageServices } from '../load/page-services.ts';
import { resolveValue, type ValueTools } from '../values/resolve-values.ts';
import { type LocalisedPage, migrateWidget, resolveWidget } from './page-steps.ts';

/** Results of earlier runs, for a page that is resolved again while it is edited. */
export interface NodeMemo {
  /** @param where everything but the authored node that the result depends on. */
  of<Result>(node: object, where: string, make: () => Promise<Result>): Promise<Result>;
}

interface Work {
  context: LoadContext;
  services: PageServices;
  tools: ValueTools;
  page: LocalisedPage;
  /** False: not shown. `deferred`: a rule that the browser must evaluate. */
  showingOf: (node: { hidden?: boolean | undefined; when?: Rule | undefined }) => Showing | false;
  area: ResolvedTree['area'];
  memo: NodeMemo | undefined;
}

export interface ResolvedTree {
  /** Containers as authored, empty ones included; no widget is loaded. */
  regions: Record<string, ResolvedContainer[]>;
  area: { meta: { title: string; description: string } | undefined; failed: boolean };
  /** When a time rule changes the page. */
  expiresAt: Date | undefined;
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
  const { type } = definition;
  const id = prefix + instance.id;
  const migrated = migrateWidget(instance, definition, services.report);
  if (!migrated) return null;
  const { hidden, when, load } = migrated.instance;
  const showing = work.showingOf({ hidden, when: when as Rule | undefined });
  if (!showing) return null;
  const props = await resolveWidget(migrated, services, tools);
  if (!props) {
    const message = `The settings of widget "${type}" v${instance.v} are not valid`;
    services.report('WIDGET003', message, aboutWidget({ id, type }, definition, work.context));
    if (definition.critical) throw new Error(message);
    return null;
  }
  const { only } = showing;
  const deferred = both(above, showing.deferred);
  return {
    id,
    type,
    props,
    loaded: deferred ? { state: 'deferred', when: deferred } : { state: 'static' },
    hydrate: load?.hydrate ?? hydrateOf(definition, props),
    place: placeOf(container),
    origin: { kind: 'file', file: work.page.page.id },
    ...(only ? { only } : {}),
    ...(load?.reserve ? { reserve: load.reserve } : {}),
  };
}

async function containerOf(
  node: ContainerNode,
  { prefix, deferred: above }: Where,
  work: Work,
): Promise<ResolvedContainer | null> {
  const showing = work.showingOf(node);
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
  const where = { prefix, deferred };
  const key = work.memo && JSON.stringify([where, container.layout, container.design]);
  const widgets = await Promise.all(
    node.widgets.map(widget => {
      const make = () => widgetOf(widget, container, where, work);
      return work.memo && key ? work.memo.of(widget, key, make) : make();
    }),
  );
  container.widgets = widgets.filter(widget => widget !== null);
  return container;
}

async function areaOf(
  node: AreaNode,
  deferred: Rule | undefined,
  work: Work,
): Promise<(ResolvedContainer | null)[]> {
  /** The containers of an own document, or those in place of an area, are written as a page is. */
  const below = (containers: readonly ContainerNode[]) =>
    Promise.all(
      containers.map(container => containerOf(container, { prefix: `${node.id}/`, deferred }, work)),
    );
  try {
    const { segment, now } = work.context;
    const own = work.services.contentOfArea?.(work.page.content, areaRequest(node, work.tools), {
      locale: segment.locale,
      now,
    });
    if (own) {
      if (node.required) work.area.meta ??= metaOf(own, work.tools);
      return await below(own.regions.main);
    }
    const load = () => loadAreaContainers(node, work.context, work.services, work.tools);
    const answer = await (work.memo ? work.memo.of(node, '', load) : load());
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
  return below(node.fallback ?? []);
}

function metaOf({ seo }: AreaContent, tools: ValueTools): { title: string; description: string } {
  const text = (value: unknown): string => nonEmptyText(resolveValue(value, tools)) ?? '';
  return { title: text(seo?.title), description: text(seo?.description) };
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
  const fragment = work.page.fragments[node.ref];
  if (!fragment) work.services.report('PAGE004', `No fragment "${node.ref}"`, { id: node.id });
  const inside = { prefix: `${prefix}${node.id}/`, deferred };
  const parts = await Promise.all((fragment?.containers ?? []).map(part => nodeOf(part, inside, work)));
  return parts.flat();
}

async function nodeOf(node: RegionNode, where: Where, work: Work): Promise<(ResolvedContainer | null)[]> {
  if (node.kind === 'container') return [await containerOf(node, where, work)];
  const showing = work.showingOf(node);
  if (!showing) return [];
  const { only } = showing;
  const deferred = both(where.deferred, showing.deferred);
  const containers = await (node.kind === 'area'
    ? areaOf(node, deferred, work)
    : fragmentOf(node, { prefix: where.prefix, deferred }, work));
  return only ? containers.map(container => narrowed(container, only)) : containers;
}

/**
 * @param memo keeps the nodes that have not changed since an earlier run; without it, everything is resolved
 * @throws NotFound when a required area does not exist; rethrows errors of required areas and critical widgets
 */
export async function resolveTree(
  page: LocalisedPage,
  context: LoadContext,
  services: PageServices,
  tools: ValueTools,
  memo?: NodeMemo,
): Promise<ResolvedTree> {
  let expiresAt: Date | undefined;
  const work: Work = {
    context,
    services,
    page,
    tools,
    memo,
    area: { meta: undefined, failed: false },
    showingOf({ hidden, when: rule }) {
      if (hidden) return false;
      const { verdict, changesAt, viewport } = evaluateRule(rule, context, services.features);
      if (changesAt && (!expiresAt || changesAt < expiresAt)) expiresAt = changesAt;
      if (verdict === false) return false;
      const only = onlyOf(viewport);
      return { ...(only ? { only } : {}), ...(verdict === 'unknown' && rule ? { deferred: rule } : {}) };
    },
  };
  const regions = Object.fromEntries(
    await Promise.all(
      Object.entries(page.page.regions).map(async ([name, nodes]) => {
        const containers = (await Promise.all(nodes.map(node => nodeOf(node, { prefix: '' }, work)))).flat();
        return [name, containers.filter(container => container !== null)] as const;
      }),
    ),
  );
  return { regions, area: work.area, expiresAt };
}
