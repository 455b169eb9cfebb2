/** The page on the screen and its address. */
import type { IntlShape } from 'react-intl';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { PageLanguage } from '#app/page-languages.ts';

/** Path with query, as in the address bar. */
export const currentAddress = (): string => location.pathname + location.search;

export interface Screen {
  page: ResolvedPage;
  /** The address of the page, without its hash. */
  address: string;
  /** Puts another page there; resolves when it is painted. Set by the application once it is mounted. */
  show(page: ResolvedPage, intl: IntlShape, languages: PageLanguage[]): Promise<void>;
}

export function createScreen(page: ResolvedPage): Screen {
  const screen: Screen = { page, address: currentAddress(), show: () => Promise.resolve() };
  // A script has changed the address and not the page.
  addEventListener('atv-address', () => {
    screen.address = currentAddress();
  });
  return screen;
}
