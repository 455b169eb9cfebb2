/** Where a page file and Studio differ since a deploy: what the file changed, and the decision of a developer. */
import { z } from 'zod';
import { type OpenDrift, withDrift } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { semanticChanges } from '#engine/operation/semantic-change.ts';
import type { DocumentId, DriftItem } from '#studio-api/documents.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { comparisonRules } from './comparison-rules.ts';
import type { OpenDocuments } from './open-documents.ts';
import { actorOf, documentIdOf, withRejections } from './studio-actor.ts';

const decisionShape = z.strictObject({
  drifts: z.array(z.number().int().positive()).min(1).max(500),
  decision: z.enum(['take', 'keep']),
});

function itemOf({ drift, nodeId, path, operation }: OpenDrift, body: DocumentBody): DriftItem {
  const taken = withDrift(body, operation);
  return { drift, nodeId, path, changes: taken ? semanticChanges(body, taken, comparisonRules) : [] };
}

export function driftEndpoints(documents: OpenDocuments): ApiRoute[] {
  async function list(id: DocumentId): Promise<DriftItem[]> {
    const open = (await documents.openDrift()).filter(each => each.id === id);
    if (open.length === 0) return [];
    const { body } = await documents.drafts.open(id);
    return open.map(each => itemOf(each, body));
  }
  return [
    {
      method: 'GET',
      path: '/api/documents/:id/drift',
      role: 'viewer',
      handler: call => withRejections(() => list(documentIdOf(call))),
    },
    {
      method: 'POST',
      path: '/api/documents/:id/drift',
      role: 'developer',
      handler: call =>
        withRejections(async () => {
          const id = documentIdOf(call);
          await documents.settleDrift({ id, ...call.json(decisionShape) }, actorOf(call));
          return list(id);
        }),
    },
  ];
}
