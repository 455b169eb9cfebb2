/** Documents of Studio over its API, as one person changes and publishes them. */
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import type { StudioClient } from './studio-client.ts';

export function documentsOf(client: StudioClient) {
  const pathOf = (id: DocumentId) => `/api/documents/${encodeURIComponent(id)}`;
  const opened = async (id: DocumentId) => (await client.call('GET', pathOf(id))).value as OpenDocument;
  let seq = 0;
  return {
    opened,

    /** @throws when the change is refused */
    async change(id: DocumentId, ops: readonly DocumentOperation[]): Promise<void> {
      const { version } = await opened(id);
      const post = { base: version, clientId: 'test', seq: (seq += 1), ops };
      const answer = await client.call('POST', `${pathOf(id)}/operations`, post);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.value));
    },

    /** Publishes the drafts as they are, also with warnings. */
    async publish(...ids: DocumentId[]) {
      const documents = await Promise.all(ids.map(async id => ({ id, version: (await opened(id)).version })));
      return client.call('POST', '/api/publications', { documents, note: '', acceptWarnings: true });
    },
  };
}
