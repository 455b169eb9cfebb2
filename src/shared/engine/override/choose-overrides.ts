/** Selects the overrides of a segment in order of application: the last one wins. */
import type { Segment } from '#kernel/segment.ts';
import type { OverrideDocument } from './override-document.ts';

type Context = OverrideDocument['context'];
/** An override without what it says. */
type Placed = Pick<OverrideDocument, 'id' | 'extends' | 'context'>;

export const holdsFor = ({ market, locale, customerType }: Context, segment: Segment): boolean =>
  (!market || market.includes(segment.market)) &&
  (!locale || locale.includes(segment.locale)) &&
  (!customerType || customerType.includes(segment.customerType));

/** The chain from the page's direct override to this one; null when it does not end at the page. */
export function chainOf<T extends Placed>(
  override: T,
  pageId: string,
  byId: ReadonlyMap<string, T>,
): T[] | null {
  const chain = [override];
  for (let parent = override.extends; parent !== pageId; ) {
    const next = byId.get(parent);
    if (!next || chain.includes(next)) return null;
    chain.unshift(next);
    parent = next.extends;
  }
  return chain;
}

const conditions = ['market', 'locale', 'customerType'] as const;

/** What is written for a market counts most, since a market has editors of its own. */
const weights = { market: 4, customerType: 2, locale: 1 } as const;

/** Sort key of a context from wide to narrow: few conditions first, then many values, then by what the conditions are about. */
function breadth({
  context,
}: Pick<OverrideDocument, 'context'>): [count: number, values: number, weight: number] {
  const given = conditions.filter(key => context[key] !== undefined);
  const values = given.reduce((sum, key) => sum + (context[key]?.length ?? 0), 0);
  return [given.length, values, given.reduce((sum, key) => sum + weights[key], 0)];
}

function byBreadth(a: Placed, b: Placed): number {
  const [countA, valuesA, weightA] = breadth(a);
  const [countB, valuesB, weightB] = breadth(b);
  return countA - countB || valuesB - valuesA || weightA - weightB || (a.id < b.id ? -1 : 1);
}

const overlap = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  !a || !b || a.some(value => b.includes(value));

/** Whether both can apply to one segment with equal precedence, so that only their ids decide the order. */
export function isAmbiguous(a: OverrideDocument, b: OverrideDocument): boolean {
  const meet = conditions.every(key => overlap(a.context[key], b.context[key]));
  return a.extends === b.extends && meet && `${breadth(a)}` === `${breadth(b)}`;
}

function inOrder<T extends Placed>(
  pageId: string,
  overrides: readonly T[],
  holds: (context: Context) => boolean,
): T[] {
  const byId = new Map(overrides.map(override => [override.id, override]));
  const holding = overrides.flatMap(override => {
    const chain = chainOf(override, pageId, byId);
    return chain?.every(({ context }) => holds(context)) ? [{ override, depth: chain.length }] : [];
  });
  return holding
    .toSorted((a, b) => a.depth - b.depth || byBreadth(a.override, b.override))
    .map(({ override }) => override);
}

/** Parents before children, wide contexts before narrow ones; an override applies only if all its parents do. */
export const overridesFor = (
  pageId: string,
  segment: Segment,
  overrides: readonly OverrideDocument[],
): OverrideDocument[] => inOrder(pageId, overrides, context => holdsFor(context, segment));

/** Whether the wider context holds wherever all of the narrow ones do. */
const contains = (wide: Context, narrow: readonly Placed[]): boolean =>
  conditions.every(key => {
    const values: readonly string[] | undefined = wide[key];
    return !values || narrow.some(({ context }) => context[key]?.every(value => values.includes(value)));
  });

/** Those that are applied before this one wherever it applies, in their order: the page that it changes has them. */
export function overridesBefore<T extends Placed>(own: T, pageId: string, overrides: readonly T[]): T[] {
  const all = [...overrides.filter(({ id }) => id !== own.id), own];
  const chain = chainOf(own, pageId, new Map(all.map(each => [each.id, each]))) ?? [];
  const ordered = inOrder(pageId, all, context => contains(context, chain));
  return ordered.slice(0, Math.max(0, ordered.indexOf(own)));
}
