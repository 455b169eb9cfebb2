/** HTML of the parts of the layouts that only the server renders: made once for all pages with the same menus and layout content. */

import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServerPartName } from '#app/context/app-context.ts';
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import { serverParts } from '#app/layouts/page/server-parts.tsx';
import { type ShopApp, ShopProviders } from '#app/layouts/page/shop-app.tsx';
import { ServerCart } from '#app/layouts/panels/server-cart.tsx';
import { ServerMenu } from '#app/layouts/panels/server-menu.tsx';
import type { Addresses } from '#i18n/addresses.ts';
import { shortHtml } from './short-html.ts';

type AppProps = ComponentProps<typeof ShopApp>;

type LayoutHtml = Readonly<Record<ServerPartName, string>>;

function render(Part: ComponentType, { page, engine, intl, stores, environment }: AppProps): string {
  const html = renderToStaticMarkup(
    <ShopProviders {...{ intl, stores, engine }} app={{ ...environment, page }}>
      <Part />
    </ShopProviders>,
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

/** The menus belong to one segment; a new version of them is another object, so that old HTML is released with old menus. */
export function createLayoutHtml(): (menus: LayoutMenus, props: AppProps) => LayoutHtml {
  const made = new WeakMap<LayoutMenus, { addresses: Addresses; byContent: Map<string, LayoutHtml> }>();

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
    const html = renderAll(props);
    entry.byContent.set(key, html);
    return html;
  };
}

/** The panels that a layout has, as closed dialogs. */
export const panelsHtml = (props: AppProps): string => {
  const { menuPanel, cartPanel } = props.environment.frame;
  return (menuPanel ? render(ServerMenu, props) : '') + (cartPanel ? render(ServerCart, props) : '');
};
