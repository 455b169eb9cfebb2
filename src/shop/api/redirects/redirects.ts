/** Redirects of removed and moved pages. */
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { UrlMoveDocument } from './redirects.gen.ts';

/** An entry without a new URL means that the page is permanently removed. */
export type UrlRedirect = { kind: 'moved'; to: string } | { kind: 'gone' };

export interface RedirectsApi {
  /** Null for a URL without an entry. */
  moveOf(url: string): Promise<UrlRedirect | null>;
}

export const createRedirectsApi = (transport: Transport, standard: StandardVariables): RedirectsApi => ({
  async moveOf(url) {
    const { urlHistory } = await transport.query(UrlMoveDocument, { ...standard, url });
    if (!urlHistory) return null;
    const to = urlHistory.newUrl.trim();
    return to ? { kind: 'moved', to } : { kind: 'gone' };
  },
});
