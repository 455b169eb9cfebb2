/** Prints a targeting rule with the verdict of each condition in a context: `market=["fi"]→true, any(auth="customer"→unknown | …)`. */
import type { PageContext } from '#engine/definition/contract.ts';
import { evaluateRule, type Rule } from '#engine/definition/evaluate-rule.ts';

type CacheClass = 'static' | 'segment' | 'url' | 'time' | 'css' | 'private' | 'client';

/** Where each condition can be evaluated (R-PAGE-5). */
const classes: Readonly<Record<string, CacheClass>> = {
  feature: 'static',
  market: 'segment',
  locale: 'segment',
  customerType: 'segment',
  query: 'url',
  from: 'time',
  until: 'time',
  viewport: 'css',
  auth: 'private',
  vehicle: 'client',
  vehicleIs: 'client',
  cart: 'client',
  consent: 'client',
};

export function explainRule(rule: Rule, context: PageContext, features: readonly string[]): string {
  const inside = (inner: Rule) => explainRule(inner, context, features);
  return Object.entries(rule)
    .map(([key, value]: [string, unknown]) => {
      if (key === 'any' || key === 'all')
        return `${key}(${(value as Rule[]).map(inside).join(key === 'any' ? ' | ' : ' & ')})`;
      if (key === 'not') return `not(${inside(value as Rule)})`;
      const { verdict } = evaluateRule({ [key]: value }, context, features);
      return `${key}=${JSON.stringify(value)}→${verdict}`;
    })
    .join(', ');
}

/** The classes of all conditions in a rule. */
export function classesOf(rule: Rule): CacheClass[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]): CacheClass[] => {
    if (key === 'any' || key === 'all') return (value as Rule[]).flatMap(classesOf);
    if (key === 'not') return classesOf(value as Rule);
    const known = classes[key];
    return known ? [known] : [];
  });
}
