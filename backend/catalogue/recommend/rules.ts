/** Which products a shop recommends beside others by rule: the setting `site.recommendations` (R-VEHICLE-14, R-PRODUCT-50). */

export const recommendedKinds = ['accessories', 'related', 'similar'] as const;
export type RecommendedKind = (typeof recommendedKinds)[number];
/** `set`: what makes a whole with a product on one vehicle. */
export const ruleKinds = [...recommendedKinds, 'set'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** How many pieces of a part a set has. */
export interface SetPieces {
  front: number;
  rear: number;
  /** Without a position. */
  any: number;
}

export interface RecommendationRule<Kind extends RuleKind = RuleKind> {
  /** Ids of categories, with those below them; empty: every product. */
  from: readonly number[];
  /** Ids of categories; empty: the product's own. */
  to: readonly number[];
  kind: Kind;
  /** Identifiers of parameters that must agree, `brand` or `vehicle`. */
  agree: readonly string[];
  /** Products; of no meaning in sets. */
  most: number;
  /** Of sets. */
  pieces: SetPieces;
}

/** How near a rule is to a category: the deeper the nearer; null when it is about another one. */
function depthOf({ from }: RecommendationRule, path: readonly { id: number }[]): number | null {
  if (from.length === 0) return 0;
  const at = path.findLastIndex(({ id }) => from.includes(id));
  return at < 0 ? null : at + 1;
}

/** Those of a kind that are nearest to the category, in their order: they take the place of those of the categories above it. */
export function rulesFor<Kind extends RuleKind>(
  rules: readonly RecommendationRule[],
  kind: Kind,
  path: readonly { id: number }[],
): RecommendationRule<Kind>[] {
  const ranked = rules.flatMap(rule => {
    const depth = rule.kind === kind ? depthOf(rule, path) : null;
    return depth === null ? [] : [{ rule: { ...rule, kind }, depth }];
  });
  const nearest = Math.max(...ranked.map(({ depth }) => depth));
  return ranked.filter(({ depth }) => depth === nearest).map(({ rule }) => rule);
}

/** `2+2` front and rear, `4` anywhere; null for another text. */
export function parsePieces(text: string): SetPieces | null {
  const [whole, first = '0', second] = /^([0-9]{1,2})(?:\+([0-9]{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const [front, rear] = second === undefined ? [0, 0] : [Number(first), Number(second)];
  const pieces = { front, rear, any: second === undefined ? Number(first) : 0 };
  return front + rear + pieces.any > 0 ? pieces : null;
}

/** As `parsePieces` reads it. */
export const printPieces = ({ front, rear, any }: SetPieces): string =>
  any > 0 ? String(any) : `${front}+${rear}`;

export const noPieces: SetPieces = { front: 0, rear: 0, any: 0 };
