/** What a page has counted and not sent yet. */
import type { PressedPart } from './last-press.ts';

export interface CountedOrder {
  currency: string;
  /** Minor units. */
  value: number;
}

type CountName = 'shown' | 'pressed' | 'productViews' | 'carts';

/** An arm of an experiment that the visitor has seen. */
export interface CountedArm {
  /** Id of the page. */
  page: string;
  experiment: string;
  arm: string;
}
type ArmCounts = CountedArm & Partial<Record<CountName, 1>> & { order?: CountedOrder };
type PartCounts = PressedPart & Partial<Record<CountName, number>> & { orders?: CountedOrder[] };

export interface UnsentFigures {
  add(part: PressedPart, name: CountName): void;
  addOrder(part: PressedPart, order: CountedOrder): void;
  /** Once per visitor. */
  addArm(arm: CountedArm, name: CountName): void;
  addArmOrder(arm: CountedArm, order: CountedOrder): void;
  /** The body of a report, and the arms that it says were seen; null when nothing was counted since the last one. */
  take(): { body: string; seen: CountedArm[] } | null;
  forget(): void;
}

/** What the server takes in one report. */
const most = { parts: 300, times: 50, orders: 3, arms: 30 };

export function createUnsentFigures(newId: () => string): UnsentFigures {
  const counts = new Map<string, PartCounts>();
  const arms = new Map<string, ArmCounts>();
  const ofArm = (arm: CountedArm): ArmCounts | undefined => {
    const known = arms.get(arm.experiment);
    if (known || arms.size >= most.arms) return known;
    const made = { ...arm };
    arms.set(arm.experiment, made);
    return made;
  };
  const of = ({ page, part }: PressedPart): PartCounts | undefined => {
    const key = `${page}\n${part}`;
    const known = counts.get(key);
    if (known || counts.size >= most.parts) return known;
    const made = { page, part };
    counts.set(key, made);
    return made;
  };
  const forget = () => {
    counts.clear();
    arms.clear();
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
    addArm(arm, name) {
      const count = ofArm(arm);
      if (count) count[name] = 1;
    },
    addArmOrder(arm, order) {
      const count = ofArm(arm);
      if (count) count.order = order;
    },
    take() {
      if (counts.size + arms.size === 0) return null;
      const body = JSON.stringify({
        ...{ v: 1, id: newId(), counts: [...counts.values()] },
        ...(arms.size > 0 ? { arms: [...arms.values()] } : {}),
      });
      const seen = [...arms.values()].filter(({ shown }) => shown);
      forget();
      return { body, seen };
    },
    forget,
  };
}
