/** The card by which each list was left, by the list's address; lasts as long as the tab. */
import { isRecord } from '#kernel/is-record.ts';
import type { KeyValueStorage } from '../common/ports.ts';

export interface LeftCard {
  /** Product id. */
  id: string;
  /** Page of the list, from 1. */
  page: number;
  /** Distance from the top of the viewport, px. */
  top: number;
}

const key = 'atv-list-returns';
/** Maximum number of lists. */
const maxLists = 20;

const isCard = (value: unknown): value is LeftCard =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['page'] === 'number' &&
  typeof value['top'] === 'number';

export class ListReturns {
  private readonly cards: Map<string, LeftCard>;
  private readonly storage: Pick<KeyValueStorage, 'get' | 'set'>;

  constructor(storage: Pick<KeyValueStorage, 'get' | 'set'>) {
    this.storage = storage;
    this.cards = new Map(readCards(storage.get(key)));
  }

  /** @param address path and query of the list, including the page of the card. */
  remember(address: string, card: LeftCard): void {
    this.cards.delete(address);
    this.cards.set(address, card);
    const latest = [...this.cards].slice(-maxLists);
    this.storage.set(key, JSON.stringify(latest));
  }

  at(address: string): LeftCard | null {
    return this.cards.get(address) ?? null;
  }
}

function readCards(text: string | null): [string, LeftCard][] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown): [string, LeftCard][] => {
      const [address, card] = Array.isArray(row) ? (row as unknown[]) : [];
      return typeof address === 'string' && isCard(card) ? [[address, card]] : [];
    });
  } catch {
    return [];
  }
}
