/** Starts and stops measuring according to the visitor's consent. Fetched with the first consent; nothing is loaded before it (R-CONSENT-1). */

import { reaction } from 'mobx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { MeasuringConfig } from '#kernel/public-config.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ConsentCategory } from '#stores/common/consent-category.ts';
import type { EventRecord } from '#stores/common/event-log.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { watchScreen } from './events/watch-screen.ts';
import type { FigureCounter, FigurePorts } from './figures/start-figures.ts';
import type { TagManager } from './tag-manager/start-tag-manager.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

export interface MeasureParts {
  stores: Pick<ShopperStores, 'consent' | 'storage' | 'viewport' | 'cart'>;
  record: EventRecord;
  locale: LocaleCode;
  config: MeasuringConfig;
  /** Nosto account id; empty when the shop has none. */
  nostoAccountId: string;
  root: HTMLElement;
  /** That is on the screen. */
  page: () => ResolvedPage;
  figurePorts: FigurePorts;
}

export function measure(parts: MeasureParts): void {
  const { stores, record, locale, config, nostoAccountId, root } = parts;
  const { consent, storage, viewport, cart } = stores;
  let stopScreen: (() => void) | null = null;
  let stopTelemetry: (() => void) | null = null;
  let tags: Promise<TagManager> | null = null;
  let nosto: Promise<() => void> | null = null;
  const countFigures = createFiguresSwitch(parts);

  const follow = (allowed: readonly ConsentCategory[]) => {
    if (allowed.length > 0) stopScreen ??= watchScreen(record.log, root);
    else {
      stopScreen?.();
      stopScreen = null;
    }

    if (allowed.includes('statistics'))
      stopTelemetry ??= startTelemetry({
        ...{ record, storage, locale },
        viewport: () => viewport.name,
        sampling: config.sampling ?? 100,
      });
    else {
      stopTelemetry?.();
      stopTelemetry = null;
    }

    countFigures(!config.noFigures && allowed.includes('statistics'));

    if (nostoAccountId && allowed.includes('marketing')) {
      nosto ??= import('./recommendations/follow-shopper.ts').then(({ followShopper }) =>
        followShopper({ accountId: nostoAccountId, cart, storage, record }),
      );
      nosto.catch(() => (nosto = null));
    } else {
      nosto?.then(
        stop => stop(),
        () => undefined,
      );
      nosto = null;
    }

    const { tagManager } = config;
    if (!tagManager) return;
    if (allowed.length === 0) {
      void tags?.then(running => running.stop()).catch(() => undefined);
      tags = null;
    } else if (tags) void tags.then(running => running.allow(allowed)).catch(() => undefined);
    else {
      tags = import('./tag-manager/start-tag-manager.ts').then(({ startTagManager }) =>
        startTagManager({ config: tagManager, record, allowed }),
      );
      tags.catch(() => (tags = null));
    }
  };
  reaction(() => consent.measuring, follow, { fireImmediately: true });
}

/** Counts parts of pages while it is allowed; counting may have begun before the application ran. */
function createFiguresSwitch({ page, figurePorts, record }: MeasureParts): (isAllowed: boolean) => void {
  let figures: Promise<FigureCounter> | null = null;
  const start = async () => {
    const { startFigures } = await import('./figures/start-figures.ts');
    const started = startFigures(page(), figurePorts);
    started.hear(record, page);
    return started;
  };
  return isAllowed => {
    if (isAllowed) {
      figures ??= start();
      figures.catch(() => (figures = null));
    } else {
      figures?.then(
        started => started.stop(),
        () => undefined,
      );
      figures = null;
    }
  };
}
