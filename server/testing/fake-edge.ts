/** The headers of a shop without a cache in front, or with one that is not told of changes. */
import type { Config } from '#server/config/config.ts';
import { createEdgeHeaders, type EdgeHeaders } from '#server/edge/edge-headers.ts';

export const fakeEdge = (edge: Config['edge'] = 'none', hearsChanges = false): EdgeHeaders =>
  createEdgeHeaders({
    config: { edge, edgeSeconds: 3_600 },
    hearsChanges: () => hearsChanges,
    scopesOf: () => [],
  });
