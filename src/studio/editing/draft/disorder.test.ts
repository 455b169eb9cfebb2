/**
 * Two to five editors over a network that delays and loses, with tabs that are closed while they write: all see one document
 * in the end, and no word is gone that no one has seen and taken away (R-STUDIO-147, R-STUDIO-148).
 */
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { runs } from '#engine/operation/testing-operations.ts';
import { fieldValue } from './complete-operations.ts';
import { DraftStore } from './draft-store.ts';
import { Incoming } from './incoming.ts';
import type { PendingRecord } from './pending-changes.ts';
import { Sync } from './sync.ts';
import { anOpenPage, aPage, aWidget, DraftServer } from './testing-draft.ts';
import { Wire } from './testing-network.ts';

const kinds = [
  ...[
    'title',
    'title',
    'text',
    'text',
    'points',
    'point',
    'unset',
    'add',
    'copy',
    'move',
    'remove',
    'rename',
  ],
  ...['undo', 'redo', 'mine', 'theirs'],
  ...['arrive', 'arrive', 'arrive', 'answer', 'answer', 'answer', 'lose', 'hear', 'hear', 'miss', 'look'],
  ...['wait', 'wait', 'kill', 'restore'],
];
const gesture = record({ who: nat(4), kind: constantFrom(...kinds), node: nat(7), to: nat(7) });
type Gesture = Parameters<Parameters<typeof gesture.map>[0]>[0];

let count = 0;
const newWord = (): string => `w${(count += 1)}`;
const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/w\d+/g) ?? [];
const at = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];
/** Until everything that was answered is dealt with. */
const settled = () => new Promise(resolve => setImmediate(resolve));

/** Each part has a title, a formatted text of three paragraphs and a list. */
function start(): DocumentBody {
  const props = '"props":{"text":"<p>one</p><p>two</p><p>three</p>","points":[{"text":"p"},{"text":"q"}],';
  return JSON.parse(JSON.stringify(aPage()).replaceAll('"props":{', props)) as DocumentBody;
}

interface World {
  server: DraftServer;
  /** What closed tabs have sent. */
  late: Wire[];
}

/** A person with a browser, in which one tab after the other has the document open. */
class Person {
  readonly seen = new Set<string>();
  /** Words that this person has written, and those that were taken away again here. */
  readonly written = new Set<string>();
  readonly takenAway = new Set<string>();
  /** What the browser keeps. */
  readonly kept = new Map<string, PendingRecord>();
  private tabs = 0;
  private readonly world: World;
  private readonly name: string;
  store!: DraftStore;
  sync!: Sync;
  private incoming!: Incoming;
  private wire!: Wire;
  private timers: (() => void)[] = [];
  private heard = 0;
  /** Tabs whose changes this one is bringing back. */
  private restored = new Set<string>();

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
    this.open();
  }

  private open(): void {
    const { server } = this.world;
    const clientId = `${this.name}-${(this.tabs += 1)}`;
    const wire = new Wire();
    const store = new DraftStore(anOpenPage(server.body, server.version));
    const timers: (() => void)[] = [];
    const setTimer = (work: () => void) => {
      timers.push(work);
      return () => void (timers.includes(work) && timers.splice(timers.indexOf(work), 1));
    };
    this.heard = server.version;
    this.restored = new Set();
    this.sync = new Sync(store, {
      clientId,
      staffId: this.name,
      post: (id, post) => wire.send(() => server.post(id, structuredClone(post))),
      open: () => wire.send(server.open),
      pending: {
        save: kept => void this.kept.set(clientId, structuredClone(kept)),
        remove: () => void this.kept.delete(clientId),
        left: async () => [],
      },
      setTimer,
      now: () => 0,
    });
    this.incoming = new Incoming(store, {
      open: () => wire.send(server.open),
      onChanged: () => {},
    });
    this.incoming.start();
    Object.assign(this, { store, wire, timers });
    this.look();
  }

  /** The tab is gone without a farewell. */
  kill(): void {
    this.incoming.stop();
    this.sync.stop();
    this.wire.cut();
    this.world.late.push(this.wire);
    this.open();
  }

  /** What earlier tabs have left is posted. */
  restore(): void {
    const { sync, restored } = this;
    for (const [clientId, kept] of this.kept) {
      if (clientId === `${this.name}-${this.tabs}` || restored.has(clientId)) continue;
      restored.add(clientId);
      void sync.restore(kept).then(isBack => {
        restored.delete(clientId);
        if (isBack) this.kept.delete(clientId);
      });
    }
  }

  hear(): void {
    const entry = this.world.server.log[this.heard];
    if (!entry) return;
    this.heard += 1;
    const [clientId = ''] = entry.key.split(' ');
    this.incoming.receive({
      document: 'page:home' as const,
      version: this.heard,
      clientId,
      ops: [...entry.ops],
      author: clientId,
      at: '',
    });
  }

  /** Events get lost with the connection, and the next one asks. */
  miss(): void {
    this.heard = this.world.server.version;
    this.incoming.ask();
  }

  wait(): void {
    this.timers.shift()?.();
  }

  arrive = () => this.wire.arrive();
  answer = () => this.wire.answer();
  lose = () => this.wire.lose();
  ask = () => this.incoming.ask();

  /** What the screen shows. */
  look(): void {
    for (const word of wordsIn([this.store.body, this.store.undecided])) this.seen.add(word);
  }

  decide(chosen: 'mine' | 'theirs'): void {
    this.look();
    const change = this.store.undecided[0];
    if (change)
      this.own(() => this.store.decide(change.id, change.isPossible ? chosen : 'theirs', 'decided'));
  }

  /** What is no longer on the screen after an own gesture was taken away knowingly. */
  own(work: () => void): void {
    const before = wordsIn([this.store.body, this.store.undecided]);
    work();
    const after = new Set(wordsIn([this.store.body, this.store.undecided]));
    for (const word of before) if (!after.has(word)) this.takenAway.add(word);
    this.look();
  }

  change({ kind, node, to }: Gesture): void {
    const word = newWord();
    const op = operationOf(this.store.body, { kind, node, to, word });
    if (!op) return;
    this.own(() => {
      if (this.store.change([op], kind) && wordsIn(this.store.body).includes(word)) this.written.add(word);
    });
  }
}

