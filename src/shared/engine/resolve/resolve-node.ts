/** Resolves a page again while it is edited: only the nodes that have changed, and loads only what depends on the change. */
import type { LoadContext, PageContext } from '../definition/contract.ts';
import type { PageDocument } from '../definition/page-document.ts';
import { assignPriorities } from '../definition/places.ts';
import type { ResolvedContainer, ResolvedWidget } from '../definition/resolved-page.ts';
import { loadSources } from '../load/load-sources.ts';
import type { LoadedSources } from '../load/loaded-sources.ts';
import type { PageServices } from '../load/page-services.ts';
import { createWidgetAnswers, type WidgetAnswer } from '../load/widget-answers.ts';
import type { LocalisedPage } from './page-steps.ts';
import { type NodeMemo, resolveTree } from './resolve-tree.ts';

export interface EditedPage {
  /** As `resolvePage` resolves them; containers and widgets that have not changed are the same objects as before. */
  regions: Record<string, ResolvedContainer[]>;
  /** Some widget shows the data of its earlier props. */
  isStale: boolean;
}

export interface NodeResolver {
  /**
   * @param localised A node that is the same object as in the earlier call counts as unchanged.
   * @param mayBeStale shows a widget whose data depends on the change with its earlier data, without loading
   */
  resolve(localised: LocalisedPage, mayBeStale?: boolean): Promise<EditedPage>;
}

interface Shown {
  base: ResolvedWidget;
  widget: ResolvedWidget;
}

/** One resolver per page and context: it keeps the answers of sources, areas and widgets. */
export function createNodeResolver(pageContext: PageContext, services: PageServices): NodeResolver {
  const context: LoadContext = { ...pageContext, api: services.api, safeHtml: services.safeHtml };
  let sources: { key: string; loaded: Promise<LoadedSources> } | undefined;
  let memo = createMemo();
  let answers = createWidgetAnswers(context, services);
  let shown = new Map<string, Shown>();
  let containers = new Map<string, ResolvedContainer>();

  function sourcesOf(page: PageDocument): Promise<LoadedSources> {
    const key = JSON.stringify(page.data ?? null);
    if (sources?.key !== key) {
      // Any value may be bound to the data.
      memo = createMemo();
      answers = createWidgetAnswers(context, services);
      sources = { key, loaded: loadSources(page, context, services) };
      sources.loaded.catch(() => {
        sources = undefined;
      });
    }
    return sources.loaded;
  }

  /** The earlier object where nothing has changed, so that React keeps what it has rendered. */
  function keepSame(container: ResolvedContainer, next: Map<string, Shown>): ResolvedContainer {
    const widgets = container.widgets.map(widget => {
      const before = shown.get(widget.id);
      const base = next.get(widget.id)?.base ?? widget;
      const kept = before?.base === base && isSameWidget(before.widget, widget) ? before.widget : widget;
      next.set(widget.id, { base, widget: kept });
      return kept;
    });
    const before = containers.get(container.id);
    const result = { ...container, widgets };
    return before && isSameContainer(before, result) ? before : result;
  }

  /** Loads the tree's widgets, and leaves out those that have nothing to show. */
  async function load(all: Record<string, ResolvedContainer[]>, mayBeStale: boolean) {
    const next = new Map<string, Shown>();
    const run = new Map<string, WidgetAnswer>();
    let isStale = false;

    async function fillWidget(base: ResolvedWidget): Promise<ResolvedWidget | null> {
      const answer = await answers.of(base, mayBeStale);
      if (answer.isStale) isStale = true;
      run.set(base.id, answer);
      if (answer.isEmpty) return null;
      const widget = { ...base, loaded: answer.loaded };
      next.set(base.id, { base, widget });
      return widget;
    }
    const fill = async (container: ResolvedContainer): Promise<ResolvedContainer> => {
      const widgets = await Promise.all(container.widgets.map(fillWidget));
      return { ...container, widgets: widgets.filter(widget => widget !== null) };
    };
    const regions: Record<string, ResolvedContainer[]> = {};
    for (const [name, each] of Object.entries(all))
      regions[name] = (await Promise.all(each.map(fill))).filter(({ widgets }) => widgets.length > 0);
    answers.remember(run);
    return { regions, next, isStale };
  }

  return {
    async resolve(localised, mayBeStale = false) {
      const { tools } = await sourcesOf(localised.page);
      const tree = await resolveTree(localised, context, services, tools, memo);
      const loaded = await load(tree.regions, mayBeStale);
      assignPriorities(loaded.regions['main'] ?? [], services.hasPicture);
      const regions = Object.fromEntries(
        Object.entries(loaded.regions).map(([name, all]) => [
          name,
          all.map(container => keepSame(container, loaded.next)),
        ]),
      );
      shown = loaded.next;
      containers = new Map(
        Object.values(regions).flatMap(all => all.map(container => [container.id, container] as const)),
      );
      return { regions, isStale: loaded.isStale };
    },
  };
}

function createMemo(): NodeMemo {
  const known = new WeakMap<object, Map<string, Promise<unknown>>>();
  return {
    of<Result>(node: object, where: string, make: () => Promise<Result>): Promise<Result> {
      const results = known.get(node) ?? new Map<string, Promise<unknown>>();
      known.set(node, results);
      const before = results.get(where);
      if (before) return before as Promise<Result>;
      const next = make();
      results.set(where, next);
      // The next run tries again.
      next.catch(() => results.delete(where));
      return next;
    },
  };
}

const isSameWidget = (a: ResolvedWidget, b: ResolvedWidget): boolean =>
  a.loaded === b.loaded && a.place.priority === b.place.priority && a.place.only === b.place.only;

const isSameContainer = (a: ResolvedContainer, b: ResolvedContainer): boolean =>
  a.layout === b.layout &&
  a.design === b.design &&
  a.mobile === b.mobile &&
  a.only === b.only &&
  a.widgets.length === b.widgets.length &&
  a.widgets.every((widget, index) => widget === b.widgets[index]);
