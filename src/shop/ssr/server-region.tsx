/** A region on the server: static widgets of public pages are shown by the HTML that is kept of them. */
import type { PageContext } from '#engine/definition/contract.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { type Engine, type RegionProps, useEngine } from '#engine/view/engine-context.ts';
import { RegionContainer } from '#engine/view/region.tsx';
import { frameAttributes, WidgetFrame } from '#engine/view/widget-frame.tsx';
import { type CachedHtml, CachedHtmlContext } from '#ui/cached-html.ts';

/** All of a page that a widget may depend on, as text; made once per page. */
const written = new WeakMap<PageContext, string>();

function textOf(page: PageContext): string {
  const known = written.get(page);
  if (known !== undefined) return known;
  const { now: _now, ...rest } = page;
  const text = JSON.stringify(rest);
  written.set(page, text);
  return text;
}

/** What looks at the time is never kept. */
const timeless = (page: PageContext): PageContext => ({
  ...page,
  get now(): Date {
    throw new Error('What is kept cannot depend on the time');
  },
});

/** Null where the widget must be rendered. */
function htmlOf(
  widget: ResolvedWidget,
  page: PageContext,
  { engine, cachedHtml }: { engine: Engine; cachedHtml: CachedHtml },
): string | null {
  const { id, type, props, loaded, place } = widget;
  const View = engine.widget(type)?.view;
  if (!View || widget.hydrate !== 'never') return null;
  if (loaded.state !== 'ok' && loaded.state !== 'static') return null;
  const data = loaded.state === 'ok' ? loaded.data : undefined;
  try {
    return cachedHtml([textOf(page), id, type, props, data, place], () => (
      <View {...{ id, props, data, place }} page={timeless(page)} />
    ));
  } catch {
    // Its frame meets the same error, shows what stands for a failed widget, and reports it.
    return null;
  }
}

interface FrameProps {
  widget: ResolvedWidget;
  page: PageContext;
  cachedHtml: CachedHtml;
}

function ServerFrame({ widget, page, cachedHtml }: FrameProps) {
  const html = htmlOf(widget, page, { engine: useEngine(), cachedHtml });
  if (html === null) return <WidgetFrame widget={widget} page={page} />;
  return <div {...frameAttributes(widget)} dangerouslySetInnerHTML={{ __html: html }} />;
}

export const createServerRegion = (cachedHtml: CachedHtml) =>
  function ServerRegion({ containers, page }: RegionProps) {
    return (
      <CachedHtmlContext value={cachedHtml}>
        {containers.map(container => (
          <RegionContainer key={container.id} container={container}>
            {container.widgets.map(widget => (
              <ServerFrame key={widget.id} {...{ widget, page, cachedHtml }} />
            ))}
          </RegionContainer>
        ))}
      </CachedHtmlContext>
    );
  };
