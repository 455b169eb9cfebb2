/** Where an address that leads nowhere leads now. */
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { UrlMoveDocument } from './moves.gen.ts';

/** A backend that lists an old address without a new one says that the page is gone for good. */
export type UrlMove = { kind: 'moved'; to: string } | { kind: 'gone' };

export interface MovesApi {
  /** Null for an address without a history. */
  moveOf(url: string): Promise<UrlMove | null>;
}

export const createMovesApi = (transport: Transport, standard: StandardVariables): MovesApi => ({
  async moveOf(url) {
    const { urlHistory } = await transport.query(UrlMoveDocument, { ...standard, url });
    if (!urlHistory) return null;
    const to = urlHistory.newUrl.trim();
    return to ? { kind: 'moved', to } : { kind: 'gone' };
  },
});
