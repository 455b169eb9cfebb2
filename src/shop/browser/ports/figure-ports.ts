/** What counting the parts of pages needs of this browser. */
import type { FigurePorts } from '#analytics/figures/start-figures.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import { browserCookies } from './browser-ports.ts';
import { tabStorage } from './tab-storage.ts';

export const figurePorts: FigurePorts = {
  storage: tabStorage,
  isAllowed: () => readConsent(browserCookies.get(cookieNames.consent))?.includes('statistics') === true,
};
