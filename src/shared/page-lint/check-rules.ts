/** Reports rules that never hold: reversed dates, conditions that exclude each other (R-PAGE-5). */
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import {
  childNode,
  itemsAt,
  type JsonNode,
  memberOf,
  membersOf,
  scalarOf,
  textAt,
} from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Conditions that must hold together: allowed values per key, and a period in milliseconds. */
interface Conditions {
  values: ReadonlyMap<string, ReadonlySet<string>>;
  from: number;
  until: number;
}

const nothing: Conditions = {
  values: new Map(),
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
};
const listKeys = ['market', 'locale', 'customerType', 'viewport'];
const singleKeys = ['auth', 'vehicle', 'cart', 'consent'];

export function checkRules(source: SourceFile): Finding[] {
  return placedNodes(source).flatMap(placed => {
    const rule = childNode(placed.node, 'when');
    return rule ? ruleFindings(source, rule, [...placed.jsonPath, 'when'], conditionsAbove(placed)) : [];
  });
}

/** The conditions of the container, which also apply to its widgets. */
const conditionsAbove = ({ inside }: PlacedNode): Conditions => (inside ? conditionsOf(inside) : nothing);

/** True when no visitor can ever see both. */
export const neverTogether = (one: PlacedNode, other: PlacedNode): boolean =>
  excludes(one, other) || excludes(other, one) || areOtherArms(one, other);

/** The arms of a node and of everything that contains it, by experiment. */
function armsOf(placed: PlacedNode): Map<string, string> {
  const arms = new Map<string, string>();
  for (let node: PlacedNode | undefined = placed; node; node = node.inside) {
    const taking = childNode(node.node, 'experiment');
    const [name, arm] = [textAt(taking, 'name'), textAt(taking, 'arm')];
    if (name !== undefined && arm !== undefined) arms.set(name, arm);
  }
  return arms;
}

function areOtherArms(one: PlacedNode, other: PlacedNode): boolean {
  const others = armsOf(other);
  return [...armsOf(one)].some(([name, arm]) => (others.get(name) ?? arm) !== arm);
}

function excludes(one: PlacedNode, other: PlacedNode): boolean {
  let conditions = conditionsOf(one);
  for (let node: PlacedNode | undefined = other; node; node = node.inside) {
    const rule = childNode(node.node, 'when');
    const joined = rule ? join(conditions, rule) : conditions;
    if (typeof joined === 'string') return true;
    conditions = joined;
  }
  return false;
}

/** The conditions of the node and of everything that contains it. */
function conditionsOf(placed: PlacedNode): Conditions {
  const above = conditionsAbove(placed);
  const rule = childNode(placed.node, 'when');
  const joined = rule ? join(above, rule) : above;
  return typeof joined === 'string' ? above : joined;
}

/** The first problem of the rule; later ones follow from it. */
function ruleFindings(source: SourceFile, rule: JsonNode, jsonPath: JsonPath, above: Conditions): Finding[] {
  const reversed = findReversed(rule, jsonPath);
  if (reversed) {
    return [
      atValue(source, [...reversed, 'until'], {
        code: 'RULE001',
        message: '"until" is not after "from"',
        fix: 'Swap the two',
      }),
    ];
  }
  const clash = hasNoYear(rule) ? 'vehicleIs' : join(above, rule);
  if (typeof clash !== 'string') return branchFindings(source, rule, jsonPath, clash);
  const caret = memberOf(rule, clash) ? [...jsonPath, clash] : jsonPath;
  return [
    atValue(source, caret, {
      code: 'RULE002',
      message: `The rule can never hold: no "${clash}" fits all its conditions`,
      fix: 'Remove one of them',
    }),
  ];
}

/** Whether the last model year is before the first. */
function hasNoYear(rule: JsonNode): boolean {
  const range = childNode(rule, 'vehicleIs');
  const [from, until] = ['from', 'until'].map(key => scalarOf(childNode(range, key)));
  return typeof from === 'number' && typeof until === 'number' && from > until;
}

/** Checks each branch of `any` together with the surrounding conditions. */
function branchFindings(
  source: SourceFile,
  rule: JsonNode,
  jsonPath: JsonPath,
  around: Conditions,
): Finding[] {
  return itemsAt(rule, 'any').flatMap((branch, index) =>
    ruleFindings(source, branch, [...jsonPath, 'any', index], around),
  );
}

function findReversed(rule: JsonNode, jsonPath: JsonPath): JsonPath | undefined {
  const { from, until } = periodOf(rule);
  if (from >= until) return jsonPath;
  for (const key of ['all', 'any']) {
    for (const [index, inner] of itemsAt(rule, key).entries()) {
      const found = findReversed(inner, [...jsonPath, key, index]);
      if (found) return found;
    }
  }
  const not = childNode(rule, 'not');
  return not && findReversed(not, [...jsonPath, 'not']);
}

/** The combined conditions, or the key on which they exclude each other. */
function join(above: Conditions, rule: JsonNode): Conditions | string {
  const values = new Map(above.values);
  for (const [key, allowed] of valuesOf(rule)) {
    const before = values.get(key);
    const both = before ? new Set([...allowed].filter(value => before.has(value))) : allowed;
    if (both.size === 0) return key;
    values.set(key, both);
  }
  const span = periodOf(rule);
  let conditions: Conditions = {
    values,
    from: Math.max(above.from, span.from),
    until: Math.min(above.until, span.until),
  };
  if (conditions.from >= conditions.until) return Number.isFinite(span.from) ? 'from' : 'until';
  for (const inner of itemsAt(rule, 'all')) {
    const joined = join(conditions, inner);
    if (typeof joined === 'string') return joined;
    conditions = joined;
  }
  return excluded(conditions, childNode(rule, 'not')) ?? conditions;
}

/** `not` excludes everything when its only condition holds for all remaining values. */
function excluded({ values }: Conditions, not: JsonNode | undefined): string | undefined {
  if (!not || membersOf(not).length !== 1) return undefined;
  const [condition] = valuesOf(not);
  if (!condition) return undefined;
  const [key, denied] = condition;
  const left = values.get(key);
  return left && [...left].every(value => denied.has(value)) ? key : undefined;
}

function valuesOf(rule: JsonNode): [string, ReadonlySet<string>][] {
  const lists = listKeys
    .filter(key => memberOf(rule, key))
    .map((key): [string, ReadonlySet<string>] => [
      key,
      new Set(itemsAt(rule, key).map(item => String(scalarOf(item)))),
    ]);
  const single = singleKeys.flatMap((key): [string, ReadonlySet<string>][] => {
    const value = textAt(rule, key);
    return value === undefined ? [] : [[key, new Set([value])]];
  });
  return [...lists, ...single];
}

const periodOf = (rule: JsonNode) => ({
  from: momentOf(textAt(rule, 'from')) ?? nothing.from,
  until: momentOf(textAt(rule, 'until')) ?? nothing.until,
});

const momentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);
