/** Rules as the sentence builder changes them: conditions side by side; combinations are kept as they are. */
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import { isRecord } from '#kernel/is-record.ts';
import { commonVehicles, hasNoYear } from '#kernel/vehicle/common-vehicles.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';

export const listKeys = ['market', 'locale', 'customerType', 'viewport'] as const;
export type ListKey = (typeof listKeys)[number];
export const choiceKeys = ['auth', 'vehicle', 'cart', 'consent'] as const;
export type ChoiceKey = (typeof choiceKeys)[number];

export const choices: Readonly<Record<ChoiceKey, readonly string[]>> = {
  auth: ['customer', 'anonymous'],
  vehicle: ['any', 'none'],
  cart: ['filled', 'empty'],
  consent: ['preferences', 'statistics', 'marketing'],
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

function readVehicles(value: unknown): readonly VehicleRule[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isRecord).map(({ manufacturer, model, from, until }) => ({
    ...(typeof manufacturer === 'string' ? { manufacturer } : {}),
    ...(isTexts(model) ? { model } : {}),
    ...(typeof from === 'number' ? { from } : {}),
    ...(typeof until === 'number' ? { until } : {}),
  }));
}

/** The parts of a rule that are what the schema says; nothing else reaches a document without the linter noticing. */
export function readRule(value: unknown): Rule {
  if (!isRecord(value)) return {};
  const rule: Rule = {};
  for (const key of [...listKeys, 'feature'] as const) {
    const texts = value[key];
    if (isTexts(texts)) rule[key] = texts;
  }
  for (const key of [...choiceKeys, 'from', 'until'] as const) {
    const text = value[key];
    if (typeof text === 'string') rule[key] = text;
  }
  const { query, not } = value;
  const vehicleIs = readVehicles(value['vehicleIs']);
  if (vehicleIs) rule.vehicleIs = vehicleIs;
  if (isRecord(query))
    rule.query = Object.fromEntries(Object.entries(query).map(([key, text]) => [key, String(text)]));
  if (isRecord(not)) rule.not = readRule(not);
  for (const key of ['all', 'any'] as const) {
    const rules = value[key];
    if (Array.isArray(rules)) rule[key] = rules.map(readRule);
  }
  return rule;
}

/** The rule, or the vehicle of one, with one condition changed; undefined when no condition is left. @param value undefined removes it */
export function withCondition<Whole extends Rule | VehicleRule, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | undefined,
): Whole | undefined {
  const next = { ...whole };
  if (value === undefined) Reflect.deleteProperty(next, key);
  else next[key] = value;
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Why no visitor can ever meet both rules: the condition; null when some can. */
export type RuleConflict = ListKey | ChoiceKey | 'vehicleIs' | 'years' | 'period';

/** @param outer the rule of the container around it. */
export function conflictOf(rule: Rule, outer: Rule = {}): RuleConflict | null {
  for (const key of listKeys) {
    const [own, above] = [rule[key], outer[key]];
    if (own && above && !own.some(value => above.includes(value))) return key;
  }
  for (const key of choiceKeys) {
    // A visitor may have given several consents.
    if (key !== 'consent' && rule[key] && outer[key] && rule[key] !== outer[key]) return key;
  }
  const vehicles = vehicleConflict(rule, outer);
  if (vehicles) return vehicles;
  const from = Math.max(timeOf(rule.from, -Infinity), timeOf(outer.from, -Infinity));
  const until = Math.min(timeOf(rule.until, Infinity), timeOf(outer.until, Infinity));
  return from >= until ? 'period' : null;
}

function vehicleConflict(rule: Rule, outer: Rule): 'vehicleIs' | 'years' | 'vehicle' | null {
  const [own, above] = [rule.vehicleIs, outer.vehicleIs];
  if (own?.some(hasNoYear)) return 'years';
  if (own && rule.vehicle === 'none') return 'vehicleIs';
  const isNoneOnly = own ? outer.vehicle === 'none' : above !== undefined && rule.vehicle === 'none';
  const isOther = own !== undefined && above !== undefined && commonVehicles(own, above).length === 0;
  return isNoneOnly || isOther ? 'vehicle' : null;
}

function timeOf(moment: string | undefined, otherwise: number): number {
  const time = moment === undefined ? Number.NaN : Date.parse(moment);
  return Number.isNaN(time) ? otherwise : time;
}
