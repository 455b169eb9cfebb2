/** Page state for the browser: the tree, with props and data only of widgets that hydrate, because the HTML contains the rest. */
import type { AnyWidget } from './contract.ts';
import type { ResolvedPage, ResolvedWidget } from './resolved-page.ts';

export interface PageState extends Omit<ResolvedPage, 'context' | 'head' | 'expiresAt' | 'tags'> {
  context: Omit<ResolvedPage['context'], 'now'> & { now: string };
  title: string;
}

type WidgetOf = (type: string) => Pick<AnyWidget, 'browserProps'> | undefined;

function slim(widget: ResolvedWidget, widgetOf: WidgetOf): ResolvedWidget {
  if (widget.loaded.state === 'deferred') return widget;
  if (widget.hydrate === 'never') return { ...widget, props: {}, loaded: { state: 'static' } };
  const trimmed = widgetOf(widget.type)?.browserProps?.(widget.props);
  return trimmed ? { ...widget, props: trimmed } : widget;
}

export function toPageState(page: ResolvedPage, widgetOf: WidgetOf = () => undefined): PageState {
  const { context, head, expiresAt: _expiresAt, tags: _tags, regions, ...rest } = page;
  return {
    ...rest,
    title: head.title,
    context: { ...context, now: context.now.toISOString() },
    regions: Object.fromEntries(
      Object.entries(regions).map(([name, containers]) => [
        name,
        containers.map(container => ({
          ...container,
          widgets: container.widgets.map(widget => slim(widget, widgetOf)),
        })),
      ]),
    ),
  };
}

export function fromPageState({ context, title, ...rest }: PageState): ResolvedPage {
  return {
    ...rest,
    head: { title, robots: 'index', alternates: [], jsonLd: [] },
    tags: [],
    context: { ...context, now: new Date(context.now) },
  };
}

/** JSON that is safe inside a `<script type="application/json">` element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
