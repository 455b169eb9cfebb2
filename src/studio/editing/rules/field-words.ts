/** What a field says, in words: of a rule for whom and when, as its sentence; of all others, their value. */
import { type IntlShape, useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { valueText } from '../../parts/texts/value-text.ts';
import { readRule } from './rule.ts';
import { ruleSentence } from './rule-words.ts';
import { marketNames } from './value-names.ts';

const ofRule = /^when(?:\.|$)/;

/** Conditions below the rule are said as if they stood alone: `when.market` and `when.all.0.market` alike. */
function ruleAt(path: string, value: unknown): unknown {
  const key = path
    .split('.')
    .slice(1)
    .findLast(step => !/^\d+$/.test(step));
  return key === undefined || isRecord(value) ? value : { [key]: value };
}

/**
 * @param path of the field, below its node
 * @returns empty for no value, except that a part without a rule is shown to everyone
 */
export function fieldWords(
  path: string,
  value: unknown,
  intl: IntlShape,
  markets: StudioSession['markets'],
): string {
  if (!ofRule.test(path)) return valueText(value, intl);
  if (path !== 'when' && (value === undefined || value === null)) return '';
  return ruleSentence(readRule(ruleAt(path, value)), intl, marketNames(markets, intl));
}

/** The same in Studio's language, with the markets of this shop. */
export function useFieldWords(): (path: string, value: unknown) => string {
  const intl = useIntl();
  const { session } = useStudio();
  return (path, value) => fieldWords(path, value, intl, session.markets);
}
