/**
 * Several people write, publish, schedule, gather in a release, take back and restore in any order, with posts that are
 * sent twice and a database that fails: editors get what is stored, and no word is gone that no one has taken away
 * (R-STUDIO-147, R-STUDIO-168, R-STUDIO-170).
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { readField } from '#engine/operation/fields.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { changeOverride } from '#engine/override/change-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { DocumentId, OperationsPost } from '#studio-api/documents.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { NO_RELEASE, postsSince } from './draft.repository.ts';
import { readLive } from './live.repository.ts';
import { StudioError } from './studio-error.ts';
import { actor, other, pageWith, type TestDocuments, testDocuments, textNode } from './testing-documents.ts';

const home = 'page:home' as const;
const sweden = 'override:home-se' as const;
const documents: readonly DocumentId[] = [home, sweden];

interface WorkStep {
  who: number;
  does: string;
  release: boolean;
  override: boolean;
  what: number;
  to: number;
}

const wordsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value ?? null).match(/word-\d+/g));
const at = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];
const minutes = 60_000;

function requireNone(what: string, words: readonly string[]): void {
  if (words.length > 0) throw new Error(`${what}: ${words.join(', ')}`);
}

/** The same bytes. */
function requireSame(what: string, one: unknown, another: unknown): void {
  const [a, b] = [one, another].map(each => JSON.stringify(each));
  if (a !== b) throw new Error(`${what}: ${a}\nis not ${b}`);
}

/** What someone has on the screen. */
interface View {
  body: DocumentBody;
  version: number;
}

interface Person {
  name: string;
  actor: typeof actor;
  views: Map<string, View>;
  seen: Set<string>;
  posts: number;
}

/** A draft as it was after the last step. */
interface KnownDraft extends View {
  id: DocumentId;
  release: number;
}

const experiment = (word: string) => ({
  arms: ['a', 'b'].map(id => ({ id, weight: 50 })),
  goal: 'pressed',
  change: 20,
  visitors: 1000,
  label: word,
});

/** The operations of a step on a page; none when there is nothing to do. */
function pageOps(body: DocumentBody, { does, what, to }: WorkStep, word: string): DocumentOperation[] {
  const nodes = [...nodesOf(body)];
  const parts = nodes.filter(({ type }) => type !== undefined);
  const [part, beside] = [at(parts, what), at(parts, to)];
  const row = at(
    nodes.filter(({ kind }) => kind === 'container'),
    to,
  );
  const set = (node: DocumentNode, path: string, value: unknown): DocumentOperation => {
    const was = readField(node, path.split('.'));
    return { set: { id: node.id, path, value, ...(was === undefined ? {} : { was }) } };
  };
  if (does === 'add')
    return row ? [{ insert: { firstIn: row.id, node: textNode(`n-${word}`, word) as never } }] : [];
  if (!part) return [];
  const html = readField(part, ['props', 'html']);
  switch (does) {
    case 'write':
      return [set(part, 'props.title.fi', word)];
    case 'text': {
      const blocks = typeof html === 'string' ? (html.match(/<p>.*?<\/p>/g) ?? []) : ['<p>x</p>', '<p>y</p>'];
      return [set(part, 'props.html', blocks.with(to % blocks.length, `<p>${word}</p>`).join(''))];
    }
    case 'hide':
      return [
        part['hidden'] ? { unset: { id: part.id, path: 'hidden', was: true } } : set(part, 'hidden', true),
      ];
    case 'try': {
      const name = `try-${word}`;
      const copy = { ...structuredClone(part), id: `b-${word}`, experiment: { name, arm: 'b' } };
      return part['experiment']
        ? []
        : [
            { set: { id: '', path: `experiments.${name}`, value: experiment(word) } },
            set(part, 'experiment', { name, arm: 'a' }),
            { insert: { after: part.id, node: copy } },
          ];
    }
    case 'remove':
      return [{ remove: { id: part.id, was: part } }];
    case 'move':
      return beside && beside.id !== part.id ? [{ move: { id: part.id, after: beside.id } }] : [];
    default:
      return [];
  }
}

