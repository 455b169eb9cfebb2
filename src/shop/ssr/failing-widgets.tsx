/** Finds the widgets that made a render fail. React does not report them, so each widget is rendered alone, but only after a failure. */

import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { type ShopApp, ShopProviders } from '#app/layouts/page/shop-app.tsx';
import { aboutWidget } from '#engine/definition/about-widget.ts';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';

type AppProps = ComponentProps<typeof ShopApp>;

function errorOf(widget: ResolvedWidget, { page, engine, intl, stores, environment }: AppProps): unknown {
  const View = engine.widget(widget.type)?.view;
  if (!View || widget.loaded.state === 'failed' || widget.loaded.state === 'deferred') return undefined;
  const data = widget.loaded.state === 'ok' ? widget.loaded.data : undefined;
  try {
    renderToString(
      <ShopProviders {...{ intl, stores, engine }} app={{ ...environment, page }}>
        <View id={widget.id} props={widget.props} data={data} place={widget.place} page={page.context} />
      </ShopProviders>,
    );
    return undefined;
  } catch (error) {
    return error ?? new Error('A nullish value was thrown');
  }
}

/** Reports each widget that fails once, or the page when no widget fails alone. */
function reportFailures(props: AppProps, report: Report, error: unknown, stack: string | undefined): void {
  const { page, engine } = props;
  const widgets = Object.values(page.regions).flatMap(containers => containers.flatMap(each => each.widgets));
  const failures = widgets.flatMap(widget => {
    const reason = errorOf(widget, props);
    return reason === undefined ? [] : [{ widget, reason }];
  });
  for (const { widget, reason } of failures)
    report('WIDGET002', `Widget "${widget.type}" failed to render`, {
      ...aboutWidget(widget, engine.widget(widget.type), page.context),
      error: reason,
    });
  if (failures.length === 0)
    report('RENDER001', `A part of page "${page.id}" failed to render`, {
      page: page.context.route.name,
      error,
      stack,
    });
}

/** Reports what React could not render once, also after several attempts. */
export function createFailureReporter(props: AppProps, report: Report) {
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    /** For React. */
    onError(error: unknown, stack: string | undefined): void {
      if (hasFailed) return;
      hasFailed = true;
      // React is still rendering at this point, and renders cannot be nested.
      queueMicrotask(() => reportFailures(props, report, error, stack));
    },
  };
}
