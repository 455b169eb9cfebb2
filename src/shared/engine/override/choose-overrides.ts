/** Selects the overrides of a segment in order of application: the last one wins. */
import type { Segment } from '#kernel/segment.ts';
import type { OverrideDocument } from './override-document.ts';

type Context = OverrideDocument['context'];

export const holdsFor = ({ market, locale, customerType }: Context, segment: Segment): boolean =>
  (!market || market.includes(segment.market)) &&
  (!locale || locale.includes(segment.locale)) &&
  (!customerType || customerType.includes(segment.customerType));

/** The chain from the page's direct override to this one; null when it does not end at the page. */
export function chainOf(
  override: OverrideDocument,
  pageId: string,
  byId: ReadonlyMap<string, OverrideDocument>,
): OverrideDocument[] | null {
  const chain = [override];
  for (let parent = override.extends; parent !== pageId; ) {
    const next = byId.get(parent);
    if (!next || chain.includes(next)) return null;
    chain.unshift(next);
    parent = next.extends;
  }
  return chain;
}

/** Sort key of a context from wide to narrow: few conditions first, then many values. */
function breadth({ context }: OverrideDocument): [conditions: number, values: number] {
  const lists = Object.values(context);
  return [lists.length, lists.reduce((sum, list) => sum + list.length, 0)];
}

function byBreadth(a: OverrideDocument, b: OverrideDocument): number {
  const [conditionsA, valuesA] = breadth(a);
  const [conditionsB, valuesB] = breadth(b);
  return conditionsA - conditionsB || valuesB - valuesA || (a.id < b.id ? -1 : 1);
}

const overlap = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  !a || !b || a.some(value => b.includes(value));

/** Whether both can apply to one segment with equal precedence, so that only their ids decide the order. */
export function isAmbiguous(a: OverrideDocument, b: OverrideDocument): boolean {
  const meet = (['market', 'locale', 'customerType'] as const).every(key =>
    overlap(a.context[key], b.context[key]),
  );
  return a.extends === b.extends && meet && `${breadth(a)}` === `${breadth(b)}`;
}

/** Parents before children, wide contexts before narrow ones; an override applies only if all its parents do. */
export function overridesFor(
  pageId: string,
  segment: Segment,
  overrides: readonly OverrideDocument[],
): OverrideDocument[] {
  const byId = new Map(overrides.map(override => [override.id, override]));
  const holding = overrides.flatMap(override => {
    const chain = chainOf(override, pageId, byId);
    return chain?.every(({ context }) => holdsFor(context, segment))
      ? [{ override, depth: chain.length }]
      : [];
  });
  return holding
    .toSorted((a, b) => a.depth - b.depth || byBreadth(a.override, b.override))
    .map(({ override }) => override);
}
