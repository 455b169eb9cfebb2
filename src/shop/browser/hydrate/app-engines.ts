/** The engines of this document. What the first paint does not need is fetched when a widget needs it. */
import type { IntlShape } from 'react-intl';
import type { Report } from '#engine/definition/report.ts';
import type { RuleResolver } from '#engine/view/engine-context.ts';
import { isComplete } from '#i18n/create-intl.ts';
import { loadIntl, type MessageExtent } from '#i18n/load-messages.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { type ClientEngines, createClientEngines } from '../navigate/client-engine.ts';
import type { PageNavigation } from '../navigate/navigation.ts';

/** The widgets with most visitors have messages of their own, a quarter to a half of those of all widgets. */
const extents: Readonly<Record<string, MessageExtent>> = {
  'product-list': 'list',
  'product-listing': 'list',
  'product-detail': 'product',
};

export interface AppEnginesParts {
  stores: ShopperStores;
  features: readonly string[];
  report: Report;
  navigation: { load(): Promise<Pick<PageNavigation, 'load' | 'resolve'>> };
  /** Settles when the cart has been read, successfully or not. */
  cartKnown: Promise<void>;
  /** The messages that the document started with, or all messages once loaded. */
  texts(): IntlShape;
}

export function createAppEngines(parts: AppEnginesParts): ClientEngines {
  const { stores, navigation, texts } = parts;
  const { locale } = stores.segment;
  const startsWhole = isComplete(texts());
  let resolver: Promise<RuleResolver> | undefined;

  const ruleResolver = () =>
    (resolver ??= import('../ports/client-facts.ts').then(({ createClientFacts }) => ({
      ...createClientFacts(stores, parts.cartKnown),
      load: (widget, context) => navigation.load().then(({ load }) => load(widget, context)),
    })));

  async function preview() {
    const [{ createPreviewPort }, { resolve }, { channel }] = await Promise.all([
      import('../ports/preview-port.ts'),
      navigation.load(),
      stores.api(),
    ]);
    const marketsOf = async () => (await channel.channel()).markets;
    return createPreviewPort({ resolve, live: engines.live, marketsOf });
  }

  const engines = createClientEngines(
    parts.report,
    parts.features,
    ruleResolver,
    type =>
      startsWhole ? null : loadIntl(locale, isComplete(texts()) ? 'all' : (extents[type] ?? 'widgets')),
    preview,
  );
  return engines;
}
