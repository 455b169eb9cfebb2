/** Loads a deferred widget once its rule is true in the browser. */

import { NotFound } from '#kernel/absence.ts';
import { aboutWidget } from '../definition/about-widget.ts';
import type { LoadContext } from '../definition/contract.ts';
import type { ResolvedPage, ResolvedWidget } from '../definition/resolved-page.ts';
import type { PageServices } from './page-services.ts';

/** Null when there is nothing to show. A failure is returned as a state for the widget's frame, as on the server. */
export async function loadDeferred(
  widget: ResolvedWidget,
  page: ResolvedPage['context'],
  services: PageServices,
): Promise<ResolvedWidget | null> {
  const definition = await services.widget(widget.type);
  if (!definition) return null;
  const context: LoadContext = { ...page, api: services.api, safeHtml: services.safeHtml };
  try {
    const data = definition.load ? await definition.load(context, widget.props) : undefined;
    if (definition.isEmpty?.(widget.props, data)) return null;
    return { ...widget, loaded: definition.load ? { state: 'ok', data } : { state: 'static' } };
  } catch (error) {
    if (error instanceof NotFound) return null;
    services.report('WIDGET001', `Widget "${widget.type}" failed to load`, {
      ...aboutWidget(widget, definition, page),
      error,
    });
    return { ...widget, loaded: { state: 'failed' } };
  }
}
