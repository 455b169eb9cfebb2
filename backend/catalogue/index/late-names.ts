/** Ranks for names that are added after the others were ranked: between their neighbours, which keep theirs. */
import { compareIn } from './names/collators.ts';

interface Late {
  name: string;
  /** Rank of the first name that comes after the new one; the new rank is below it. */
  below: number;
  docs: number[];
}

interface Ordered {
  /** Documents by rank; created with the first late name. */
  docs(): Uint32Array;
  nameOf(doc: number): string;
  rank: Float64Array;
  languageId: string;
}

export class LateNames {
  readonly #compare: (a: string, b: string) => number;
  readonly #ordered: Ordered;
  #docs: Uint32Array | null = null;
  readonly #late: Late[] = [];

  constructor(ordered: Ordered) {
    this.#ordered = ordered;
    this.#compare = compareIn(ordered.languageId, 'name');
  }

  add(doc: number, name: string): void {
    const { nameOf, rank } = this.#ordered;
    this.#docs ??= this.#ordered.docs();
    const docs = this.#docs;
    const at = this.#firstNotBefore(docs.length, place => nameOf(docs[place] ?? 0), name);
    const next = docs[at];
    if (next !== undefined && this.#compare(nameOf(next), name) === 0) {
      rank[doc] = rank[next] ?? 0;
      return;
    }
    const below = next === undefined ? docs.length : (rank[next] ?? 0);
    const place = this.#firstNotBefore(this.#late.length, each => this.#late[each]?.name ?? '', name);
    const same = this.#late[place];
    if (same && this.#compare(same.name, name) === 0) {
      rank[doc] = rank[same.docs[0] ?? 0] ?? 0;
      same.docs.push(doc);
      return;
    }
    this.#late.splice(place, 0, { name, below, docs: [doc] });
    this.#spread(place, below);
  }

  /** Distributes the ranks of all names in the same gap evenly. */
  #spread(place: number, below: number): void {
    let from = place;
    while (this.#late[from - 1]?.below === below) from -= 1;
    let until = place;
    while (this.#late[until]?.below === below) until += 1;
    const step = 1 / (until - from + 1);
    for (let at = from; at < until; at += 1) {
      for (const doc of this.#late[at]?.docs ?? [])
        this.#ordered.rank[doc] = below - 1 + step * (at - from + 1);
    }
  }

  #firstNotBefore(count: number, nameAt: (place: number) => string, name: string): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(nameAt(middle), name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
