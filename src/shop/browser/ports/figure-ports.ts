/** What counting the parts of pages needs of this browser. */
import type { FigurePorts } from '#analytics/figures/start-figures.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import { browserCookies, browserStorage } from './browser-ports.ts';
import { tabStorage } from './tab-storage.ts';

export const figurePorts: FigurePorts = {
  storage: tabStorage,
  lasting: {
    ...browserStorage,
    remove(key) {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored in that case.
      }
    },
  },
  isAllowed: () => readConsent(browserCookies.get(cookieNames.consent))?.includes('statistics') === true,
};
