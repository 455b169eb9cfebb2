/** A product list: filters, sort order and page from its address, and the pages loaded around that page. */

import { makeAutoObservable, observableRef } from 'mobx';
import {
  type AddressQuery,
  choiceParameters,
  isChoiceKey,
  type ListChoices,
  readChoices,
} from '#api/catalogue/choices/list-choices.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { ProductCard } from '#api/catalogue/types.ts';
import { encodePath } from '#kernel/address/address-path.ts';

export interface ListedPage {
  /** Page number, from 1. */
  number: number;
  products: readonly ProductCard[];
}

export type Direction = 'previous' | 'next';

/** Address of the list: decoded path, prefix and the whole query. */
export interface ListAddress {
  path: string;
  prefix: string;
  query: AddressQuery;
}

export interface ListStoreParts {
  /** Id of the widget, used as a prefix of DOM ids. */
  id: string;
  /** The list with the page of the address. */
  list: ListPage;
  address: ListAddress;
  /** Loads the products of one page; rejects when the request fails. */
  load: (page: number) => Promise<readonly ProductCard[]>;
  /** Replaces the address in the address bar without loading or scrolling. */
  showAddress: (href: string) => void;
}

type Parameter = readonly [key: string, text: string];

export class ListStore {
  readonly id: string;
  readonly list: ListPage;
  readonly address: ListAddress;
  /** Pages before and after the page of the address, in order. */
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

  /** The filters of the address; none for a list without filters. */
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

  /** Hidden fields of a form: all parameters except those that the form sets and the page number. */
  otherParameters(without: readonly string[]): readonly Parameter[] {
    return Object.entries(this.address.query).filter(([key]) => key !== 'page' && !without.includes(key));
  }

  /** The address of the list with other filters, on its first page; sort order and unknown parameters stay. */
  hrefOf(choices: ListChoices): string {
    const others = this.otherParameters([]).filter(([key]) => !isChoiceKey(key));
    return this.withQuery([...choiceParameters(choices), ...others]);
  }

  /** The address of a page of the list; the first page has no number. */
  pageAddress(page: number): string {
    return this.withQuery([
      ...this.otherParameters([]),
      ...(page > 1 ? [['page', String(page)] as const] : []),
    ]);
  }

  /**
   * Loads the next or previous page. Rejects when the request fails.
   * @param beforeTaking called just before the page is added to the list.
   * @returns false when a page is being loaded already or there is none.
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
      this.endLoading();
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

  private endLoading(): void {
    this.loading = null;
  }

  private withQuery(parameters: readonly Parameter[]): string {
    const query = new URLSearchParams(parameters.map(([key, text]) => [key, text])).toString();
    return query ? `${this.path}?${query}` : this.path;
  }
}
