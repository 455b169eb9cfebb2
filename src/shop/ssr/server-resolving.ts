/** Resolves a document for a request into a page with its data, on the server. */
import { serverIntl } from '#i18n/server-intl.ts';
import { contentService } from '#app/services/content-service.ts';
import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/api.ts';
import { withLocalAddresses } from '#app/services/local-addresses.ts';
import { createPageServices } from '#app/services/create-page-services.ts';
import { localiseReferences } from '#engine/values/localise-references.ts';
import { createJsonLd } from '#app/json-ld/json-ld.ts';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { createDocumentHead } from '#engine/head/document-head.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import { factsOf, namelessProfile } from '#kernel/shop-profile.ts';
import type { Segment } from '#kernel/segment.ts';
import type { Report } from '#engine/definition/report.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { overridesFor } from '#engine/override/choose-overrides.ts';
import { applyOverrides } from '#engine/override/apply-overrides.ts';
import type { Visitor } from '#engine/definition/visitor.ts';
import type { AnyWidget } from '#engine/definition/contract.ts';
import { acceptProps } from './accept-props.ts';
import { createAliasesFor } from './aliases-for.ts';
import { cmsTypes } from '#registry/cms-types.gen.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';
import { widgets } from '#registry/widgets-server.gen.ts';

/** A widget of a personal page: it loads with the visitor, and a form posted to the page goes to its `submit`. */
function withVisitor(widget: AnyWidget | undefined, visitor: Visitor | undefined): AnyWidget | undefined {
  if (!widget || !visitor) return widget;
  const { load, submit } = widget;
  const { fields } = visitor;
  if (submit && fields)
    // Critical, because what became of a form is never left out of the page.
    return {
      ...widget,
      critical: true,
      load: (context, props) => submit({ ...context, visitor }, props, fields),
    };
  return load ? { ...widget, load: (context, props) => load({ ...context, visitor }, props) } : widget;
}

/** Page files on the server, each with overrides applied once per market, language and customer type that they use. */
function createOverriddenPages(
  overrides: readonly OverrideDocument[],
  fragments: Readonly<Record<string, FragmentDocument>>,
  report: Report,
): (page: PageDocument, segment: Segment) => PageDocument {
  /** The key is the set of matching override ids, so that segments with equal pages share one document. */
  const made = new Map<string, PageDocument>();
  return (page, segment) => {
    const holding = overridesFor(page.id, segment, overrides);
    if (holding.length === 0) return page;
    const key = [page.id, ...holding.map(({ id }) => id)].join(' ');
    const known = made.get(key);
    if (known) return known;
    const { page: changed, lost } = applyOverrides(page, holding, fragments);
    for (const { override, address } of lost)
      report('OVR001', `Override "${override}" finds no "${address}" in page "${page.id}"`);
    made.set(key, changed);
    return changed;
  };
}

export interface ServerResolving {
  /** The path without market and language. */
  bareOf(request: PageRequest): string;
  /** An API whose results contain addresses in the form of this shop. */
  apiFor(request: Pick<PageRequest, 'transport' | 'segment'>): Api;
  resolve(
    document: PageDocument,
    request: PageRequest,
    params: Record<string, string>,
  ): Promise<ResolvedPage>;
}

export function createServerResolving(options: StorefrontOptions, routes: RouteTable): ServerResolving {
  const {
    fragments,
    overrides,
    content = [],
    channelId,
    addresses,
    features,
    config,
    shop = namelessProfile,
    delivery,
    report,
  } = options;
  const documentHead = createDocumentHead(createJsonLd(segment => delivery(segment)?.rates ?? []));
  const overridden = createOverriddenPages(overrides, fragments, report);

  const aliasesFor = createAliasesFor(options);

  const bareOf = ({ path, segment }: PageRequest) => addresses().bare(segment, path) ?? path;

  function apiFor({ transport, segment }: Pick<PageRequest, 'transport' | 'segment'>) {
    const local = addresses().differ ? withLocalAddresses(transport, addresses(), segment) : transport;
    return createApi({ transport: local, segment, channelId, origin: addresses().origin(segment.locale) });
  }

  function configFor(segment: Segment): PublicConfig {
    const { rates: _rates, ...terms } = delivery(segment) ?? {};
    const own = { ...config, shop: factsOf(shop, segment.locale) };
    return 'from' in terms ? { ...own, delivery: terms } : own;
  }

  const servicesFor = (request: PageRequest, aliases: ReferenceAliases) =>
    createPageServices({
      api: apiFor(request),
      intl: serverIntl(request.segment.locale, factsOf(shop, request.segment.locale)),
      routes,
      addresses: addresses(),
      fragments: localiseReferences(fragments, request.segment.locale, aliases),
      features,
      cmsTypes,
      // Stored documents may name any type: `constructor` is one of every object.
      widget: type =>
        Promise.resolve(
          Object.hasOwn(widgets, type) ? withVisitor(widgets[type], request.visitor) : undefined,
        ),
      fields: type => widgetFields[type],
      safeHtml: serverSafeHtml,
      documentHead,
      ...contentService(localiseReferences(content, request.segment.locale, aliases)),
      acceptCms: (type, props) => (cmsProps[type]?.(props) ? props : null),
      acceptProps,
      hasPicture: type => widgets[type]?.hasPicture === true,
      report,
    });

  async function resolve(document: PageDocument, request: PageRequest, params: Record<string, string>) {
    const authored = overridden(document, request.segment);
    const known = await aliasesFor(content.length > 0 ? [authored, content] : authored, request.segment);
    const aliases = known ?? {};
    const page = await resolvePage(
      localiseReferences(authored, request.segment.locale, aliases),
      {
        segment: request.segment,
        path: bareOf(request),
        prefix: addresses().prefix(request.segment),
        query: request.query,
        route: { name: document.route?.name ?? document.id, params },
        origin: addresses().origin(request.segment.locale),
        config: configFor(request.segment),
        now: request.now,
      },
      servicesFor(request, aliases),
    );
    // Its links may be wrong, so the page must not be stored.
    if (!known) page.partial = true;
    return page;
  }

  return { bareOf, apiFor, resolve };
}
