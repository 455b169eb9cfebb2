/** The older way to the messages, over react-intl's own. */
import type { FormatDateOptions, FormatNumberOptions, IntlShape } from 'react-intl';
import type { MessageId } from './message-ids.gen.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;

export interface Texts {
  readonly intl: IntlShape;
  t(id: MessageId, values?: TextValues): string;
  formatNumber(value: number, options?: FormatNumberOptions): string;
  formatDate(value: Date | string | number, options?: FormatDateOptions): string;
}

const made = new WeakMap<IntlShape, Texts>();

export function textsOf(intl: IntlShape): Texts {
  const known = made.get(intl);
  if (known) return known;
  const texts: Texts = {
    intl,
    t: (id, values) => intl.formatMessage({ id }, values),
    formatNumber: intl.formatNumber,
    formatDate: intl.formatDate,
  };
  made.set(intl, texts);
  return texts;
}
