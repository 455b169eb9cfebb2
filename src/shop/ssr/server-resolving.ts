/** Resolves a document for a request into a page with its data, on the server. */

import type { Api } from '#api/api.ts';
import { createApi } from '#api/create-api.ts';
import { createJsonLd } from '#app/json-ld/json-ld.ts';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { createPageServices, type WidgetsOfPages } from '#app/services/create-page-services.ts';
import { withLocalAddresses } from '#app/services/local-addresses.ts';
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { Visitor } from '#engine/definition/visitor.ts';
import { withPartsOfAreas } from '#engine/experiment/in-arms.ts';
import { createDocumentHead } from '#engine/head/document-head.ts';
import { contentOfArea } from '#engine/load/content-of-area.ts';
import { overridesFor } from '#engine/override/choose-overrides.ts';
import { overridePage } from '#engine/resolve/override-page.ts';
import { type LocalisedPage, localisePage, type OverriddenPage } from '#engine/resolve/page-steps.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { cmsProps, grammar } from '#engine/validators.gen.mjs';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import { factsOf, namelessProfile } from '#kernel/shop-profile.ts';
import { cmsTypes } from '#registry/cms-types.gen.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { createAliasesFor } from './aliases-for.ts';
import { createPagesInArms } from './pages-in-arms.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';

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

interface OverriddenOnce {
  overridden: OverriddenPage;
  /** What it may refer to the catalogue from. */
  referring: object;
}

/** Page files on the server, each with overrides applied once per market, language and customer type that they use. */
function createOverriddenPages(
  { overrides, fragments, content = [] }: Pick<StorefrontOptions, 'overrides' | 'fragments' | 'content'>,
  report: Report,
): (page: PageDocument, segment: Segment) => OverriddenOnce {
  /** The key is the set of matching override ids, so that segments with equal pages share one document. */
  const made = new Map<string, OverriddenOnce>();
  return (page, segment) => {
    const key = [page.id, ...overridesFor(page.id, segment, overrides).map(({ id }) => id)].join(' ');
    const known = made.get(key);
    if (known) return known;
    const overridden = overridePage({ page, fragments, content, overrides }, segment);
    for (const { override, address } of overridden.lost)
      report('OVR001', `Override "${override}" finds no "${address}" in page "${page.id}"`);
    const referring = content.length > 0 ? [overridden.page, content] : overridden.page;
    made.set(key, { overridden, referring });
    return { overridden, referring };
  };
}

/** Pages in a language, made once for as long as their references lead to the same aliases. */
function createLocalisedPages(): (
  page: OverriddenPage,
  locale: LocaleCode,
  aliases: ReferenceAliases,
) => LocalisedPage {
  const made = new WeakMap<OverriddenPage, Map<LocaleCode, { aliases: string; page: LocalisedPage }>>();
  return (page, locale, aliases) => {
    const byLocale = made.get(page) ?? new Map<LocaleCode, { aliases: string; page: LocalisedPage }>();
    made.set(page, byLocale);
    const key = JSON.stringify(aliases);
    const known = byLocale.get(locale);
    if (known?.aliases === key) return known.page;
    const localised = localisePage(page, part => localiseReferences(part, locale, aliases));
    byLocale.set(locale, { aliases: key, page: localised });
    return localised;
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
    channelId,
    addresses,
    features,
    config,
    shop = namelessProfile,
    delivery,
    vehicles,
    report,
  } = options;
  const documentHead = createDocumentHead(createJsonLd(segment => delivery(segment)?.rates ?? []));
  const overriddenPage = createOverriddenPages(options, report);
  const pageInArms = createPagesInArms();
  const localisedPage = createLocalisedPages();

  const aliasesFor = createAliasesFor(options);

  const bareOf = ({ path, segment }: PageRequest) => addresses().bare(segment, path) ?? path;

  function apiFor({ transport, segment }: Pick<PageRequest, 'transport' | 'segment'>) {
    const local = addresses().differ ? withLocalAddresses(transport, addresses(), segment) : transport;
    const origin = addresses().origin(segment.locale);
    return createApi({ transport: local, segment, channelId, origin, vehicles });
  }

  function configFor(segment: Segment): PublicConfig {
    const { rates: _rates, ...terms } = delivery(segment) ?? {};
    const own = { ...config, shop: factsOf(shop, segment.locale) };
    return 'from' in terms ? { ...own, delivery: terms } : own;
  }

  const servicesFor = (request: PageRequest) =>
    createPageServices(
      {
        api: apiFor(request),
        intl: serverIntl(request.segment.locale, factsOf(shop, request.segment.locale)),
        ...{ routes, addresses: addresses(), features, report },
      },
      widgetsFor(request.visitor),
    );

  const widgetsFor = (visitor: Visitor | undefined): WidgetsOfPages => ({
    cmsTypes,
    // Stored documents may name any type: `constructor` is one of every object.
    widget: type =>
      Promise.resolve(Object.hasOwn(widgets, type) ? withVisitor(widgets[type], visitor) : undefined),
    fields: type => widgetFields[type],
    safeHtml: serverSafeHtml,
    documentHead,
    acceptCms: (type, props) => (cmsProps[type]?.(props) ? props : null),
    acceptProps,
    contentOfArea,
    hasPicture: type => widgets[type]?.hasPicture === true,
  });

  async function resolve(document: PageDocument, request: PageRequest, params: Record<string, string>) {
    const { overridden, referring } = overriddenPage(document, request.segment);
    const own = pageInArms(overridden, request.arms);
    const aliases = await aliasesFor(referring, request.segment);
    const { locale } = request.segment;
    const page = await resolvePage(
      localisedPage(own.overridden, locale, aliases ?? {}),
      {
        segment: request.segment,
        path: bareOf(request),
        prefix: addresses().prefix(request.segment),
        query: request.query,
        route: { name: document.route?.name ?? document.id, params },
        origin: addresses().origin(locale),
        config: configFor(request.segment),
        now: request.now,
        ...(own.tried ? { tried: own.tried } : {}),
      },
      servicesFor(request),
    );
    // Its links may be wrong, so the page must not be stored.
    const whole = withPartsOfAreas(page);
    return aliases ? whole : { ...whole, partial: true };
  }

  return { bareOf, apiFor, resolve };
}

const judged = new WeakMap<object, boolean>();

/** Whether the props of a widget in a page file match its schema. Documents do not change at runtime, so each is validated once. */
export function acceptProps(type: string, props: Record<string, unknown>): boolean {
  const known = judged.get(props);
  if (known !== undefined) return known;
  const isFit = grammar.props[type]?.(props) !== false;
  judged.set(props, isFit);
  return isFit;
}
