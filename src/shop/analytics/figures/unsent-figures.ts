/** What a page has counted and not sent yet. */
import type { PressedPart } from './last-press.ts';

export interface CountedOrder {
  currency: string;
  /** Minor units. */
  value: number;
}

type CountName = 'shown' | 'pressed' | 'productViews' | 'carts';
type PartCounts = PressedPart & Partial<Record<CountName, number>> & { orders?: CountedOrder[] };

export interface UnsentFigures {
  add(part: PressedPart, name: CountName): void;
  addOrder(part: PressedPart, order: CountedOrder): void;
  /** The body of a report; null when nothing was counted since the last one. */
  take(): string | null;
  forget(): void;
}

/** What the server takes in one report. */
const most = { parts: 300, times: 50, orders: 3 };

export function createUnsentFigures(newId: () => string): UnsentFigures {
  const counts = new Map<string, PartCounts>();
  const of = ({ page, part }: PressedPart): PartCounts | undefined => {
    const key = `${page}\n${part}`;
    const known = counts.get(key);
    if (known || counts.size >= most.parts) return known;
    const made = { page, part };
    counts.set(key, made);
    return made;
  };
  return {
    add(part, name) {
      const count = of(part);
      if (count) count[name] = Math.min((count[name] ?? 0) + 1, most.times);
    },
    addOrder(part, order) {
      const count = of(part);
      if (count && (count.orders?.length ?? 0) < most.orders) count.orders = [...(count.orders ?? []), order];
    },
    take() {
      if (counts.size === 0) return null;
      const body = JSON.stringify({ v: 1, id: newId(), counts: [...counts.values()] });
      counts.clear();
      return body;
    },
    forget: () => counts.clear(),
  };
}
