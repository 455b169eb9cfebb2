/** A region on the server: widgets of public pages are shown by the HTML that is kept of them. */
import { hash } from 'node:crypto';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { type Engine, type RegionProps, useEngine } from '#engine/view/engine-context.ts';
import styles from '#engine/view/region.module.css';
import { containerClasses, RegionContainer } from '#engine/view/region.tsx';
import { frameAttributes, WidgetFrame } from '#engine/view/widget-frame.tsx';
import { escapeHtml } from '#kernel/html/escape-html.ts';
import { CachedHtmlContext } from '#ui/cached-html.ts';
import type { PageParts } from './html-cache.tsx';
import { shortHtml } from './short-html.ts';

/** Of all that a widget may depend on of its page; made once per page. */
const written = new WeakMap<PageContext, string>();

export function hashOf(page: PageContext): string {
  const known = written.get(page);
  if (known !== undefined) return known;
  const { now: _now, ...rest } = page;
  const text = hash('sha256', JSON.stringify(rest), 'base64url');
  written.set(page, text);
  return text;
}

type Parts = Pick<PageParts, 'cachedHtml' | 'htmlOf' | 'hydratedHtml' | 'markOf'>;

/** As React writes the Suspense boundary that a widget hydrates in. */
const boundary = (html: string) => `<!--$-->${html}<!--/$-->`;

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
  { engine, parts }: { engine: Engine; parts: Parts },
): string | null {
  const { id, type, props, loaded, place } = widget;
  const View = engine.widget(type)?.view;
  if (!View) return null;
  if (loaded.state !== 'ok' && loaded.state !== 'static') return null;
  const data = loaded.state === 'ok' ? loaded.data : undefined;
  try {
    const madeOf = [hashOf(page), id, type, props, data, place];
    const part = () => <View {...{ id, props, data, place }} page={timeless(page)} />;
    if (widget.hydrate === 'never') return parts.htmlOf(madeOf, part);
    const html = parts.hydratedHtml(madeOf, part);
    return html === null ? null : boundary(html);
  } catch {
    // Its frame meets the same error, shows what stands for a failed widget, and reports it.
    return null;
  }
}

interface FrameProps {
  widget: ResolvedWidget;
  page: PageContext;
  parts: Parts;
}

function ServerFrame({ widget, page, parts }: FrameProps) {
  const html = htmlOf(widget, page, { engine: useEngine(), parts });
  if (html === null) return <WidgetFrame widget={widget} page={page} />;
  return <div {...frameAttributes(widget)} dangerouslySetInnerHTML={{ __html: parts.markOf(html) }} />;
}

export const createServerRegion = (parts: Parts) =>
  function ServerRegion({ containers, page }: RegionProps) {
    return (
      <CachedHtmlContext value={parts.cachedHtml}>
        {containers.map(container => (
          <RegionContainer key={container.id} container={container}>
            {container.widgets.map(widget => (
              <ServerFrame key={widget.id} {...{ widget, page, parts }} />
            ))}
          </RegionContainer>
        ))}
      </CachedHtmlContext>
    );
  };

/** A start tag as React writes it, and as kept HTML is written. */
function startOf(attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name === 'className' ? 'class' : name}="${escapeHtml(value)}"`,
  );
  return shortHtml(`<div${written.join('')}>`);
}

/**
 * What `ServerRegion` renders, put together as text where all of its widgets are kept.
 * @returns null where one of them has to be rendered with its page
 */
export function cachedRegion(
  { containers, page }: Pick<RegionProps, 'containers' | 'page'>,
  engine: Engine,
  parts: Parts,
): string | null {
  const grid = startOf({ className: styles.grid });
  let text = '';
  for (const container of containers) {
    text += startOf({ className: containerClasses(container) }) + grid;
    for (const widget of container.widgets) {
      const html = htmlOf(widget, page, { engine, parts });
      if (html === null) return null;
      text += `${startOf(frameAttributes(widget))}${html}</div>`;
    }
    text += '</div></div>';
  }
  return text;
}
