/** HTML of the parts of the layouts that only the server renders: made once for all pages with the same menus and layout content. */

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import type { ServerPartName } from '#app/context/app-context.ts';
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import { serverParts } from '#app/layouts/page/server-parts.tsx';
import { type ShopApp, ShopProviders } from '#app/layouts/page/shop-app.tsx';
import { ServerAccount } from '#app/layouts/panels/server-account.tsx';
import { ServerCart } from '#app/layouts/panels/server-cart.tsx';
import { ServerMenu } from '#app/layouts/panels/server-menu.tsx';
import type { Addresses } from '#i18n/addresses.ts';
import { shortHtml } from './short-html.ts';

type AppProps = ComponentProps<typeof ShopApp>;

type LayoutHtml = Readonly<Record<ServerPartName, string>>;

/** @param prefix of the ids that React makes: the page has some of its own. */
function render(
  Part: ComponentType,
  { page, engine, intl, stores, environment }: AppProps,
  prefix = '',
): string {
  const html = renderToStaticMarkup(
    <ShopProviders {...{ intl, stores, engine }} app={{ ...environment, page }}>
      <Part />
    </ShopProviders>,
    { identifierPrefix: prefix },
  );
  return shortHtml(html);
}

const renderAll = (props: AppProps): LayoutHtml => ({
  message: render(serverParts.message, props),
  topBar: render(serverParts.topBar, props),
  navigation: render(serverParts.navigation, props),
  noScript: render(serverParts.noScript, props),
  oldBrowser: render(serverParts.oldBrowser, props),
  sellingPoints: render(serverParts.sellingPoints, props),
  footer: render(serverParts.footer, props),
  legalLine: render(serverParts.legalLine, props),
  legalFooter: render(serverParts.legalFooter, props),
});

type ByContent = Map<string, LayoutHtml>;

/** Segments and the layouts that they use. */
const MAX_LAYOUTS = 100;

/** All that the parts depend on in public pages, besides messages and addresses. */
const contentOf = (menus: LayoutMenus, { page: { context }, environment }: AppProps): string => {
  const content = [context.segment, context.config, environment.layoutContent, menus];
  return hash('sha256', JSON.stringify(content), 'base64url');
};

/**
 * The menus belong to one segment. Menus that were read again are another object, and mostly say what they said: their HTML
 * is found by its content then, and is the same object, by which the layouts around it are kept.
 */
export function createLayoutHtml(): (menus: LayoutMenus, props: AppProps) => LayoutHtml {
  const made = new WeakMap<LayoutMenus, { addresses: Addresses; byContent: ByContent }>();
  const earlier = new WeakMap<Addresses, WeakMap<IntlShape, LRUCache<string, LayoutHtml>>>();

  function madeOf(menus: LayoutMenus, props: AppProps): LayoutHtml {
    const { intl, environment } = props;
    // Studio's canvas shows every state of a draft once.
    if (environment.hasAllSubmenus) return renderAll(props);
    const byIntl =
      earlier.get(environment.addresses) ?? new WeakMap<IntlShape, LRUCache<string, LayoutHtml>>();
    earlier.set(environment.addresses, byIntl);
    const byContent = byIntl.get(intl) ?? new LRUCache<string, LayoutHtml>({ max: MAX_LAYOUTS });
    byIntl.set(intl, byContent);
    const content = contentOf(menus, props);
    const html = byContent.get(content) ?? renderAll(props);
    byContent.set(content, html);
    return html;
  }

  return (menus, props) => {
    const { addresses, layoutContent } = props.environment;
    let entry = made.get(menus);
    if (entry?.addresses !== addresses) {
      entry = { addresses, byContent: new Map() };
      made.set(menus, entry);
    }
    const key = JSON.stringify([layoutContent, props.page.context.config.delivery?.from]);
    const known = entry.byContent.get(key);
    if (known) return known;
    const html = madeOf(menus, props);
    entry.byContent.set(key, html);
    return html;
  };
}

/** The panels that a layout has, as closed dialogs. */
export const panelsHtml = (props: AppProps): string => {
  const { menuPanel, cartPanel, accountPanel } = props.environment.frame;
  return [
    menuPanel ? render(ServerMenu, props) : '',
    cartPanel ? render(ServerCart, props) : '',
    accountPanel ? render(ServerAccount, props, 'account-') : '',
  ].join('');
};
