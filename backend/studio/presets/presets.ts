/** Parts that merchandisers have saved to begin with elsewhere (R-STUDIO-272). */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Db, Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { presetNameKey } from '#studio-api/preset-name.ts';
import { atLeast } from '#studio-api/staff.ts';
import { addAudit } from '../audit.repository.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';

export interface StoredPreset {
  id: string;
  name: string;
  /** As it was saved. */
  node: DocumentNode;
  by: string;
  /** Null for an author whose account is unknown. */
  authorId: string | null;
  at: Date;
}

export interface Presets {
  /** By name. */
  list(): Promise<StoredPreset[]>;
  /**
   * A repeated id gets the preset that it made.
   * @throws StudioError EXISTS for a name that is taken, INVALID when there are too many, STRUCTURE for one that is too large
   */
  save(preset: Pick<StoredPreset, 'id' | 'name' | 'node'>, actor: Actor): Promise<StoredPreset>;
  /** @throws StudioError NOT_FOUND; ROLE for that of another author; EXISTS for a name that is taken */
  rename(id: string, name: string, actor: Actor): Promise<StoredPreset>;
  /** @throws StudioError NOT_FOUND; ROLE for that of another author */
  remove(id: string, actor: Actor): Promise<void>;
}

/** Its author, and who publishes for all markets: pages of every market may begin with it. */
export const mayChangePreset = (
  { authorId }: Pick<StoredPreset, 'authorId'>,
  { id, role, markets }: Pick<Actor, 'id' | 'role' | 'markets'>,
): boolean => (authorId !== null && authorId === id) || (atLeast(role, 'publisher') && markets === null);

/** In a longer list a preset is not found. */
const MOST = 200;
/** In bytes of JSON: a quarter of the largest document. */
const MAX_BYTES = 64 * 1024;

const columns = ['preset_id', 'name', 'node', 'author_id', 'author', 'at'] as const;

const presetOf = (row: {
  preset_id: string;
  name: string;
  node: unknown;
  author_id: string | null;
  author: string;
  at: Date;
}): StoredPreset => ({
  id: row.preset_id,
  name: row.name,
  node: row.node as DocumentNode,
  by: row.author,
  authorId: row.author_id,
  at: row.at,
});

const nameTaken = (name: string): StudioError =>
  new StudioError('EXISTS', `There is a preset "${name}"`, { reason: 'preset-name' });
const noPreset = (): StudioError => new StudioError('NOT_FOUND', 'There is no such preset');

async function find(db: Db, id: string): Promise<StoredPreset | undefined> {
  const row = await db
    .selectFrom('studio_preset')
    .select(columns)
    .where('preset_id', '=', id)
    .executeTakeFirst();
  return row && presetOf(row);
}

/** @throws StudioError EXISTS when another preset has the name */
async function requireFreeName(db: Db, id: string, name: string): Promise<void> {
  const others = await db.selectFrom('studio_preset').select('name').where('preset_id', '<>', id).execute();
  const key = presetNameKey(name);
  if (others.some(other => presetNameKey(other.name) === key)) throw nameTaken(name);
}

/** The preset that the actor changes. @throws StudioError NOT_FOUND, ROLE */
async function own(db: Db, id: string, actor: Actor): Promise<StoredPreset> {
  const before = await find(db, id);
  if (!before) throw noPreset();
  if (!mayChangePreset(before, actor))
    throw new StudioError('ROLE', 'Its author, and publishers of all markets, may change a preset');
  return before;
}

/** As Finnish and Swedish order names, whatever the collation of the database is. */
const order = new Intl.Collator('fi');

/** One change at a time: what is looked at before stays true until it is written. */
const lock = (db: Db) => sql`lock table studio_preset in share row exclusive mode`.execute(db);

export function createPresets(db: Kysely<Schema>, now: () => Date): Presets {
  const change = <T>(work: (transaction: Db) => Promise<T>): Promise<T> =>
    withTransaction(db, async transaction => {
      await lock(transaction);
      return work(transaction);
    });

  return {
    async list() {
      const rows = await db.selectFrom('studio_preset').select(columns).execute();
      return rows.map(presetOf).toSorted((one, other) => order.compare(one.name, other.name));
    },

    save: ({ id, name, node }, actor) =>
      change(async transaction => {
        const before = await find(transaction, id);
        if (before) return before;
        const size = Buffer.byteLength(JSON.stringify(node));
        if (size > MAX_BYTES)
          throw new StudioError('STRUCTURE', `The part has ${size} bytes; ${MAX_BYTES} are allowed`);
        await requireFreeName(transaction, id, name);
        const { count } = await transaction
          .selectFrom('studio_preset')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= MOST)
          throw new StudioError('INVALID', `There are ${MOST} presets already`, { reason: 'preset-many' });
        const row = { preset_id: id, name, node: JSON.stringify(node), at: now() };
        await transaction
          .insertInto('studio_preset')
          .values({ ...row, author_id: actor.id, author: actor.name })
          .execute();
        await addAudit(transaction, { action: 'preset.saved', actor, detail: { name } });
        return { id, name, node, by: actor.name, authorId: actor.id, at: row.at };
      }),

    rename: (id, name, actor) =>
      change(async transaction => {
        const before = await own(transaction, id, actor);
        if (before.name === name) return before;
        await requireFreeName(transaction, id, name);
        await transaction.updateTable('studio_preset').set({ name }).where('preset_id', '=', id).execute();
        await addAudit(transaction, {
          action: 'preset.renamed',
          actor,
          detail: { name, before: before.name },
        });
        return { ...before, name };
      }),

    remove: (id, actor) =>
      change(async transaction => {
        const before = await own(transaction, id, actor);
        await transaction.deleteFrom('studio_preset').where('preset_id', '=', id).execute();
        await addAudit(transaction, { action: 'preset.deleted', actor, detail: { name: before.name } });
      }),
  };
}