const applied = (body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody =>
  ops.reduce<DocumentBody>((now, op) => {
    const result = applyOperation(now, op, { comparesWas: false });
    return result.ok ? result.value : now;
  }, body);

/** What may refuse a step: anything else is an error. */
const refusals = new Set([
  'CONFLICT',
  'VERSION_MOVED',
  'INVALID',
  'UNDECIDED',
  'SCHEDULED',
  'NOT_FOUND',
  'STRUCTURE',
]);

class RandomWork {
  private readonly database: TestDatabase;
  private readonly studio: TestDocuments;
  private readonly people: Person[];
  private readonly known = new Map<string, KnownDraft>();
  private live = new Map<DocumentId, DocumentBody>();
  private now = Date.parse('2026-11-23T10:00:00Z');
  private word = 10;
  private release: number | null = null;
  private fails = false;
  /** Words that were taken out of a draft by somebody who had seen them. */
  private readonly takenAway = new Set<string>();
  /** How often each step was done and not refused. */
  readonly done = new Map<string, number>();

  constructor(database: TestDatabase, people: number) {
    this.database = database;
    this.studio = testDocuments(database.db);
    this.studio.files.set(home, pageWith({ a: 'word-1', b: 'word-2', c: 'word-3' }));
    this.studio.files.set(sweden, {
      kind: 'override',
      id: 'home-se',
      extends: 'home',
      context: { market: ['se'] },
      ops: [],
    });
    this.people = Array.from({ length: people }, (_, index) => ({
      name: `person-${index}`,
      actor: index % 2 === 0 ? actor : other,
      views: new Map<string, View>(),
      seen: new Set<string>(),
      posts: 0,
    }));
  }

  /** The next commit that writes operations or what is live fails, as when the database is killed. */
  async prepare(): Promise<this> {
    await this.database.database.pool.query(`
      create table if not exists test_error (is_armed boolean);
      create or replace function fail_at_commit() returns trigger language plpgsql as $$
        begin
          if exists (select from test_error where is_armed) then raise exception 'the database is gone'; end if;
          return null;
        end $$;
      create constraint trigger fails_operation after insert on studio_operation deferrable initially deferred
        for each row execute function fail_at_commit();
      create constraint trigger fails_live after insert on studio_live deferrable initially deferred
        for each row execute function fail_at_commit()`);
    await this.look();
    return this;
  }

  private async arm(isArmed: boolean): Promise<void> {
    this.fails = isArmed;
    await this.database.database.pool.query('delete from test_error');
    if (isArmed) await this.database.database.pool.query('insert into test_error values (true)');
  }

  private in(release: boolean): TestDocuments | ReturnType<TestDocuments['inRelease']> {
    return release && this.release !== null ? this.studio.inRelease(this.release) : this.studio;
  }

  private keyOf(id: DocumentId, release: boolean): string {
    return `${id} ${release ? (this.release ?? NO_RELEASE) : NO_RELEASE}`;
  }

  /** Does a step; what the rules refuse changes nothing. */
  async step(step: WorkStep): Promise<void> {
    const person = at(this.people, step.who);
    if (!person) return;
    if (step.does === 'fail') return this.arm(true);
    try {
      if (await this.act(person, step)) this.done.set(step.does, (this.done.get(step.does) ?? 0) + 1);
    } catch (error) {
      const isRefused = error instanceof StudioError && refusals.has(error.code);
      const isBroken = this.fails && String(error).includes('the database is gone');
      if (!isRefused && !isBroken) throw error;
    }
    if (this.fails) await this.arm(false);
    await this.look(step.does);
  }

  private async act(person: Person, step: WorkStep): Promise<boolean> {
    const id = step.override ? sweden : home;
    const { drafts, publications, releases } = this.in(step.release);
    const key = this.keyOf(id, step.release);
    switch (step.does) {
      case 'read':
        await this.read(person, id, step.release);
        return true;
      case 'release':
        if (this.release !== null) return false;
        this.release = (await releases.create('Spring', person.actor)).id;
        return true;
      case 'publish':
      case 'later':
      case 'for a while':
        return this.publish(person, step);
      case 'take back': {
        const all = await publications.list();
        const publication = at(all, step.what);
        if (publication) await publications.undo(publication.id, person.actor);
        return publication !== undefined;
      }
      case 'cancel': {
        const publication = at(await publications.upcoming(), step.what);
        if (publication) await publications.cancel(publication.id, person.actor);
        return publication !== undefined;
      }
      case 'wait':
        this.now += 40 * minutes;
        this.studio.at(new Date(this.now).toISOString());
        await this.studio.followBegun();
        return true;
      case 'restore': {
        const { version } = await drafts.open(id);
        const revision = at(await this.studio.revisions(id), step.what)?.number;
        const state = step.to % 2 === 0 ? 'live' : (revision ?? 'live');
        await drafts.restore(id, { state, version }, person.actor);
        return true;
      }
      case 'decide': {
        const conflict = at(await drafts.conflicts(id), step.what);
        if (!conflict) return false;
        const chosen = step.to % 2 === 0 ? 'mine' : 'theirs';
        const { id: name, state } = conflict;
        await drafts.decide({ id, conflict: name, chosen, state }, person.actor);
        return true;
      }
      default:
        return this.write(person, step, { id, key });
    }
  }

  private async read(person: Person, id: DocumentId, release: boolean): Promise<View> {
    const { body, version } = await this.in(release).drafts.open(id);
    const view = { body, version };
    person.views.set(this.keyOf(id, release), view);
    for (const word of wordsIn(body)) person.seen.add(word);
    return view;
  }

  /** Writes on what the person has on the screen, which others may have changed since. */
  private async write(
    person: Person,
    step: WorkStep,
    { id, key }: { id: DocumentId; key: string },
  ): Promise<boolean> {
    const view = person.views.get(key) ?? (await this.read(person, id, step.release));
    this.word += 1;
    const word = `word-${this.word}`;
    const ops =
      id === home ? pageOps(view.body, step, word) : await this.overrideOps(person, view, step, word);
    if (ops.length === 0) return false;
    person.posts += 1;
    const post: OperationsPost = { base: view.version, clientId: person.name, seq: person.posts, ops };
    const { drafts } = this.in(step.release);
    let answer: Awaited<ReturnType<typeof drafts.post>>;
    try {
      answer = await drafts.post(id, post, person.actor);
    } catch (error) {
      if (this.fails && !(error instanceof StudioError)) {
        // Nothing was saved; the browser sends the same again.
        await this.arm(false);
        answer = await drafts.post(id, post, person.actor);
      } else {
        person.views.delete(key);
        throw error;
      }
    }
    // The answer was lost, and the same post is sent again.
    const again = step.to % 3 === 0 ? await drafts.post(id, post, person.actor) : answer;
    requireSame('a post that is sent again', again.version, answer.version);
    const body = applied(applied(view.body, answer.missed), answer.ops ?? ops);
    requireSame('what the editor shows', body, answer.body);
    person.views.set(key, { body, version: answer.version });
    for (const each of wordsIn(body)) person.seen.add(each);
    return true;
  }

  private async overrideOps(
    person: Person,
    view: View,
    step: WorkStep,
    word: string,
  ): Promise<DocumentOperation[]> {
    const { body: base } = await this.in(step.release).drafts.open(home);
    const editing = { base, ops: overrideOperations(view.body) };
    const gestures = pageOps(base, step, word).map(op => op);
    const next = gestures.length > 0 && step.does !== 'try' ? changeOverride(editing, gestures) : null;
    for (const each of wordsIn(base)) person.seen.add(each);
    return next ? diffDocuments(view.body, { ...view.body, ops: next }) : [];
  }

  private async publish(person: Person, { does, release, to }: WorkStep): Promise<boolean> {
    const { drafts, publications } = this.in(release);
    const isOfRelease = release && this.release !== null;
    const ids = isOfRelease
      ? await this.studio.releases.documents(this.release ?? 0)
      : documents.slice(0, 1 + (to % 2));
    const posted: { id: DocumentId; version: number }[] = [];
    for (const id of ids)
      if (this.known.has(this.keyOf(id, release)))
        posted.push({ id, version: (await drafts.open(id)).version });
    if (posted.length === 0) return false;
    const moment = (after: number) => new Date(this.now + after * minutes).toISOString();
    const later = does === 'publish' ? {} : { liveFrom: moment(30 + 30 * (to % 4)) };
    const until = does === 'for a while' ? { liveUntil: moment(150 + 30 * (to % 4)) } : {};
    const scheduled =
      to % 3 === 0 ? {} : { scheduled: to % 3 === 1 ? ('keep' as const) : ('correct' as const) };
    await publications.publish(
      { documents: posted, note: '', ...later, ...until, ...scheduled },
      person.actor,
    );
    if (isOfRelease && does === 'publish') this.release = null;
    return true;
  }

  /** Compares what is stored with what was stored, and with the operations that editors get. */
  private async look(does = ''): Promise<void> {
    const { db } = this.database;
    const rows = await db.selectFrom('studio_draft').selectAll().execute();
    const kept = await this.history();
    for (const row of rows) {
      const key = { id: row.document_id as DocumentId, release: row.release_id };
      const name = `${key.id} ${key.release}`;
      const body = row.body as DocumentBody;
      const before = this.known.get(name);
      const posts = before
        ? await postsSince(db, key, before.version)
        : await postsSince(db, key, row.first_version);
      // A draft begins with what is live.
      let now = before?.body ?? this.live.get(key.id);
      for (const { ops, clientId } of posts) {
        if (!now) break;
        const next = applied(now, ops);
        const taken = [...wordsIn(now)].filter(word => !wordsIn(next).has(word));
        for (const word of taken) this.takenAway.add(word);
        const knows = this.people.find(({ name: own }) => own === clientId)?.seen ?? kept;
        requireNone(
          `taken out of ${name} by ${clientId}`,
          taken.filter(word => !knows.has(word)),
        );
        now = next;
      }
      if (now) requireSame(`${name} as editors get it`, now, body);
      this.known.set(name, { ...key, body, version: row.version });
    }
    await this.lookAtShop(does, kept);
  }

  /** Words that the history can show: revisions, and what was decided. */
  private async history(): Promise<Set<string>> {
    const { db } = this.database;
    const revisions = await db.selectFrom('studio_revision').select('body').execute();
    const decisions = await db.selectFrom('studio_decision').selectAll().execute();
    return wordsIn([revisions, decisions, [...this.studio.files.values()]]);
  }

  /** What customers see changes by what someone has done: nothing is taken back unseen. */
  private async lookAtShop(does: string, kept: ReadonlySet<string>): Promise<void> {
    const { documents: all } = await readLive(
      this.database.db,
      new Date(this.now),
      this.studio.context.versions,
    );
    const live = new Map(
      documents.map(id => [id, all.find(each => each.id === id)?.body ?? this.studio.files.get(id) ?? {}]),
    );
    const isBack = does === 'take back' || does === 'cancel';
    for (const [id, body] of live) {
      const gone = [...wordsIn(this.live.get(id))].filter(word => !wordsIn(body).has(word));
      const knows = isBack || does === 'wait' ? new Set([...kept, ...this.takenAway]) : this.takenAway;
      requireNone(
        `no longer shown of ${id} by "${does}"`,
        gone.filter(word => !knows.has(word)),
      );
    }
    this.live = live;
  }

  /** Every word that was saved can still be read. */
  async expectNothingLost(): Promise<void> {
    const kept = await this.history();
    const drafts = wordsIn([...this.known.values()].map(({ body }) => body));
    const { rows } = await this.database.database.pool.query<{ ops: unknown }>(
      'select ops from studio_operation',
    );
    const places = await this.database.database.pool.query('select before from studio_conflict');
    const readable = new Set([...kept, ...drafts, ...wordsIn(places.rows)]);
    const saved = wordsIn(rows.map(({ ops }) => ops));
    const lost = [...saved].filter(word => !readable.has(word) && !this.takenAway.has(word));
    requireNone('what can be read nowhere', lost);
  }
}

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 12);

