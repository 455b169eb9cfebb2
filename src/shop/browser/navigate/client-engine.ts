/** The widget engine in the browser: fetches widget code on demand and caches it. */
import type { IntlShape } from 'react-intl';
import { isHandledByPage, isQuiet } from '#app/cards/page-controls.ts';
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { Report } from '#engine/definition/report.ts';
import type { Engine, RuleResolver } from '#engine/view/engine-context.ts';
import { createHydrationTriggers } from '#engine/view/hydration-triggers.ts';
import { withTexts } from '#i18n/with-texts.tsx';
import { wasAnswered } from '../boot/answered.ts';

export interface ClientEngines {
  hydrating: Engine;
  live: Engine;
  widget(type: string): Promise<AnyWidget | undefined>;
  release(): void;
  hydrateNow(element: Element): Promise<void> | null;
}

/** The list of all widgets is fetched with the first of them: most visits need none. */
async function fetchCode(type: string): Promise<AnyWidget | undefined> {
  const { widgets } = await import('#registry/widgets-client.gen.ts');
  return Object.hasOwn(widgets, type) ? widgets[type]?.() : undefined;
}

export function createClientEngines(
  report: Report,
  features: readonly string[],
  ruleResolver: () => Promise<RuleResolver>,
  /** Loads the messages of a widget by its type; null when the page has started with all messages. */
  loadTexts: (type: string) => Promise<IntlShape> | null,
  preview?: Engine['preview'],
): ClientEngines {
  const loaded = new Map<string, AnyWidget>();
  /** Shares one fetch per type: a second view of a type would be a different component to React. */
  const requested = new Map<string, Promise<AnyWidget | undefined>>();
  const triggers = createHydrationTriggers(
    (element, hydrate) => isQuiet(element, hydrate) || (hydrate === 'interaction' && wasAnswered(element)),
  );

  async function fetchOne(type: string): Promise<AnyWidget | undefined> {
    const [fetched, intl] = await Promise.all([fetchCode(type), loadTexts(type)]).catch((error: unknown) => {
      // A deploy may have removed the chunk; the boot module decides whether to reload.
      dispatchEvent(new Event('atv-chunk-lost'));
      throw error;
    });
    if (fetched) loaded.set(type, intl ? { ...fetched, view: withTexts(fetched.view, intl) } : fetched);
    return loaded.get(type);
  }

  function widget(type: string): Promise<AnyWidget | undefined> {
    const known = requested.get(type);
    if (known) return known;
    const next = fetchOne(type);
    requested.set(type, next);
    next.catch(() => requested.delete(type));
    return next;
  }

  const shared: Omit<Engine, 'mode'> = {
    widget: (type: string) => loaded.get(type),
    fetchWidget: widget,
    triggers,
    features,
    ruleResolver,
    ...(preview ? { preview } : {}),
    failed: () => null,
    report,
  };
  return {
    hydrating: { ...shared, mode: 'hydrating' },
    live: { ...shared, mode: 'live' },
    widget,
    release: triggers.fireAll,
    hydrateNow: element => (isHandledByPage(element) ? null : triggers.hydrateNow(element)),
  };
}
