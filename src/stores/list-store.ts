/** A list of products on the screen: what its address says of filters, order and page, and the pages loaded around that page. */
import {
  choiceParameters,
  isChoiceKey,
  type ListChoices,
  type Query,
  readChoices,
} from '#api/catalogue/choices/list-choices.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { ProductCard } from '#api/catalogue/types.ts';
import { encodePath } from '#kernel/address-path.ts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface ListedPage {
  /** The first page is 1. */
  number: number;
  products: readonly ProductCard[];
}

export type Direction = 'previous' | 'next';

/** Where the list is: the decoded path, what stands before it, and the whole query. */
export interface ListAddress {
  path: string;
  prefix: string;
  query: Query;
}

export interface ListStoreParts {
  /** Id of the widget; prefix of DOM ids. */
  id: string;
  /** With the page that the address names. */
  list: ListPage;
  address: ListAddress;
  /** The products of one page; rejects when the shop does not answer. */
  load: (page: number) => Promise<readonly ProductCard[]>;
  /** Puts an address of the same list into the address bar; nothing is loaded, nothing scrolls. */
  showAddress: (href: string) => void;
}

type Parameter = readonly [key: string, text: string];

export class ListStore {
  readonly id: string;
  readonly list: ListPage;
  readonly address: ListAddress;
  /** Around the page of the address, in order. */
  before: readonly ListedPage[] = [];
  after: readonly ListedPage[] = [];
  loading: Direction | null = null;
  private readonly parts: ListStoreParts;

  constructor(parts: ListStoreParts) {
    this.parts = parts;
    this.id = parts.id;
    this.list = parts.list;
    this.address = parts.address;
    makeAutoObservable<ListStore, 'parts'>(
      this,
      { id: false, list: false, address: false, parts: false, before: observableRef, after: observableRef },
      { autoBind: true },
    );
  }

  /** The filters of the address; none on a list that has no filters. */
  get choices(): ListChoices {
    return this.list.facets ? readChoices(this.address.query) : { groups: {} };
  }

  get first(): number {
    return this.before[0]?.number ?? this.list.page;
  }

  get last(): number {
    return this.after.at(-1)?.number ?? this.list.page;
  }

  get hasPrevious(): boolean {
    return this.first > 1;
  }

  get hasNext(): boolean {
    return this.last < this.list.pageCount;
  }

  /** The list's path, encoded, with market and language. */
  get path(): string {
    return this.address.prefix + encodePath(this.address.path);
  }

  /** Hidden fields of a form: all parameters except those it sets and the page, which restarts. */
  otherParameters(without: readonly string[]): readonly Parameter[] {
    return Object.entries(this.address.query).filter(([key]) => key !== 'page' && !without.includes(key));
  }

  /** The list under other filters, from its first page; the order and foreign keys stay. */
  hrefOf(choices: ListChoices): string {
    const others = this.otherParameters([]).filter(([key]) => !isChoiceKey(key));
    return this.withQuery([...choiceParameters(choices), ...others]);
  }

  /** A page of the list; the first has no number. */
  pageAddress(page: number): string {
    return this.withQuery([
      ...this.otherParameters([]),
      ...(page > 1 ? [['page', String(page)] as const] : []),
    ]);
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
    if (direction === 'previous') {
      this.before = [page, ...this.before];
      return;
    }
    this.after = [...this.after, page];
    this.parts.showAddress(this.pageAddress(this.last));
  }

  private rest(): void {
    this.loading = null;
  }

  private withQuery(parameters: readonly Parameter[]): string {
    const query = new URLSearchParams(parameters.map(([key, text]) => [key, text])).toString();
    return query ? `${this.path}?${query}` : this.path;
  }
}