/** The operation of a gesture on what a person sees; null when there is nothing to do. */
function operationOf(
  body: DocumentBody,
  { kind, node, to, word }: Pick<Gesture, 'kind' | 'node' | 'to'> & { word: string },
): DocumentOperation | null {
  const nodes = [...nodesOf(body)];
  const parts = nodes.filter(({ type }) => type !== undefined);
  const [chosen, part, target] = [at(nodes, node), at(parts, node), at(parts, to)];
  const row = at(
    nodes.filter(each => each['kind'] === 'container'),
    to,
  );
  if (kind === 'add')
    return row ? { insert: { firstIn: row.id, node: aWidget(`new-${word.slice(1)}`, word) } } : null;
  if (!part || !chosen) return null;
  const { id } = part;
  const write = (path: string, value: unknown): DocumentOperation => ({ set: { id, path, value } });
  const text = fieldValue(body, id, 'props.text');
  switch (kind) {
    case 'title':
      return write('props.title.sv', word);
    case 'text': {
      const blocks: string[] = typeof text === 'string' ? (text.match(/<p>.*?<\/p>/g) ?? []) : [];
      const place = to % Math.max(blocks.length, 1);
      return blocks.length > 0 ? write('props.text', blocks.with(place, `<p>${word}</p>`).join('')) : null;
    }
    case 'points':
      return write('props.points', [{ text: word }, { text: 'q' }, { text: 'r' }].slice(0, 1 + (to % 3)));
    case 'point':
      return fieldValue(body, id, 'props.points.1') ? write('props.points.1.text', word) : null;
    case 'unset':
      return { unset: { id, path: 'props.title.sv' } };
    case 'copy': {
      const copy = copyWithNewIds(part, idsOf(body));
      return { insert: { after: id, node: copy } };
    }
    case 'move':
      return target && target.id !== id ? { move: { id, after: target.id } } : null;
    case 'remove':
      return { remove: { id: chosen.id } };
    default:
      return kind === 'rename' ? { rename: { id, to: `part-${word.slice(1)}` } } : null;
  }
}

