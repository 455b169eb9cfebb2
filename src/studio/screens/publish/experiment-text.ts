/** What a change says of an experiment, in words: names and ids of experiments mean nothing to those who edit. */
import type { IntlShape } from 'react-intl';
import { type Experiment, isTaking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import { goalTexts } from '../../panels/experiments/goal-texts.ts';
import { versionName } from '../../panels/experiments/version-name.ts';

/** Whether the field says which experiments a document has, or which version a part is. */
export const isOfExperiment = (path: string): boolean => /^experiments?(?:\.|$)/.test(path);

const isExperiment = (value: unknown): value is Experiment =>
  isRecord(value) && Array.isArray(value['arms']) && typeof value['goal'] === 'string';

/** @param value of the field; an id where the name of an experiment or of an arm has changed alone */
export function experimentText(value: unknown, intl: IntlShape): string {
  if (typeof value === 'string') return /^[a-d]$/.test(value) ? versionName(value.toUpperCase(), intl) : '';
  if (isTaking(value)) return experimentText(value.arm, intl);
  if (isExperiment(value)) {
    const { arms, goal } = value;
    const versions = intl.formatMessage({ id: 'EXPERIMENT_COUNT_OF' }, { count: arms.length });
    const aim = intl.formatMessage({ id: goalTexts[goal] });
    return `${versions}. ${intl.formatMessage({ id: 'EXPERIMENT_GOAL_IS' }, { goal: aim })}`;
  }
  return isRecord(value)
    ? Object.values(value)
        .map(each => experimentText(each, intl))
        .filter(Boolean)
        .join('; ')
    : '';
}
