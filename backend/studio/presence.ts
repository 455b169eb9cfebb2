/** Who has which document open: one row per open editor, written when somebody comes, goes, selects, begins or ends to type, and to say that they are still there (R-STUDIO-180). */
import { type Kysely, sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { type PresencePost, type PresentPerson, silenceMs } from '#studio-api/presence.ts';
import type { DraftKey } from './draft.repository.ts';

/** Changes with every row, in whatever order transactions commit. */
export const presenceChannel: ChangeChannel = {
  name: 'studio_presence',
  position: sql`
    select coalesce(md5(string_agg(concat_ws(' ', client_id, connection_id, document_id, release_id, node_id, is_typing), ',' order by client_id)), '')
    from studio_presence`,
};

export interface PresentEditor extends Pick<PresentPerson, 'clientId' | 'staffId' | 'name'> {
  /** UUID of its connection: a row belongs to the connection that came last. */
  connectionId: string;
}

export interface Presence {
  /** An editor of another person keeps its id: nothing is written then. */
  enter(key: DraftKey, editor: PresentEditor): Promise<void>;
  /** Keeps the editor from being forgotten. False, and nothing happens, unless it is the person's own and is known. */
  move(document: DocumentId, staffId: string, post: PresencePost): Promise<boolean>;
  leave(connectionId: string): Promise<void>;
  /** Removes editors that have been silent for too long: their network, or the instance that they asked, is gone. */
  forget(): Promise<void>;
  /** By document, in the order of names; in whatever release. */
  present(documents: readonly DocumentId[]): Promise<ReadonlyMap<string, readonly PresentPerson[]>>;
}

export function createPresence(db: Kysely<Schema>, now: () => Date): Presence {
  return {
    async enter({ id, release }, { clientId, connectionId, staffId, name }) {
      const row = {
        connection_id: connectionId,
        document_id: id,
        release_id: release,
        name,
        node_id: null,
        is_typing: false,
        seen_at: now(),
      };
      await db
        .insertInto('studio_presence')
        .values({ client_id: clientId, staff_id: staffId, ...row })
        .onConflict(conflict =>
          conflict.column('client_id').doUpdateSet(row).where('studio_presence.staff_id', '=', staffId),
        )
        .execute();
    },

    async move(document, staffId, { clientId, nodeId, isTyping }) {
      const own = () =>
        db
          .updateTable('studio_presence')
          .where('client_id', '=', clientId)
          .where('staff_id', '=', staffId)
          .where('document_id', '=', document)
          .returning(['node_id', 'is_typing']);
      const before = await own().set({ seen_at: now() }).executeTakeFirst();
      if (before && (before.node_id !== nodeId || before.is_typing !== isTyping))
        await own().set({ node_id: nodeId, is_typing: isTyping }).execute();
      return before !== undefined;
    },

    async leave(connectionId) {
      await db.deleteFrom('studio_presence').where('connection_id', '=', connectionId).execute();
    },

    async forget() {
      const isSilent = sql<boolean>`seen_at < ${new Date(now().getTime() - silenceMs)}`;
      // A statement announces a change even when it removes nothing.
      const silent = await db.selectFrom('studio_presence').select('client_id').where(isSilent).execute();
      if (silent.length > 0) await db.deleteFrom('studio_presence').where(isSilent).execute();
    },

    async present(documents) {
      const rows = await db
        .selectFrom('studio_presence')
        .leftJoin('studio_release as r', 'r.release_id', 'studio_presence.release_id')
        .select(['client_id', 'staff_id', 'document_id', 'name', 'node_id', 'is_typing'])
        .select(['studio_presence.release_id', 'r.title'])
        .where('document_id', 'in', documents)
        .orderBy('name')
        .orderBy('client_id')
        .execute();
      const people = rows.map(row => ({
        document: row.document_id,
        person: {
          clientId: row.client_id,
          staffId: row.staff_id,
          name: row.name,
          nodeId: row.node_id,
          isTyping: row.is_typing,
          release: row.release_id,
          ...(row.title === null ? {} : { releaseTitle: row.title }),
        },
      }));
      return new Map(
        documents.map(id => [id, people.flatMap(each => (each.document === id ? [each.person] : []))]),
      );
    },
  };
}
