/** Comments of staff at parts of a document: written, answered, resolved, and mailed to whom they are meant for (R-STUDIO-182, R-STUDIO-183). */
import { type Kysely, sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import { consume, type Limit } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db, Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { StaffError } from '#backend/staff/staff-error.ts';
import { staffLanguageId } from '#backend/staff/staff-language.ts';
import { childLists } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { AnswerPost, Colleague, CommentThread } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { atLeast, type StaffMember } from '#studio-api/staff.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import {
  type CommentPlace,
  findThread,
  insertComment,
  listThreads,
  markThread,
  placeOfComment,
} from './comment.repository.ts';

/** Changes with every comment, and when a thread is resolved or opened again. */
export const commentChannel: ChangeChannel = {
  name: 'studio_comment',
  position: sql`select count(*) || ' ' || coalesce(sum(changes), 0) from studio_comment`,
};

/** Of one author; each may be a mail. */
const written: Limit = { name: 'studio-comment', max: 60, windowSeconds: 600 };

/** What the mail says beside the comment itself. */
export interface CommentMail {
  /** What the document is called in this language; empty where it has no name there. */
  nameIn(locale: StaffMember['locale']): string;
  /** Leads to the comment. */
  link: string;
}

export interface Comments {
  list(document: DocumentId): Promise<CommentThread[]>;
  /** Who may be mailed a comment. */
  colleagues(): Promise<Colleague[]>;
  /**
   * Begins a thread; a repeated id gets the thread that it began.
   * @throws StudioError INVALID for a colleague who has no account; StaffError TOO_MANY
   */
  write(post: AnswerPost, place: CommentPlace, mail: CommentMail, actor: Actor): Promise<CommentThread>;
  /** Opens a resolved thread again. @throws StudioError NOT_FOUND, INVALID; StaffError TOO_MANY */
  answer(
    post: AnswerPost,
    at: { document: DocumentId; thread: string },
    mail: CommentMail,
    actor: Actor,
  ): Promise<CommentThread>;
  /** @throws StudioError NOT_FOUND; ROLE unless the caller began the thread, was mailed, or edits */
  resolve(
    at: { document: DocumentId; thread: string },
    isResolved: boolean,
    actor: Actor,
  ): Promise<CommentThread>;
}

/** A row may hold half a page. */
const withoutChildren = (node: DocumentNode): DocumentNode => {
  const lists = new Set(childLists(node).map(({ path: [key] }) => key));
  return Object.fromEntries(Object.entries(node).filter(([key]) => !lists.has(key))) as DocumentNode;
};

const nameOf = ({ name, mail }: Pick<StaffMember, 'name' | 'mail'>): string => name || mail;

/** A colleague who can still sign in. */
async function requireColleague(db: Db, id: string) {
  const row = await db
    .selectFrom('staff')
    .select(['staff_id', 'name', 'mail', 'locale'])
    .where(sql`staff_id::text`, '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new StudioError('INVALID', 'There is no such colleague', { reason: 'no-colleague' });
  return row;
}

const noThread = () => new StudioError('NOT_FOUND', 'There is no such comment');

async function requireThread(db: Db, { document, thread }: { document: DocumentId; thread: string }) {
  const found = await findThread(db, document, thread);
  if (!found) throw noThread();
  return found;
}

/** Stores the comment and its mail together: neither is there without the other, and none of them twice. */
async function store(
  db: Db,
  post: AnswerPost,
  row: { answers: string | null; place: CommentPlace; actor: Actor; at: Date },
  mail: CommentMail,
): Promise<void> {
  const { answers, place, actor, at } = row;
  // No one is mailed their own words.
  const reader = post.to === null || post.to === actor.id ? null : await requireColleague(db, post.to);
  const isNew = await insertComment(db, {
    ...{ id: post.id, text: post.text, answers, place, at },
    author: { id: actor.id, name: actor.name },
    reader: reader && { id: reader.staff_id, name: nameOf(reader) },
  });
  if (!isNew || !reader) return;
  await enqueueMail(db, 'staff-comment', {
    email: reader.mail,
    languageId: staffLanguageId(reader.locale),
    commentId: post.id,
    document: mail.nameIn(reader.locale),
    link: mail.link,
  });
}

export function createComments(db: Kysely<Schema>, now: () => Date): Comments {
  /** The thread of a comment that was posted before. @throws StaffError TOO_MANY for a new one beyond the limit */
  async function known(post: AnswerPost, document: DocumentId, actor: Actor): Promise<string | null> {
    const place = await placeOfComment(db, post.id);
    if (place && place.document !== document) throw noThread();
    if (place) return place.thread;
    const turn = await consume(db, written, actor.id ?? '', now());
    if (!turn.allowed) throw new StaffError('TOO_MANY', 'Too many comments.', turn.retryAfterSeconds);
    return null;
  }

  return {
    list: document => listThreads(db, document),

    async colleagues() {
      const rows = await db
        .selectFrom('staff')
        .select(['staff_id as id', 'name', 'mail', 'role'])
        .where('disabled_at', 'is', null)
        .orderBy('name')
        .orderBy('mail')
        .execute();
      return rows.map(row => ({ id: row.id, name: nameOf(row), mayPublish: atLeast(row.role, 'publisher') }));
    },

    async write(post, place, mail, actor) {
      const { document } = place;
      const before = await known(post, document, actor);
      if (before === null)
        await withTransaction(db, transaction => {
          const part = place.part && withoutChildren(place.part);
          const row = { answers: null, place: { ...place, part }, actor, at: now() };
          return store(transaction, post, row, mail);
        });
      return requireThread(db, { document, thread: before ?? post.id });
    },

    async answer(post, { document, thread }, mail, actor) {
      const { nodeId, release } = await requireThread(db, { document, thread });
      const before = await known(post, document, actor);
      if (before === null)
        await withTransaction(db, async transaction => {
          const place = { document, nodeId, release: release?.id ?? null, part: null };
          await store(transaction, post, { answers: thread, place, actor, at: now() }, mail);
          await markThread(transaction, thread, null);
        });
      return requireThread(db, { document, thread });
    },

    async resolve(at, isResolved, actor) {
      const { comments } = await requireThread(db, at);
      const isPart = comments.some(({ by, reader }) => by.id === actor.id || reader?.id === actor.id);
      if (!isPart && !atLeast(actor.role, 'editor'))
        throw new StudioError('ROLE', 'Only who takes part in the thread, or edits, may resolve it');
      await markThread(db, at.thread, isResolved ? { by: actor.name, at: now() } : null);
      return requireThread(db, at);
    },
  };
}
