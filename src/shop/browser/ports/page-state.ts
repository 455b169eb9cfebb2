/** The data that the server's HTML passes to the browser. */

import type { Frame } from '#app/context/frame.ts';
import type { PageLanguage } from '#app/context/page-languages.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import type { PageState } from '#engine/view/serialise-page.ts';
import type { AddressPlan } from '#i18n/address-plan.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';

/** The state that the server has serialised into the page. */
export interface PageStateOfServer {
  page: PageState;
  frame: Frame;
  languages: PageLanguage[];
  addresses: AddressPlan;
  channelId: string;
  features: string[];
  /** What was chosen without scripts. */
  vehicle?: Vehicle;
  /** Present when pages may be newer than those of the build. */
  managed?: {
    /** Routes of pages that the build does not have. */
    routes: readonly RouteEntry[];
  };
}

interface WrittenState {
  state: PageStateOfServer;
  /** What the first widgets need. */
  modules: string[];
  /** Address of the panels; absent on a page without any. */
  panels?: string;
}

/** @throws before the document is parsed: the state is its last element. */
export const parseState = (): WrittenState =>
  JSON.parse(document.getElementById('state')?.textContent ?? '') as WrittenState;

export const widgetsOf = ({ regions }: Pick<PageState, 'regions'>) =>
  Object.values(regions).flatMap(containers => containers.flatMap(({ widgets }) => widgets));