const writing = ['write', 'write', 'text', 'text', 'add', 'remove', 'move', 'hide', 'try'];
const publishing = ['publish', 'publish', 'later', 'for a while', 'take back', 'cancel', 'wait', 'wait'];
const steps = fc.array(
  fc.record({
    who: fc.nat(4),
    does: fc.constantFrom(
      ...writing,
      ...writing,
      ...publishing,
      'release',
      'read',
      'restore',
      'decide',
      'decide',
      'fail',
    ),
    release: fc.boolean(),
    override: fc.boolean(),
    what: fc.nat(9),
    to: fc.nat(11),
  }),
  { minLength: 20, maxLength: 60 },
);

it('loses nothing of what several people do at once', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5 }), steps, async (people, all) => {
      const database = await createTestDatabase();
      try {
        const work = await new RandomWork(database, people).prepare();
        for (const step of all) await work.step(step);
        await work.expectNothingLost();
        for (const [what, count] of work.done) done.set(what, (done.get(what) ?? 0) + count);
      } finally {
        await database.drop();
      }
    }),
    // Each step back would take as long as the run.
    { numRuns, endOnFailure: true },
  );
  // Otherwise only refusals would be tested.
  for (const what of [...writing, 'publish', 'later', 'wait', 'release', 'restore'])
    expect([what, (done.get(what) ?? 0) > 0]).toEqual([what, true]);
});
