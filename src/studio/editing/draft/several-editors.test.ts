/** Several editors of one document, with posts that are slow, lost or answered twice: nothing that was saved is lost. */
import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { runs } from '#engine/operation/testing-operations.ts';
import type { OperationsPost } from '#studio-api/documents.ts';
import { Unreachable } from '../../parts/api/api-client.ts';
import { fieldValue } from './complete-operations.ts';
import { DraftStore } from './draft-store.ts';
import { Sync } from './sync.ts';
import { anOpenPage, aPage, DraftServer } from './testing-draft.ts';

const ids = ['opening', 'second', 'third'];
const fields = ['props.title.fi', 'props.text'];

const gesture = record({
  editor: nat(4),
  id: constantFrom(...ids),
  path: constantFrom(...fields),
  paragraph: nat(2),
  kind: constantFrom(
    'write',
    'write',
    'write',
    'remove',
    'undo',
    'post',
    'post',
    'lose',
    'hear',
    'mine',
    'theirs',
  ),
});

/** Words that no one else writes. */
let words = 0;
const newWord = (): string => {
  words += 1;
  return `w${words}`;
};

/** Three paragraphs in each text. */
function start(): DocumentBody {
  const body = JSON.stringify(aPage());
  const text = JSON.stringify('<p>one</p><p>two</p><p>three</p>');
  return JSON.parse(body.replaceAll('"props":{', `"props":{"text":${text},`)) as DocumentBody;
}

class Person {
  readonly store = new DraftStore(anOpenPage(start()));
  readonly sync: Sync;
  readonly seen = new Set<string>();
  isLosing = false;
  private readonly server: DraftServer;

  constructor(server: DraftServer, clientId: string) {
    this.server = server;
    this.sync = new Sync(this.store, {
      clientId,
      staffId: clientId,
      post: (id, post) => this.post(id, post),
      open: server.open,
      pending: { save: () => {}, remove: () => {}, left: async () => [] },
      setTimer: () => () => {},
      now: () => 0,
    });
  }

  /** The server has it, and the answer is lost. */
  private async post(id: string, post: OperationsPost) {
    const answer = await this.server.post(id, post);
    if (!this.isLosing) return answer;
    this.isLosing = false;
    throw new Unreachable();
  }

  write(id: string, path: string, paragraph: number): void {
    const { store } = this;
    const now = fieldValue(store.body, id, path);
    if (typeof now !== 'string') return;
    const paragraphs: string[] = now.match(/<p>.*?<\/p>/g) ?? [];
    const word = newWord();
    const value =
      paragraphs.length > 0
        ? paragraphs.with(Math.min(paragraph, paragraphs.length - 1), `<p>${word}</p>`).join('')
        : word;
    store.change([{ set: { id, path, value } }], word);
  }

  /** What the screen shows. */
  look(): void {
    for (const word of wordsIn([this.store.body, this.store.undecided])) this.seen.add(word);
  }

  /** What others saved arrives. */
  hear(): void {
    const { store, server } = this;
    if (store.unsaved > 0) return;
    for (const { ops } of server.log.slice(store.version)) store.acceptOthers(store.version + 1, ops);
    this.look();
  }

  decide(chosen: 'mine' | 'theirs'): void {
    this.look();
    const change = this.store.undecided[0];
    if (change) this.store.decide(change.id, change.isPossible ? chosen : 'theirs', 'decided');
  }
}

const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/w\d+/g) ?? [];

/** The words that an operation takes out of the document. */
function takenAway(op: DocumentOperation): string[] {
  if ('remove' in op) return wordsIn(op.remove.was);
  const change = 'set' in op ? op.set : 'unset' in op ? op.unset : undefined;
  const stays = new Set('set' in op ? wordsIn(op.set.value) : []);
  return wordsIn(change?.was).filter(word => !stays.has(word));
}

it('ends with one document, and no saved word was replaced by someone who had not seen it', async () => {
  await assert(
    asyncProperty(array(gesture, { minLength: 5, maxLength: 60 }), async gestures => {
      const server = new DraftServer(start());
      const people = [0, 1, 2, 3, 4].map(each => new Person(server, `person-${each}`));
      for (const each of gestures) {
        const person = people[each.editor];
        if (!person) continue;
        await act(person, each);
        for (const one of people) one.look();
      }
      for (let round = 0; round < 8; round += 1)
        for (const person of people) {
          while (person.store.undecided.length > 0) person.decide('mine');
          await person.sync.flush();
          person.hear();
        }
      for (const { store } of people) {
        expect(store.unsaved + store.deferred.length + store.decisions.length).toBe(0);
        expect(store.body).toEqual(server.body);
      }
      for (const { ops, key } of server.log) {
        const author = people[Number(/-(\d)/.exec(key)?.[1])];
        const unseen = ops.flatMap(takenAway).filter(word => !author?.seen.has(word));
        expect(unseen).toEqual([]);
      }
    }),
    runs,
  );
});

async function act(
  person: Person,
  { kind, id, path, paragraph }: typeof gesture extends Arbitrary<infer T> ? T : never,
) {
  const { store, sync } = person;
  if (kind === 'write') person.write(id, path, paragraph);
  else if (kind === 'remove') store.change([{ remove: { id } }], 'removed');
  else if (kind === 'undo') store.undo();
  else if (kind === 'hear') person.hear();
  else if (kind === 'post' || kind === 'lose') {
    person.isLosing = kind === 'lose';
    await sync.flush();
  } else person.decide(kind);
}
