/** Ranks documents by name: by bytes of an alphabet four at a time, and only what those leave equal by the language's own order. */
import { alphabetOf, type Letters } from './alphabet.ts';
import type { createBreath } from './breathe.ts';
import { compareIn } from './collators.ts';
import { docAt, figureAt, pairRoom, setPair, sortPairs } from './sort-pairs.ts';

interface Named {
  size: number;
  nameOf(doc: number): string;
  letters: Letters;
  languageId: string;
}

interface Keys {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** Two bytes for each of two weights that a figure alone in a row of letters takes. */
const ROOM_PER_LETTER = 4;
const BITE = 4096;

async function writeKeys({ size, nameOf, letters, languageId }: Named, breath: Breath): Promise<Keys> {
  const alphabet = alphabetOf(letters, languageId);
  const starts = new Uint32Array(size + 1);
  let bytes = new Uint8Array(size * 24 + 1024);
  let end = 0;
  for (let doc = 0; doc < size; doc += 1) {
    const name = nameOf(doc);
    const needed = end + name.length * ROOM_PER_LETTER;
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.max(needed, bytes.length * 2));
      larger.set(bytes);
      bytes = larger;
    }
    end = alphabet.write(name, bytes, end);
    starts[doc + 1] = end;
    if (doc % BITE === 0) await breath();
  }
  return { bytes, starts };
}

type Breath = ReturnType<typeof createBreath>;

/** Four bytes of a key as one figure; where it has ended, zeros. */
function wordAt({ bytes, starts }: Keys, doc: number, depth: number): number {
  const from = (starts[doc] ?? 0) + depth * 4;
  const end = starts[doc + 1] ?? 0;
  const byte = (at: number) => (at < end ? (bytes[at] ?? 0) : 0);
  return ((byte(from) << 24) | (byte(from + 1) << 16) | (byte(from + 2) << 8) | byte(from + 3)) >>> 0;
}

/**
 * A rank for every document, ascending; names that the language holds for equal share one.
 * Those whose letters are the same are left in `sameLetters` as ranges of `docs`.
 */
async function sortByKeys(size: number, keys: Keys, breath: Breath) {
  const docs = Uint32Array.from({ length: size }, (_, doc) => doc);
  const sameLetters: [from: number, to: number][] = [];
  const room = pairRoom(size);
  const waiting: [from: number, to: number, depth: number][] = [[0, size, 0]];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [from, to, depth] = range;
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      setPair(room, at - from, wordAt(keys, doc, depth), doc);
    }
    sortPairs(room, to - from);
    let start = 0;
    for (let at = 0; at < to - from; at += 1) {
      docs[from + at] = docAt(room, at);
      const figure = figureAt(room, at);
      if (at + 1 < to - from && figureAt(room, at + 1) === figure) continue;
      if (at > start) {
        if ((figure & 0xff) === 0) sameLetters.push([from + start, from + at + 1]);
        else waiting.push([from + start, from + at + 1, depth + 1]);
      }
      start = at + 1;
    }
    await breath();
  }
  return { docs, sameLetters };
}

/** Ranks within a range of equal letters by how the names are written; most are written alike. */
function rankAlike(
  alike: Uint32Array,
  nameOf: (doc: number) => string,
  compare: (a: string, b: string) => number,
  give: (doc: number, place: number) => void,
): void {
  const byName = new Map<string, number[]>();
  for (const doc of alike) {
    const name = nameOf(doc);
    const same = byName.get(name);
    if (same) same.push(doc);
    else byName.set(name, [doc]);
  }
  let place = 0;
  let before: string | undefined;
  for (const name of [...byName.keys()].sort(compare)) {
    if (before !== undefined && compare(before, name) !== 0) place += 1;
    for (const doc of byName.get(name) ?? []) give(doc, place);
    before = name;
  }
}

export async function rankNames(named: Named, ranks: Float64Array, breath: Breath): Promise<void> {
  const { size, nameOf, languageId } = named;
  const compare = compareIn(languageId, 'name');
  const { docs, sameLetters } = await sortByKeys(size, await writeKeys(named, breath), breath);
  docs.forEach((doc, place) => {
    ranks[doc] = place;
  });
  for (const [from, to] of sameLetters) {
    rankAlike(docs.slice(from, to), nameOf, compare, (doc, place) => {
      ranks[doc] = from + place;
    });
    await breath();
  }
}
