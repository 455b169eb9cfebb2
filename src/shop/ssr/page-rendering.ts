/** Renders a resolved page with its menus and document, as a string or as a stream. */
import type { ComponentProps } from 'react';
import type { ShopApp } from '#app/layouts/page/shop-app.tsx';
import { type KnownVehicle, readKnownVehicle } from '#components/vehicle/known-vehicle.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { documentEnd, documentStart } from './document.ts';
import { createDocumentParts } from './document-parts.ts';
import { createFailureReporter } from './failing-widgets.tsx';
import type { LayoutMenusLoader } from './layout-menus.ts';
import { styleHashOf } from './own-styles.ts';
import { createPageSurroundings } from './page-surroundings.ts';
import { createPlainCards } from './plain-cards.ts';
import { withPlainSet } from './plain-set.ts';
import { plainVerdictOf } from './plain-verdict.ts';
import { renderRoot, streamRoot } from './render-root.tsx';
import { createServerPreparing } from './server-preparing.ts';
import type { ServerResolving } from './server-resolving.ts';
import { renderSharedRoot } from './shared-root.ts';
import type { PageOutcome, PageRequest, StorefrontOptions } from './storefront.ts';

type AppProps = ComponentProps<typeof ShopApp>;

const thirdPartiesIn = ({ thirdParties }: ResolvedPage) => (thirdParties ? { thirdParties } : {});

const earlier = (a: Date | undefined, b: Date | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));

/** Both ways to render a page; they throw when the page as a whole fails. */
export function createPageRendering(
  options: StorefrontOptions,
  routes: RouteTable,
  { layoutMenus, apiFor }: { layoutMenus: LayoutMenusLoader } & Pick<ServerResolving, 'apiFor'>,
) {
  const surroundingsOf = createPageSurroundings(options, routes);
  const documentPartsOf = createDocumentParts(options, routes);
  const { prepare, panels } = createServerPreparing(options, routes);

  /** What the visitor has chosen without scripts; never of a page that others get. */
  const vehicleOf = async ({ vehicleId, ...request }: PageRequest) =>
    vehicleId === undefined ? null : readKnownVehicle(vehicleId, apiFor(request).vehicle);

  async function withPlainVehicle(
    props: AppProps,
    known: KnownVehicle,
    request: PageRequest,
  ): Promise<AppProps> {
    const cards = createPlainCards(known, props.intl);
    const plain = { vehicle: known.vehicle, verdictOf: plainVerdictOf(known, props.intl), cards };
    // What fails here fails again in the rendering that is sent, and is reported there.
    await renderRoot({ ...props, plain }, () => {});
    await cards.read(apiFor(request).vehicle);
    return { ...props, plain };
  }

  async function prepared(resolved: ResolvedPage, request: PageRequest) {
    const { menus, areMissing } = await layoutMenus.menusFor(request, request.canvas !== undefined);
    const [around, known] = await Promise.all([surroundingsOf(resolved, request), vehicleOf(request)]);
    const page = known ? await withPlainSet(resolved, known.chosen.facetId, apiFor(request)) : resolved;
    const { props: ofAll, parts } = prepare(page, menus, around);
    const props = known ? await withPlainVehicle(ofAll, known, request) : ofAll;
    return {
      parts: documentPartsOf(page, menus, { ...around, vehicle: known?.vehicle }),
      props,
      // What is kept of shared pages says nothing of the vehicle.
      staticParts: request.vehicleId === undefined ? parts : null,
      areMissing,
      expiresAt: earlier(page.expiresAt, around.layoutContent.messageChangesAt),
      failures: createFailureReporter(props, options.report),
    };
  }

  return {
    async toOutcome(page: ResolvedPage, request: PageRequest): Promise<PageOutcome> {
      const { parts, props, staticParts, areMissing, expiresAt, failures } = await prepared(page, request);
      const root = staticParts
        ? await renderSharedRoot(props, staticParts, failures.onError)
        : await renderRoot(props, failures.onError);
      return {
        kind: 'page',
        status: 200,
        html: documentStart(parts, root) + root + documentEnd(parts),
        ...styleHashOf(parts),
        ...thirdPartiesIn(page),
        tags: page.tags,
        ...(expiresAt ? { expiresAt } : {}),
        storable:
          request.vehicleId === undefined &&
          !page.personal &&
          !page.partial &&
          !areMissing &&
          !failures.hasFailed(),
      };
    },

    /** The panels of a page's layout, which its documents leave out. */
    async toPanels(page: ResolvedPage, request: PageRequest): Promise<PageOutcome> {
      const [{ menus, areMissing }, around] = await Promise.all([
        layoutMenus.menusFor(request, true),
        surroundingsOf(page, request),
      ]);
      const html = panels(page, menus, around);
      return { kind: 'page', status: 200, html, tags: page.tags, storable: !areMissing };
    },

    async toStream(page: ResolvedPage, request: PageRequest, nonce: string) {
      const { parts, props, failures } = await prepared(page, request);
      const halves = { start: documentStart(parts), end: documentEnd(parts) };
      const body = await streamRoot(props, halves, nonce, failures.onError);
      return { status: 200, body, ...styleHashOf(parts), ...thirdPartiesIn(page) };
    },
  };
}
