/** The page that is shown, and its address. */
import type { IntlShape } from 'react-intl';
import type { PageLanguage } from '#app/context/page-languages.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';

/** Path and query, as in the address bar. */
export const currentAddress = (): string => location.pathname + location.search;

export interface Screen {
  page: ResolvedPage;
  /** The address of the page, without its hash. */
  address: string;
  /** Shows another page; resolves when it is painted. Set by the application when it mounts. */
  show(page: ResolvedPage, intl: IntlShape, languages: PageLanguage[]): Promise<void>;
}

export function createScreen(page: ResolvedPage): Screen {
  const screen: Screen = { page, address: currentAddress(), show: () => Promise.resolve() };
  // A script changed the address without changing the page.
  addEventListener('atv-address', () => {
    screen.address = currentAddress();
  });
  return screen;
}
