/** Targeting rules with three values: conditions that the server cannot decide are `unknown` (R-PAGE-5). */
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import type { PageContext, Viewport } from './contract.ts';

export interface Rule {
  market?: readonly string[];
  locale?: readonly string[];
  customerType?: readonly string[];
  feature?: readonly string[];
  query?: Readonly<Record<string, string>>;
  from?: string;
  until?: string;
  viewport?: readonly string[];
  auth?: string;
  vehicle?: string;
  vehicleIs?: readonly VehicleRule[];
  cart?: string;
  consent?: string;
  all?: readonly Rule[];
  any?: readonly Rule[];
  not?: Rule;
}

/** Facts that only the visitor's browser has. */
export interface ClientFacts {
  auth: 'anonymous' | 'customer';
  vehicle: 'any' | 'none';
  /** The chosen vehicle by the names of the shop's register; null: none. */
  chosen: Readonly<VehicleNames> | null;
  /** Whether one of the rules means it. One function for every vehicle: facts are compared by what they contain. */
  isVehicle: (rules: readonly VehicleRule[], chosen: ClientFacts['chosen']) => boolean;
  cart: 'empty' | 'filled';
  /** Categories that the visitor has consented to. */
  consent: readonly string[];
}

export type Verdict = true | false | 'unknown';

const both = (a: Verdict, b: Verdict): Verdict =>
  a === false || b === false ? false : a === 'unknown' || b === 'unknown' ? 'unknown' : true;
const either = (a: Verdict, b: Verdict): Verdict =>
  a === true || b === true ? true : a === 'unknown' || b === 'unknown' ? 'unknown' : false;
const opposite = (a: Verdict): Verdict => (a === 'unknown' ? a : !a);

const viewports: readonly Viewport[] = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

export interface RuleOutcome {
  verdict: Verdict;
  /** The next time in the future at which a time condition changes. */
  changesAt: Date | undefined;
  /** Viewport classes for which the rule is true, unless it is true for all. The HTML contains the widget, and CSS hides it elsewhere. */
  viewport: readonly string[] | undefined;
}

export function evaluateRule(
  rule: Rule | undefined,
  context: Pick<PageContext, 'segment' | 'query' | 'now'>,
  features: readonly string[] = [],
  facts?: ClientFacts,
): RuleOutcome {
  let changesAt: Date | undefined;
  const momentOf = (text: string) => {
    const moment = new Date(text);
    if (moment > context.now && (!changesAt || moment < changesAt)) changesAt = moment;
    return moment;
  };

  const visit = (node: Rule, viewport: Viewport): Verdict => {
    const inside = (rule: Rule) => visit(rule, viewport);
    const { segment, query, now } = context;
    const atoms: Verdict[] = [];
    for (const key of ['market', 'locale', 'customerType'] as const)
      if (node[key]) atoms.push(node[key].includes(segment[key]));
    if (node.feature) atoms.push(node.feature.some(name => features.includes(name)));
    if (node.query) atoms.push(Object.entries(node.query).every(([key, value]) => query[key] === value));
    if (node.from) atoms.push(now >= momentOf(node.from));
    if (node.until) atoms.push(now < momentOf(node.until));
    if (node.viewport) atoms.push(node.viewport.includes(viewport));
    for (const key of ['auth', 'vehicle', 'cart'] as const)
      if (node[key]) atoms.push(facts ? facts[key] === node[key] : 'unknown');
    if (node.vehicleIs) atoms.push(facts ? facts.isVehicle(node.vehicleIs, facts.chosen) : 'unknown');
    if (node.consent) atoms.push(facts ? facts.consent.includes(node.consent) : 'unknown');
    if (node.all) atoms.push(...node.all.map(inside));
    if (node.any) atoms.push(node.any.map(inside).reduce(either, false));
    if (node.not) atoms.push(opposite(inside(node.not)));
    return atoms.reduce(both, true);
  };

  if (!rule) return { verdict: true, changesAt, viewport: undefined };
  const verdicts = viewports.map(viewport => visit(rule, viewport));
  const holds = viewports.filter((_, index) => verdicts[index] === true);
  return {
    verdict: verdicts.reduce(either, false),
    changesAt,
    viewport: holds.length > 0 && holds.length < viewports.length ? holds : undefined,
  };
}
