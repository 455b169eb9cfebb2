/** Runs every widget's `load` in parallel; a failure is a state for its frame, unless the widget is critical (R-PAGE-15). */

import { NotFound } from '#kernel/absence.ts';
import type { ThirdParty } from '#kernel/third-party.ts';
import { aboutWidget } from '../definition/about-widget.ts';
import type { LoadContext } from '../definition/contract.ts';
import type { ResolvedContainer, ResolvedWidget } from '../definition/resolved-page.ts';
import type { PageServices } from './page-services.ts';

export interface LoadedWidgets {
  failed: boolean;
  /** Services of others that the widgets use. */
  thirdParties: readonly ThirdParty[];
  /** Removes empty widgets, and containers that become empty. */
  prune(regions: Record<string, ResolvedContainer[]>): Record<string, ResolvedContainer[]>;
}

export async function loadWidgets(
  widgets: readonly ResolvedWidget[],
  context: LoadContext,
  services: PageServices,
): Promise<LoadedWidgets> {
  const empty = new Set<ResolvedWidget>();
  const thirdParties = new Set<ThirdParty>();
  let failed = false;

  await Promise.all(
    widgets.map(async widget => {
      const definition = await services.widget(widget.type);
      for (const service of definition?.thirdParties?.(widget.props) ?? []) thirdParties.add(service);
      if (!definition || widget.loaded.state === 'deferred') return;
      try {
        const data = definition.load ? await definition.load(context, widget.props) : undefined;
        widget.loaded = definition.load ? { state: 'ok', data } : { state: 'static' };
        if (definition.isEmpty?.(widget.props, data)) empty.add(widget);
      } catch (error) {
        if (definition.critical) throw error;
        widget.loaded = { state: 'failed' };
        if (error instanceof NotFound) empty.add(widget);
        else failed = true;
        services.report('WIDGET001', `Widget "${widget.type}" failed to load`, {
          ...aboutWidget(widget, definition, context),
          error,
        });
      }
    }),
  );

  return {
    failed,
    thirdParties: [...thirdParties],
    prune(regions) {
      return Object.fromEntries(
        Object.entries(regions).map(([name, containers]) => [
          name,
          containers
            .map(container => ({
              ...container,
              widgets: container.widgets.filter(widget => !empty.has(widget)),
            }))
            .filter(container => container.widgets.length > 0),
        ]),
      );
    },
  };
}
