/** A rule as a sentence: "Shown when the market is Sweden and the customer is a business." */

import type { IntlShape } from 'react-intl';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { choiceKeys, listKeys } from './rule.ts';
import { type ValueNames, valueName } from './value-names.ts';

const listWords: Readonly<Record<(typeof listKeys)[number] | 'feature', StudioMessageId>> = {
  market: 'WHEN_SAID_MARKET',
  locale: 'WHEN_SAID_LOCALE',
  customerType: 'WHEN_SAID_CUSTOMER',
  viewport: 'WHEN_SAID_VIEWPORT',
  feature: 'WHEN_SAID_FEATURE',
};

type Intl = Pick<IntlShape, 'formatMessage' | 'formatList' | 'formatDate'>;

/** The whole sentence; undefined means that everyone sees it always. */
export function ruleSentence(rule: Rule | undefined, intl: Intl, names: ValueNames): string {
  const said = rule ? conditionsOf(rule, intl, names) : [];
  return said.length === 0
    ? intl.formatMessage({ id: 'WHEN_ALWAYS' })
    : intl.formatMessage(
        { id: 'WHEN_SENTENCE' },
        { conditions: intl.formatList(said, { type: 'conjunction' }) },
      );
}

function conditionsOf(rule: Rule, intl: Intl, names: ValueNames): string[] {
  const { formatMessage, formatList } = intl;
  const either = (values: readonly string[]) => formatList(values, { type: 'disjunction' });
  const said: string[] = [];
  for (const key of [...listKeys, 'feature'] as const) {
    const values = rule[key];
    if (values)
      said.push(
        formatMessage(
          { id: listWords[key] },
          { names: either(values.map(value => valueName(key, value, intl, names))) },
        ),
      );
  }
  for (const key of choiceKeys) {
    const value = rule[key];
    if (value) said.push(valueName(key, value, intl, names));
  }
  if (rule.vehicleIs) {
    const names = either(rule.vehicleIs.map(each => vehicleWords(each, intl)));
    said.push(formatMessage({ id: 'WHEN_SAID_VEHICLE_IS' }, { names }));
  }
  for (const [key, value] of Object.entries(rule.query ?? {}))
    said.push(formatMessage({ id: 'WHEN_SAID_QUERY' }, { key, value }));
  if (rule.from) said.push(formatMessage({ id: 'WHEN_SAID_FROM' }, { moment: momentIn(rule.from, intl) }));
  if (rule.until) said.push(formatMessage({ id: 'WHEN_SAID_UNTIL' }, { moment: momentIn(rule.until, intl) }));
  for (const inner of rule.all ?? []) said.push(...conditionsOf(inner, intl, names));
  if (rule.any)
    said.push(
      either(rule.any.map(inner => formatList(conditionsOf(inner, intl, names), { type: 'conjunction' }))),
    );
  if (rule.not)
    said.push(
      formatMessage(
        { id: 'WHEN_SAID_NOT' },
        { conditions: formatList(conditionsOf(rule.not, intl, names), { type: 'conjunction' }) },
      ),
    );
  return said;
}

/** "Polaris Sportsman 570 or Scrambler of 2015–2020" */
function vehicleWords(
  { manufacturer = '', model = [], from, until }: VehicleRule,
  { formatMessage, formatList }: Intl,
): string {
  const names = [manufacturer, formatList(model, { type: 'disjunction' })].filter(Boolean).join(' ');
  const years =
    from === undefined
      ? until === undefined
        ? 'any'
        : 'until'
      : until === undefined
        ? 'from'
        : from === until
          ? 'one'
          : 'both';
  return formatMessage(
    { id: 'WHEN_SAID_VEHICLE' },
    { names: names || 'any', years, from: from ?? '', until: until ?? '' },
  );
}

const momentIn = (moment: string, { formatDate }: Intl): string =>
  Number.isNaN(Date.parse(moment)) ? moment : formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
