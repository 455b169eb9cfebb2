/** The tags of a page at the edge: those of the page cache, in the number and length that every edge takes. */

/** Of one page; Bunny reads no more than 1,024 bytes of the header. */
export const MAX_TAGS = 30;
export const MAX_BYTES = 1_000;

/** The categories with their ancestors, the brands and campaigns that a product is in: `c_12`, `b_3`, `dc_4`. */
export type ScopesOf = (productId: number) => readonly string[];

export interface EdgeTags {
  tags: readonly string[];
  /** False when some had to be left out: then the page may not be stored for long. */
  isWhole: boolean;
}

const ofProduct = /^product:(\d+)$/;
const ofList = /^list:((?:c|b|dc)_\d+):/;
const ofMembers = /^list:((?:c|b|dc)_\d+):members$/;
/** Neither separates tags nor means anything in the patterns by which they are searched. */
const plain = /^[\w:-]{1,80}$/;

const tagOfScope = (scope: string): string => `in:${scope}`;
const NOWHERE = 'nowhere';

const scopesOrNone = (id: number, scopesOf: ScopesOf): readonly string[] => {
  const scopes = scopesOf(id);
  return scopes.length > 0 ? scopes : [NOWHERE];
};

const fits = (tags: readonly string[]): boolean =>
  tags.length <= MAX_TAGS && tags.join(' ').length <= MAX_BYTES;

/** The scope with the most of these products; of equal ones that of a list of the page, whose products it has anyway. */
function widest(scopesByProduct: readonly (readonly string[])[], own: ReadonlySet<string>): string | null {
  const counts = new Map<string, number>();
  for (const scopes of scopesByProduct)
    for (const scope of scopes) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  const weight = ([scope, count]: readonly [string, number]) => count * 2 + (own.has(scope) ? 1 : 0);
  return [...counts].toSorted((a, b) => weight(b) - weight(a))[0]?.[0] ?? null;
}

/**
 * Where there are too many, one tag of a category, brand or campaign stands for all products of the page that are in it,
 * and the page is purged with every change of any product there.
 */
export function edgeTags(tags: readonly string[], scopesOf: ScopesOf): EdgeTags {
  const isPlain = tags.every(tag => plain.test(tag));
  if (isPlain && fits(tags)) return { tags, isWhole: true };
  const known = tags.filter(tag => plain.test(tag));
  const others = known.filter(tag => !ofProduct.test(tag));
  const own = new Set(others.flatMap(tag => ofList.exec(tag)?.[1] ?? []));
  let products = known.flatMap(tag => {
    const id = ofProduct.exec(tag)?.[1];
    return id === undefined ? [] : [{ tag, scopes: scopesOrNone(Number(id), scopesOf) }];
  });
  const wide: string[] = [];
  const all = () => [...others, ...wide, ...products.map(({ tag }) => tag)];
  while (!fits(all())) {
    const scope = widest(
      products.map(({ scopes }) => scopes),
      own,
    );
    if (scope === null) break;
    wide.push(tagOfScope(scope));
    products = products.filter(({ scopes }) => !scopes.includes(scope));
  }
  const kept = all();
  while (!fits(kept)) kept.pop();
  return { tags: kept, isWhole: isPlain && kept.length === all().length };
}

/** The tags of a change with those that stand for many products: of where they are now, and of the lists they may have left. */
export function purgedTags(
  tags: readonly string[] | 'all',
  productIds: readonly number[],
  scopesOf: ScopesOf,
): readonly string[] | 'all' {
  if (tags === 'all') return tags;
  const scopes = new Set(productIds.flatMap(id => scopesOrNone(id, scopesOf)));
  for (const tag of tags) {
    const left = ofMembers.exec(tag)?.[1];
    if (left !== undefined) scopes.add(left);
  }
  return [...new Set([...tags, ...[...scopes].map(tagOfScope)])];
}
