/** Page state for the browser: the tree, with props and data only of widgets that hydrate, because the HTML contains the rest. */
import type { AnyWidget, Place } from '../definition/contract.ts';
import type { ResolvedContainer, ResolvedPage, ResolvedWidget } from '../definition/resolved-page.ts';

/** A static widget: its frame is all that the browser renders. */
type StaticWidget = Pick<ResolvedWidget, 'id' | 'type' | 'only'> & { place?: never };
type WidgetState = StaticWidget | (Omit<ResolvedWidget, 'origin' | 'place'> & { place: Partial<Place> });
type Containers<Container, Widget> = Record<string, (Omit<Container, 'widgets'> & { widgets: Widget[] })[]>;
type ContainerState = Omit<ResolvedContainer, 'layout' | 'design' | 'mobile'> & Partial<ResolvedContainer>;

export interface PageState extends Omit<ResolvedPage, 'context' | 'head' | 'expiresAt' | 'tags' | 'regions'> {
  context: Omit<ResolvedPage['context'], 'now'> & { now: string };
  title: string;
  regions: Containers<ContainerState, WidgetState>;
}

/** What most containers and places say is left out of a page's state. */
const usual = {
  layout: 'full',
  design: 'default',
  mobile: 'stack',
  priority: 'lazy',
  sizes: 'min(96vw,1360px)',
} as const;

/** The value without what it has in common with the usual one. */
function unusual<Value extends object>(value: Value): Partial<Value> {
  const known: Record<string, unknown> = usual;
  return Object.fromEntries(
    Object.entries(value).filter(([key, part]) => part !== known[key]),
  ) as Partial<Value>;
}

type WidgetOf = (type: string) => Pick<AnyWidget, 'browserProps' | 'browserData'> | undefined;

function toWidgetState({ origin: _origin, ...widget }: ResolvedWidget, widgetOf: WidgetOf): WidgetState {
  const { id, type, only, props, loaded } = widget;
  if (loaded.state === 'deferred') return { ...widget, place: unusual(widget.place) };
  if (widget.hydrate === 'never') return { id, type, ...(only ? { only } : {}) };
  const { browserProps, browserData } = widgetOf(type) ?? {};
  return {
    ...widget,
    place: unusual(widget.place),
    props: browserProps?.(props) ?? props,
    loaded:
      loaded.state === 'ok' && browserData ? { ...loaded, data: browserData(props, loaded.data) } : loaded,
  };
}

/** What a static widget is in the browser, where only the server's reports name an origin. */
const staticState: Omit<ResolvedWidget, 'id' | 'type' | 'only'> = {
  props: {},
  loaded: { state: 'static' },
  hydrate: 'never',
  place: usual,
  origin: { kind: 'file', file: '' },
};

const fromWidgetState = (widget: WidgetState): ResolvedWidget => ({
  ...staticState,
  ...widget,
  place: { ...usual, ...widget.place },
});

export function toPageState(page: ResolvedPage, widgetOf: WidgetOf = () => undefined): PageState {
  const { context, head, expiresAt: _expiresAt, tags: _tags, regions, thirdParties, ...rest } = page;
  return {
    ...rest,
    ...(thirdParties?.length ? { thirdParties } : {}),
    title: head.title,
    context: { ...context, now: context.now.toISOString() },
    regions: mapContainers(regions, ({ widgets, ...container }) => ({
      id: container.id,
      ...unusual(container),
      widgets: widgets.map(widget => toWidgetState(widget, widgetOf)),
    })),
  };
}

function mapContainers<From, To>(
  regions: Readonly<Record<string, readonly From[]>>,
  change: (container: From) => To,
): Record<string, To[]> {
  return Object.fromEntries(
    Object.entries(regions).map(([name, containers]) => [name, containers.map(change)]),
  );
}

export function fromPageState({ context, title, regions, ...rest }: PageState): ResolvedPage {
  return {
    ...rest,
    regions: mapContainers(regions, ({ widgets, ...container }) => ({
      ...usual,
      ...container,
      widgets: widgets.map(fromWidgetState),
    })),
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
