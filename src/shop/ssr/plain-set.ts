/** The set for the vehicle of a visitor without scripts, on a page whose address names none (R-PRODUCT-50, R-VEHICLE-30). */
import type { Api } from '#api/api.ts';
import type { ResolvedPage, ResolvedWidget } from '#engine/definition/resolved-page.ts';

/** What the widget `related-products` shows, as its page resolved it. */
interface SetProps {
  alias?: unknown;
  show?: unknown;
  hasSet?: unknown;
  vehicle?: unknown;
}

/** The product of a set that waits for a vehicle; null for another widget. */
function waitingFor({ type, props, loaded }: ResolvedWidget): string | null {
  const { alias, show, hasSet, vehicle }: SetProps = props;
  const isWaiting = type === 'related-products' && show === 'set' && hasSet === true && !vehicle;
  return isWaiting && loaded.state === 'ok' && typeof alias === 'string' ? alias : null;
}

/**
 * @param facetId of the vehicle
 * @returns the page with what the address of the vehicle would show; the page itself where there is nothing, and when it cannot be read
 */
export async function withPlainSet(
  page: ResolvedPage,
  facetId: string,
  { part }: Pick<Api, 'part'>,
): Promise<ResolvedPage> {
  const containers = Object.values(page.regions).flat();
  const alias = containers
    .flatMap(({ widgets }) => widgets)
    .map(waitingFor)
    .find(each => each !== null);
  const parts = alias === undefined ? null : await part.matchingSet(alias, facetId).catch(() => null);
  if (parts === null) return page;
  const filled = (widget: ResolvedWidget): ResolvedWidget =>
    waitingFor(widget) === alias
      ? { ...widget, loaded: { state: 'ok', data: { groups: [], set: { facetId, parts } } } }
      : widget;
  const regions = Object.entries(page.regions).map(([name, list]) => [
    name,
    list.map(container => ({ ...container, widgets: container.widgets.map(filled) })),
  ]);
  return { ...page, regions: Object.fromEntries(regions) as ResolvedPage['regions'] };
}
