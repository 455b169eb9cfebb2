/** Page state for the browser: the tree, with props and data only of widgets that hydrate, because the HTML contains the rest. */
import type { AnyWidget } from './contract.ts';
import type { Origin, ResolvedContainer, ResolvedPage, ResolvedWidget } from './resolved-page.ts';

/** A static widget: its frame is all that the browser renders. */
type StaticWidget = Pick<ResolvedWidget, 'id' | 'type' | 'only'>;
type WidgetState = StaticWidget | Omit<ResolvedWidget, 'origin'>;
type Containers<Widget> = Record<string, (Omit<ResolvedContainer, 'widgets'> & { widgets: Widget[] })[]>;

export interface PageState extends Omit<ResolvedPage, 'context' | 'head' | 'expiresAt' | 'tags' | 'regions'> {
  context: Omit<ResolvedPage['context'], 'now'> & { now: string };
  title: string;
  regions: Containers<WidgetState>;
}

type WidgetOf = (type: string) => Pick<AnyWidget, 'browserProps' | 'browserData'> | undefined;

function toWidgetState({ origin: _origin, ...widget }: ResolvedWidget, widgetOf: WidgetOf): WidgetState {
  const { id, type, only, props, loaded } = widget;
  if (loaded.state === 'deferred') return widget;
  if (widget.hydrate === 'never') return { id, type, ...(only ? { only } : {}) };
  const { browserProps, browserData } = widgetOf(type) ?? {};
  return {
    ...widget,
    props: browserProps?.(props) ?? props,
    loaded:
      loaded.state === 'ok' && browserData ? { ...loaded, data: browserData(props, loaded.data) } : loaded,
  };
}

/** In the browser only the server's reports name an origin. */
const unknownOrigin: Origin = { kind: 'file', file: '' };
const staticState: Omit<ResolvedWidget, keyof StaticWidget> = {
  props: {},
  loaded: { state: 'static' },
  hydrate: 'never',
  place: { priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' },
  origin: unknownOrigin,
};

const fromWidgetState = (widget: WidgetState): ResolvedWidget =>
  'loaded' in widget ? { ...widget, origin: unknownOrigin } : { ...widget, ...staticState };

export function toPageState(page: ResolvedPage, widgetOf: WidgetOf = () => undefined): PageState {
  const { context, head, expiresAt: _expiresAt, tags: _tags, regions, thirdParties, ...rest } = page;
  return {
    ...rest,
    ...(thirdParties?.length ? { thirdParties } : {}),
    title: head.title,
    context: { ...context, now: context.now.toISOString() },
    regions: mapWidgets(regions, widget => toWidgetState(widget, widgetOf)),
  };
}

function mapWidgets<From, To>(
  regions: Readonly<Containers<From>>,
  change: (widget: From) => To,
): Containers<To> {
  return Object.fromEntries(
    Object.entries(regions).map(([name, containers]) => [
      name,
      containers.map(container => ({ ...container, widgets: container.widgets.map(change) })),
    ]),
  );
}

export function fromPageState({ context, title, regions, ...rest }: PageState): ResolvedPage {
  return {
    ...rest,
    regions: mapWidgets(regions, fromWidgetState),
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
