/** What the shell's components need of the application around them. */
import type { Menu } from '#api/content/types.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { type ComponentType, createContext, use } from 'react';
import type { LayoutMenus } from './layouts/layout-menus.ts';
import type { LayoutContent, Frame } from './layouts/frame.ts';

/** What of the layouts only the server renders. */
export type ServerPartName =
  | 'message'
  | 'topBar'
  | 'navigation'
  | 'noScript'
  | 'oldBrowser'
  | 'promises'
  | 'footer'
  | 'legalLine'
  | 'legalFooter';
export type ServerParts = Readonly<Record<ServerPartName, ComponentType>>;

export interface AppEnvironment {
  isServer: boolean;
  page: ResolvedPage;
  /** What the page's layout shows around it; the same for as long as the document lives. */
  frame: Frame;
  /** Present on the server only. */
  menus: LayoutMenus | undefined;
  /** Present on the server only: their code must not reach the browser. */
  parts: ServerParts | undefined;
  /** Present on the server only. */
  layoutContent: LayoutContent | undefined;
  /** How this shop writes addresses; its plan names the markets. */
  addresses: Addresses;
  /** Path of a route in the page's language, with prefix. */
  pathTo(name: string, params?: Readonly<Record<string, string>>): string;
  /** Whether the shop has a page of that name. */
  hasPage(name: string): boolean;
  /** The same page in the other languages: code, name, address. */
  languages: { code: string; name: string; href: string; current: boolean }[];
  /** Goes to another page of the shop; in the browser without a full load where that is possible. */
  navigate(href: string): void;
  /** A menu that is fetched when it is wanted, such as the phone's. */
  menuAt(location: string): Promise<Menu | null>;
}

export const AppContext = createContext<AppEnvironment | null>(null);

export function useApp(): AppEnvironment {
  const app = use(AppContext);
  if (!app) throw new Error('The shell needs an AppContext');
  return app;
}
