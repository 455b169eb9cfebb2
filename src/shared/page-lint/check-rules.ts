/** Reports rules that never hold: reversed dates, conditions that exclude each other (R-PAGE-5). */
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { areAllAmong, commonVehicles, hasNoYear } from '#kernel/vehicle/common-vehicles.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
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

/** Conditions that must hold together: allowed values per key, vehicles, and a period in milliseconds. */
interface Conditions {
  vehicles: readonly VehicleRule[];
  values: ReadonlyMap<string, ReadonlySet<string>>;
  from: number;
  until: number;
}

const nothing: Conditions = {
  vehicles: [{}],
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
  const reversed = findInside(rule, jsonPath, isReversed);
  if (reversed) {
    return [
      atValue(source, [...reversed, 'until'], {
        code: 'RULE001',
        message: '"until" is not after "from"',
        fix: 'Swap the two',
      }),
    ];
  }
  const noYear = findInside(rule, jsonPath, inner => vehiclesOf(inner)?.some(hasNoYear) === true);
  if (noYear) return [neverHolds(source, [...noYear, 'vehicleIs'], 'vehicleIs')];
  const clash = join(above, rule);
  if (typeof clash !== 'string') return branchFindings(source, rule, jsonPath, clash);
  return [neverHolds(source, memberOf(rule, clash) ? [...jsonPath, clash] : jsonPath, clash)];
}

const neverHolds = (source: SourceFile, caret: JsonPath, key: string): Finding =>
  atValue(source, caret, {
    code: 'RULE002',
    message: `The rule can never hold: no "${key}" fits all its conditions`,
    fix: 'Remove one of them',
  });

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

function isReversed(rule: JsonNode): boolean {
  const { from, until } = periodOf(rule);
  return from >= until;
}

/** The path of the first rule, of this one and those inside it, for which the test is true. */
function findInside(
  rule: JsonNode,
  jsonPath: JsonPath,
  isWrong: (rule: JsonNode) => boolean,
): JsonPath | undefined {
  if (isWrong(rule)) return jsonPath;
  for (const key of ['all', 'any']) {
    for (const [index, inner] of itemsAt(rule, key).entries()) {
      const found = findInside(inner, [...jsonPath, key, index], isWrong);
      if (found) return found;
    }
  }
  const not = childNode(rule, 'not');
  return not && findInside(not, [...jsonPath, 'not'], isWrong);
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
  const own = vehiclesOf(rule);
  if (own && values.get('vehicle')?.has('any') === false) return 'vehicleIs';
  if (own) values.set('vehicle', new Set(['any']));
  const vehicles = own ? commonVehicles(above.vehicles, own) : above.vehicles;
  if (vehicles.length === 0) return 'vehicleIs';
  const span = periodOf(rule);
  let conditions: Conditions = {
    vehicles,
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
function excluded({ values, vehicles }: Conditions, not: JsonNode | undefined): string | undefined {
  if (!not || membersOf(not).length !== 1) return undefined;
  const others = vehiclesOf(not);
  if (others) return areAllAmong(vehicles, others) ? 'vehicleIs' : undefined;
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

/** The alternatives of `vehicleIs`; undefined without it. */
function vehiclesOf(rule: JsonNode): readonly VehicleRule[] | undefined {
  if (!memberOf(rule, 'vehicleIs')) return undefined;
  return itemsAt(rule, 'vehicleIs').map(each => {
    const manufacturer = textAt(each, 'manufacturer');
    const model = itemsAt(each, 'model').map(name => String(scalarOf(name)));
    const [from, until] = ['from', 'until'].map(key => scalarOf(childNode(each, key)));
    return {
      ...(manufacturer === undefined ? {} : { manufacturer }),
      ...(model.length === 0 ? {} : { model }),
      ...(typeof from === 'number' ? { from } : {}),
      ...(typeof until === 'number' ? { until } : {}),
    };
  });
}

const periodOf = (rule: JsonNode) => ({
  from: momentOf(textAt(rule, 'from')) ?? nothing.from,
  until: momentOf(textAt(rule, 'until')) ?? nothing.until,
});

const momentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);
