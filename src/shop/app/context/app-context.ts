/** What layout components need from the application. */

import { type ComponentType, createContext, use } from 'react';
import type { Menu } from '#api/content/types.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Frame, LayoutContent } from './frame.ts';
import type { LayoutMenus } from './layout-menus.ts';

/** The parts of the layouts that only the server renders. */
export type ServerPartName =
  | 'message'
  | 'topBar'
  | 'navigation'
  | 'noScript'
  | 'oldBrowser'
  | 'sellingPoints'
  | 'footer'
  | 'legalLine'
  | 'legalFooter';
/** A component, or the HTML that was made of it before. */
export type ServerParts = Readonly<Record<ServerPartName, ComponentType | string>>;

export interface AppEnvironment {
  isServer: boolean;
  page: ResolvedPage;
  /** The options of the page's layout; constant for the lifetime of the document. */
  frame: Frame;
  /** Only on the server. */
  menus: LayoutMenus | undefined;
  /** Only in Studio's canvas: the navigation has all submenus, because the browser would fetch published ones. */
  hasAllSubmenus?: boolean;
  /** Only on the server: their code must not reach the browser. */
  parts: ServerParts | undefined;
  /** Only on the server. */
  layoutContent: LayoutContent | undefined;
  /** How this shop writes addresses; its plan lists the markets. */
  addresses: Addresses;
  /** Path of a route in the page's language, with prefix. */
  pathTo(name: string, params?: Readonly<Record<string, string>>): string;
  /** Whether the shop has a page of this name. */
  hasPage(name: string): boolean;
  /** The same page in the other languages. */
  languages: { code: string; phrase: string; href: string; current: boolean }[];
  /** Navigates to another page of the shop; in the browser without a full load where possible. */
  navigate(href: string): void;
  /** Fetches a menu on demand, such as the menu of phones. */
  menuAt(location: string): Promise<Menu | null>;
}

export const AppContext = createContext<AppEnvironment | null>(null);

export function useApp(): AppEnvironment {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppContext');
  return app;
}