/** The words that an operation takes out of the document. */
function takenBy(op: DocumentOperation): string[] {
  if ('remove' in op) return wordsIn(op.remove.was);
  const change = 'set' in op ? op.set : 'unset' in op ? op.unset : undefined;
  const stays = new Set('set' in op ? wordsIn(op.set.value) : []);
  return wordsIn(change?.was).filter(word => !stays.has(word));
}

async function act(world: World, person: Person, each: Gesture): Promise<void> {
  const { kind } = each;
  if (kind === 'undo' || kind === 'redo') person.own(() => void person.store[kind]());
  else if (kind === 'mine' || kind === 'theirs') person.decide(kind);
  else if (kind === 'arrive') await (world.late.length > 0 && each.to > 4 ? world.late[0] : person)?.arrive();
  else if (kind === 'answer') person.answer();
  else if (kind === 'lose') person.lose();
  else if (kind === 'hear') person.hear();
  else if (kind === 'miss') person.miss();
  else if (kind === 'look') person.ask();
  else if (kind === 'wait') person.wait();
  else if (kind === 'kill') person.kill();
  else if (kind === 'restore') person.restore();
  else person.change(each);
}

/** The network works again, and everybody stays until all is saved and decided. */
async function comeToRest(world: World, people: readonly Person[]): Promise<void> {
  for (const wire of world.late) for (let call = 0; call < 5; call += 1) await wire.arrive();
  for (let round = 0; round < 60; round += 1)
    for (const person of people) {
      if (round % 6 === 0) person.restore();
      if (round % 3 === 0) void person.sync.flush();
      if (round % 3 === 1) person.decide(round % 2 === 0 ? 'mine' : 'theirs');
      await settled();
      await person.arrive();
      person.answer();
      await settled();
      for (let event = 0; event < 4; event += 1) person.hear();
      person.look();
    }
}

function expectNothingLost({ server }: World, people: readonly Person[]): void {
  const saved = new Set(wordsIn(server.body));
  const decided = new Set(wordsIn(server.decisions));
  const byName = new Map(people.map((person, index) => [`person${index}`, person]));
  const takenAway = new Set(people.flatMap(person => [...person.takenAway]));
  for (const { ops, key } of server.log) {
    const author = byName.get(key.split('-')[0] ?? '');
    expect(ops.flatMap(takenBy).filter(word => !author?.seen.has(word))).toEqual([]);
  }
  const written = people.flatMap(person => [...person.written]);
  expect(written.filter(word => !saved.has(word) && !decided.has(word) && !takenAway.has(word))).toEqual([]);
}

/** What lost a word once: gestures of people by their numbers, at the first part. */
const lost = (
  size: number,
  ...all: readonly (readonly [who: number, kind: Gesture['kind']])[]
): [number, Gesture[]] => [size, all.map(([who, kind]) => ({ who, kind, node: 0, to: 0 }))];
const examples = [
  // A copy beside a part that has another name by the time it is brought back.
  lost(2, [0, 'title'], [0, 'copy'], [0, 'title'], [0, 'kill'], [0, 'rename'], [0, 'title']),
  // Copies of two people with one id, beside a field that both wrote.
  lost(2, [1, 'title'], [0, 'copy'], [1, 'copy'], [0, 'title'], [1, 'title'], [0, 'title']),
  // A part that was renamed there and back before it was written, and is gone.
  lost(5, [0, 'remove'], [4, 'rename'], [4, 'undo'], [4, 'title'], [0, 'title']),
];

it('ends with one document for all, and no word is lost', async () => {
  await assert(
    asyncProperty(
      integer({ min: 2, max: 5 }),
      array(gesture, { minLength: 10, maxLength: 90 }),
      async (size, gestures) => {
        const world: World = { server: new DraftServer(start()), late: [] };
        const people = Array.from({ length: size }, (_, index) => new Person(world, `person${index}`));
        for (const each of gestures) {
          const person = at(people, each.who);
          if (person) await act(world, person, each);
          await settled();
          for (const one of people) one.look();
        }
        await comeToRest(world, people);
        for (const { store, kept } of people) {
          expect(store.unsaved + store.deferred.length + store.decisions.length + kept.size).toBe(0);
          expect(JSON.stringify(store.body)).toBe(JSON.stringify(world.server.body));
        }
        expectNothingLost(world, people);
      },
    ),
    { ...runs, examples },
  );
});
