/** A build of the shop with one more widget: what it has published stays when a deploy takes the widget away. */
import type { Kysely } from 'kysely';
import { createStudio, type Schema } from '#backend/commands.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { openDocuments } from '#server/studio/documents/open-documents.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** A widget that no build of this repository has. */
export const countdown: DocumentNode = {
  type: 'countdown',
  v: 1,
  id: 'countdown',
  props: { title: { fi: 'Talvi alkaa', sv: 'Vintern börjar', en: 'Winter begins' }, until: '2027-01-01' },
};

const actor = { id: 'other-build', name: 'Maija', role: 'developer', markets: null } as const;

/** Publishes a page with the widget at the beginning of its first row, by the operations of Studio. */
export async function publishFromOtherBuild(db: Kysely<Schema>, id: DocumentId): Promise<void> {
  const texts = readDocumentTexts(process.cwd());
  const accepting = {
    ...grammar,
    documents: { ...grammar.documents, page: () => true },
    widgets: { ...grammar.widgets, countdown: { version: 1, oldest: 1, singleton: false } },
  };
  const world = readWorld(process.cwd(), accepting);
  const documents = openDocuments({ studio: createStudio(db), texts: () => texts, world: () => world });
  const { version: base, body } = await documents.drafts.open(id);
  const [row] = nodesOf(body);
  const ops = [{ insert: { firstIn: row?.id ?? '', node: countdown } }];
  const post = { base, clientId: 'other-build', seq: 0, ops };
  const { version } = await documents.drafts.post(id, post, actor);
  const publication = { documents: [{ id, version }], note: '', acceptWarnings: true };
  await documents.publications.publish(publication, actor);
}
