/** The HTML document around the rendered root: head, style sheets, state, boot script. Plain strings, because this is the hottest path. */
import type { Head } from '#engine/definition/resolved-page.ts';
import { toScriptJson } from '#engine/view/serialise-page.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { firstScript } from '#kernel/first-script.ts';
import { escapeHtml } from '#kernel/html/escape-html.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ShopLook } from '#kernel/theme/shop-look.ts';
import type { ClientAssets } from './storefront.ts';

export interface DocumentParts {
  head: Head;
  shopName: string;
  look: ShopLook;
  locale: LocaleCode;
  assets: ClientAssets;
  widgetTypes: readonly string[];
  hydratingTypes: readonly string[];
  /** Which messages the browser starts with. */
  extent: 'first' | 'all';
  state: unknown;
  /** Address of the panels that browsers fetch when the page is quiet; undefined where it has none. */
  panels?: string | undefined;
  /** Hidden markup after the page, for use by scripts. */
  announcements: string;
  /** CSS of this page's own widgets; may be empty. */
  ownStyles?: string;
}

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';

function headHtml(
  { head, shopName, look, locale, assets, widgetTypes, ownStyles }: DocumentParts,
  body?: string,
): string {
  const { title, description, image, robots, canonical, prev, next, hreflang = [], jsonLd } = head;
  const indexable = robots === 'index';
  return [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><script>${firstScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    indexable ? '' : `<meta name="robots" content="${robots}">`,
    canonical && robots !== 'noindex' ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    prev && indexable ? `<link rel="prev" href="${escapeHtml(prev)}">` : '',
    next && indexable ? `<link rel="next" href="${escapeHtml(next)}">` : '',
    ...(indexable && hreflang.filter(({ code }) => code !== 'x-default').length > 1
      ? hreflang.map(
          ({ code, href }) =>
            `<link rel="alternate" hreflang="${escapeHtml(code)}" href="${escapeHtml(href)}">`,
        )
      : []),
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:locale', locales[locale].iso.replace('-', '_')),
    `<meta name="theme-color" content="${look.colours.light.primary}"><link rel="manifest" href="/manifest${locale === defaultLocale ? '' : `.${locale}`}.webmanifest"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    ...assets.preloads.map(
      ({ href, as, type }) => `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>`,
    ),
    ...assets.styles(widgetTypes, body).map(href => `<link rel="stylesheet" href="${href}">`),
    look.style ? `<style>${look.style}</style>` : '',
    ownStyles ? `<style>${ownStyles}</style>` : '',
    // The canvas reads the page's state at once, and that is the last element.
    `<script type="module"${assets.boot === assets.canvas ? '' : ' async'} src="${assets.boot}"></script>`,
    ...jsonLd.map(item => `<script type="application/ld+json">${toScriptJson(item)}</script>`),
  ].join('');
}

/** The document up to the root's content. @param root that content, unless it is streamed: decides about style sheets */
export const documentStart = (parts: DocumentParts, root?: string): string =>
  `<!doctype html><html lang="${parts.locale}"><head>${headHtml(parts, root && root + parts.announcements)}</head><body><div id="root">`;

/** The document after the root's content. `modules` are fetched first by the boot module when the application starts. */
export const documentEnd = ({
  state,
  assets,
  locale,
  hydratingTypes,
  extent,
  panels,
  announcements: notes,
}: DocumentParts): string =>
  `</div>${notes}<script type="application/json" id="state">${toScriptJson({ state, modules: assets.modules(locale, hydratingTypes, extent), panels })}</script></body></html>`;
