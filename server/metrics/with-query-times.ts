/** Measures the operations at the commerce backend, embedded or hosted. */
import type { Commerce } from '#server/commerce/commerce.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import type { Metrics } from './metrics.ts';

/** Only documents of our own have names that no client can choose. */
const nameOf = (documentId: string | undefined): string =>
  (documentId !== undefined && persistedDocument(documentId)?.name) || 'other';

export function withQueryTimes(commerce: Commerce, metrics: Pick<Metrics, 'queryEnded'>): Commerce {
  return {
    ...commerce,
    async execute(request) {
      const startedAt = performance.now();
      const end = (result: 'ok' | 'refused' | 'failed') =>
        metrics.queryEnded(nameOf(request.documentId), result, (performance.now() - startedAt) / 1000);
      try {
        const answer = await commerce.execute(request);
        end(answer.errors?.length ? 'refused' : 'ok');
        return answer;
      } catch (error) {
        end('failed');
        throw error;
      }
    },
  };
}
