/**
 * What a member of staff may write who is limited to markets: overrides for these markets, and parts of documents that are
 * shown in no other (R-STUDIO-192).
 */
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { childOf } from '#engine/operation/json-fields.ts';
import { childLists, findNode, isNode } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { anchorOf } from '#engine/operation/places.ts';
import { subjectsOf } from '#engine/operation/touches.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';

/** A person as far as their limit goes; null: all markets. */
export interface MarketLimited {
  markets?: readonly string[] | null;
}

/** Whether a person may write something that these markets show; none named: all of them show it. */
export const mayWriteIn = ({ markets }: MarketLimited, shownIn: readonly string[] | null): boolean =>
  !markets || (shownIn !== null && shownIn.length > 0 && shownIn.every(market => markets.includes(market)));

/** The only markets in which a rule can be true; null: all. */
export function marketsOfRule(rule: unknown): readonly string[] | null {
  if (!isRecord(rule)) return null;
  const { market, all } = rule as Rule;
  if (Array.isArray(market)) return market;
  if (!Array.isArray(all)) return null;
  return all.map(marketsOfRule).find(markets => markets !== null) ?? null;
}

const isOwn = (holder: DocumentBody, person: MarketLimited): boolean =>
  mayWriteIn(person, marketsOfRule(holder['when']));

/** An override says for itself where it counts. */
const isOwnOverride = (body: DocumentBody, person: MarketLimited): boolean =>
  body['kind'] === 'override' && mayWriteIn(person, marketsOfRule(body['context']));

/** Without the parts that the person may write. Props hold no parts. */
function withoutOwn(value: unknown, person: MarketLimited): unknown {
  if (Array.isArray(value))
    return value
      .filter(item => !isNode(item) || !isOwn(item, person))
      .map(item => (isNode(item) ? withoutOwn(item, person) : item));
  if (!isRecord(value)) return value;
  const parts = new Set(['regions', ...childLists(value).map(({ path: [key] }) => key)]);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      !parts.has(key)
        ? inner
        : key === 'regions' && isRecord(inner)
          ? Object.fromEntries(Object.entries(inner).map(([name, list]) => [name, withoutOwn(list, person)]))
          : withoutOwn(inner, person),
    ]),
  );
}

/**
 * The parts that differ and that the person may not write; an empty id is the document itself.
 * @param before null for a document that there was not
 * @param after null for one that is taken away
 */
export function outsideMarkets(
  before: DocumentBody | null,
  after: DocumentBody | null,
  person: MarketLimited,
): NodeAddress[] {
  if (!person.markets) return [];
  if ([before, after].every(body => body === null || isOwnOverride(body, person))) return [];
  if (!before || !after) return [''];
  // Its operations are about parts of another document.
  if ([before, after].some(({ kind }) => kind === 'override')) return sameJson(before, after) ? [] : [''];
  const [past, now] = [before, after].map(body => withoutOwn(body, person) as DocumentBody);
  if (!past || !now) return [''];
  return [...new Set(diffDocuments(past, now).flatMap(subjectsOf))];
}

/** The part and those around it, the outermost first. */
function trailOfNode(body: DocumentBody, id: NodeAddress): DocumentNode[] {
  let holder: unknown = body;
  return (findNode(body, id)?.path ?? []).flatMap(key => {
    holder = childOf(holder, key);
    return isNode(holder) ? [holder] : [];
  });
}

/** Whether the person may change a part of a document, and what is in it; the empty id is the document itself. */
export const mayWriteNode = (body: DocumentBody, id: NodeAddress, person: MarketLimited): boolean =>
  !person.markets || isOwnOverride(body, person) || trailOfNode(body, id).some(node => isOwn(node, person));

/** What a limited person adds is for their markets, unless it is put where everything is. */
export function addedForMarkets(
  body: DocumentBody,
  op: DocumentOperation,
  person: MarketLimited,
): DocumentOperation {
  const { markets } = person;
  if (!markets || !('insert' in op)) return op;
  const { insert } = op;
  const around =
    'firstIn' in insert
      ? trailOfNode(body, insert.firstIn)
      : trailOfNode(body, anchorOf(insert)).slice(0, -1);
  if ([...around, insert.node].some(node => isOwn(node, person))) return op;
  const { when } = insert.node;
  const node = { ...insert.node, when: { ...(isRecord(when) ? when : {}), market: [...markets] } };
  return { insert: { ...insert, node } };
}
