/** Which pages of a list are on the screen, and how the next and the previous come (R-LIST-20). */
import type { ProductCard } from '#api/catalogue/types.ts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface ListedPage {
  /** 1 is the first. */
  number: number;
  products: readonly ProductCard[];
}

export type Direction = 'previous' | 'next';

export interface ListStoreParts {
  /** The page that the address named. */
  page: number;
  pageCount: number;
  /** The products of one page; rejects when the shop does not answer. */
  load: (page: number) => Promise<readonly ProductCard[]>;
}

export class ListStore {
  /** Around the page of the address, in order. */
  before: readonly ListedPage[] = [];
  after: readonly ListedPage[] = [];
  loading: Direction | null = null;
  private readonly parts: ListStoreParts;

  constructor(parts: ListStoreParts) {
    this.parts = parts;
    makeAutoObservable<ListStore, 'parts'>(
      this,
      { before: observableRef, after: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get first(): number {
    return this.before[0]?.number ?? this.parts.page;
  }

  get last(): number {
    return this.after.at(-1)?.number ?? this.parts.page;
  }

  get hasPrevious(): boolean {
    return this.first > 1;
  }

  get hasNext(): boolean {
    return this.last < this.parts.pageCount;
  }

  /**
   * True when the page has come; false when it is on its way already or there is none. Rejects when the shop does not answer.
   * @param beforeTaking called right before the page is among those in sight.
   */
  async more(direction: Direction, beforeTaking: () => void = () => undefined): Promise<boolean> {
    const isNext = direction === 'next';
    if (this.loading || !(isNext ? this.hasNext : this.hasPrevious)) return false;
    const number = isNext ? this.last + 1 : this.first - 1;
    this.loading = direction;
    try {
      const products = await this.parts.load(number);
      beforeTaking();
      this.take(direction, { number, products });
      return true;
    } finally {
      this.rest();
    }
  }

  private take(direction: Direction, page: ListedPage): void {
    if (direction === 'next') this.after = [...this.after, page];
    else this.before = [page, ...this.before];
  }

  private rest(): void {
    this.loading = null;
  }
}
