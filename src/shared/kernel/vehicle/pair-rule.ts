/**
 * Which measures of two products must agree so that these can be used together (R-VEHICLE-14). A parameter of the catalogue
 * states its rules as text, separated by `|`:
 *
 *     width tyre-width within 0.5 for accessories,fitting
 *
 * The name of the measure, how its values are read, how far apart two numbers may be, and the relations for which they are
 * compared; all without the last. Measures of one name are compared, whichever parameters state them.
 */
import { isMeasureForm, type MeasureForm } from './fit-rule.ts';

export interface PairRule {
  measure: string;
  form: MeasureForm;
  /** Numbers that are at most this far apart agree. */
  within: number;
  /** In capitals; null: all. */
  relations: ReadonlySet<string> | null;
}

/** Relations of which a measure can be asked: `fitting` is what fitting takes, `bought` what others bought together. */
const relationWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ accessories: 'ACCESSORIES', related: 'RELATED', similar: 'SIMILAR' },
    ...{ fitting: 'FITTING', bought: 'ALSO_BOUGHT' },
  }),
);

function parseRule(text: string): PairRule | null {
  const form = /^([a-z-]+) ([a-z-]+)(?: within (\d+(?:\.\d+)?))?(?: for ([a-z]+(?:,[a-z]+)*))?$/;
  const [whole, measure = '', reads = '', within = '0', kinds] = form.exec(text.trim()) ?? [];
  if (whole === undefined || !isMeasureForm(reads)) return null;
  const relations = kinds?.split(',').map(kind => relationWords.get(kind)) ?? [];
  const named = relations.filter(relation => relation !== undefined);
  if (named.length < relations.length) return null;
  return {
    ...{ measure, form: reads, within: Number(within) },
    relations: kinds === undefined ? null : new Set(named),
  };
}

/** Null when the text is no list of rules; the empty text is an empty list. */
export function parsePairRules(text: string): PairRule[] | null {
  if (text.trim() === '') return [];
  const rules = text.split('|').map(parseRule);
  return rules.some(rule => rule === null) ? null : rules.filter(rule => rule !== null);
}

/** Of parameters for which a catalogue states nothing, by their identifier: what every maker of wheels writes. */
const usualRules: Readonly<Record<string, string>> = {
  // Front and rear tyres share the rim; what is put on a tyre has its whole size.
  size: 'rim tyre-rim|height tyre-height for accessories,fitting|width tyre-width for accessories,fitting',
  rim: 'rim rim',
  bolts: 'bolts bolts',
};

const known = new Map<string, readonly PairRule[]>();
const MAX_KNOWN = 1_000;

/**
 * The rules of a parameter.
 * @param stated what the catalogue states; null or undefined: the usual rules of its identifier. A text that cannot be read has none.
 */
export function pairRulesOf(identifier: string | null, stated?: string | null): readonly PairRule[] {
  const text = stated ?? usualRules[identifier ?? ''] ?? '';
  const before = known.get(text);
  if (before) return before;
  const rules = parsePairRules(text) ?? [];
  if (known.size < MAX_KNOWN) known.set(text, rules);
  return rules;
}
