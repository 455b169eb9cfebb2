/** Resolves a document for a request into a page with its data, on the server. */
import { serverIntl } from '#i18n/server-intl.ts';
import { contentService } from '#app/services/content-service.ts';
import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/api.ts';
import { withLocalAddresses } from '#app/services/local-addresses.ts';
import { createPageServices } from '#app/services/create-page-services.ts';
import { localiseReferences } from '#app/services/localise-references.ts';
import { createJsonLd } from '#app/json-ld/json-ld.ts';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { createDocumentHead } from '#engine/head/document-head.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import { acceptProps } from './accept-props.ts';
import { createAliasesFor } from './aliases-for.ts';
import { cmsTypes } from '#registry/cms-types.gen.ts';
import { createOverriddenPages } from './overridden-pages.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { withVisitor } from './with-visitor.ts';

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
    return 'from' in terms ? { ...config, delivery: terms } : config;
  }

  const servicesFor = (request: PageRequest, aliases: ReferenceAliases) =>
    createPageServices({
      api: apiFor(request),
      intl: serverIntl(request.segment.locale),
      routes,
      addresses: addresses(),
      fragments: localiseReferences(fragments, request.segment.locale, aliases),
      features,
      cmsTypes,
      widget: type => Promise.resolve(withVisitor(widgets[type], request.visitor)),
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
