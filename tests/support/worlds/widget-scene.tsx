/** Renders a widget as a page does, from an example or any instance: resolves props, loads data, adds providers. */

import { type ReactElement, Suspense, use } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Api } from '#api/api.ts';
import type {
  DefinedWidget,
  LoadContext,
  PageContext,
  Place,
  WidgetInstance,
} from '#engine/definition/contract.ts';
import { placeOf } from '#engine/definition/places.ts';
import { resolveWidget } from '#engine/resolve/page-steps.ts';
import type { ValueTools } from '#engine/values/resolve-values.ts';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { locales, withLocale } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { noPublicConfig, type PublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { createShopperStores, type ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';
import { demoProfile } from '../demo-profile.ts';

export interface SceneOptions {
  locale?: LocaleCode;
  /** Default: the market of the language. */
  market?: string;
  /** Path without locale prefix. */
  path?: string;
  query?: Record<string, string>;
  route?: PageContext['route'];
  place?: Partial<Place>;
  /** Operations that `load` may call; calling one that is not given throws. */
  api?: { [Noun in keyof Api]?: Partial<Api[Noun]> };
  vatIncluded?: boolean;
  /** Public configuration of the shop. */
  config?: Partial<PublicConfig>;
  /** Default: the browser's sanitiser. */
  safeHtml?: LoadContext['safeHtml'];
  /** Receives the shopper's stores, to prepare or inspect them. */
  withStores?: (stores: ShopperStores) => void;
}

export function pageContext({
  locale = 'fi',
  market = locale === 'fi' ? 'fi' : 'se',
  path = '/',
  query = {},
  route = { name: 'index', params: {} },
  vatIncluded = true,
  config = {},
}: SceneOptions): PageContext {
  return {
    segment: {
      market,
      locale,
      customerType: vatIncluded ? 'PERSON' : 'ORGANIZATION',
      vatIncluded,
    },
    path,
    prefix: locales[locale].prefix,
    query,
    route,
    origin: 'http://shop.test',
    config: { ...noPublicConfig, shop: factsOf(demoProfile, locale), ...config },
    now: new Date('2026-11-20T09:00:00Z'),
  };
}

const rejectCall = () => Promise.reject(new Error('This scene has no backend.'));
const silentCookies = { get: () => null, set: () => undefined, remove: () => undefined };

/** The rendered widget; null when it has nothing to show. */
export async function widgetScene(
  widget: DefinedWidget,
  instance: WidgetInstance,
  options: SceneOptions = {},
): Promise<ReactElement | null> {
  const { locale = 'fi', place, api = {}, safeHtml = browserSafeHtml } = options;
  const page = pageContext(options);
  const intl = serverIntl(locale, factsOf(demoProfile, locale));
  const tools: ValueTools = {
    locale,
    roots: {
      route: { params: {}, query: page.query },
      session: { customerType: page.segment.customerType, vatIncluded: page.segment.vatIncluded },
      market: { alias: page.segment.market },
      config: page.config,
      data: {},
    },
    message: (id, values) =>
      hasMessage(intl, id) ? intl.formatMessage({ id }, values as Record<string, string>) : id,
    link: address => withLocale(`/${address.replace(/^\w+:/, '').replace(/^index$/, '')}`, locale),
  };
  // Stories and examples have the version of this build.
  const migrated = { step: 'migrated', type: widget.type, instance } as const;
  const services = { fields: (type: string) => widgetFields[type], safeHtml };
  const props = (await resolveWidget(migrated, services, tools)) ?? {};
  const context: LoadContext = { ...page, api, safeHtml };
  const data = widget.load ? await widget.load(context, props) : undefined;
  if (widget.isEmpty?.(props, data)) return null;
  const stored = new Map<string, string>();
  const stores = createShopperStores(page.segment, {
    api: {
      cart: new Proxy({}, { get: () => rejectCall }),
      checkout: new Proxy(
        { ...api.checkout },
        { get: (given, name) => Reflect.get(given, name) ?? rejectCall },
      ),
    } as Pick<Api, 'cart' | 'checkout'>,
    allApi: () => Promise.resolve(api as Api),
    cookies: silentCookies,
    storage: { get: key => stored.get(key) ?? null, set: (key, value) => void stored.set(key, value) },
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
    newKey: () => 'key',
  });
  options.withStores?.(stores);
  const View = widget.view;
  return (
    <RawIntlProvider value={intl}>
      <StoresContext value={stores}>
        <View
          id={instance.id}
          props={props}
          data={data}
          place={{ ...placeOf({ layout: 'full', design: 'default' }), ...place }}
          page={page}
        />
      </StoresContext>
    </RawIntlProvider>
  );
}

/** The same as a Ladle story of one instance. */
export function widgetStory(widget: DefinedWidget, instance: WidgetInstance, options?: SceneOptions) {
  const scene = widgetScene(widget, instance, options);
  const Shown = () => use(scene);
  return () => (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}
