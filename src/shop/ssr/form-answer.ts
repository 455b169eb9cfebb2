/** What a page answers to a script that has posted a form to it. */
import { FormAnswer, SeeOther } from '#engine/definition/visitor.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { PageOutcome } from './storefront.ts';

/** The outcome of a form that a widget has taken, by what the widget has thrown; null for an error. */
export function formOutcome(
  thrown: unknown,
  locale: LocaleCode,
): Extract<PageOutcome, { kind: 'see-other' | 'answer' }> | null {
  if (thrown instanceof SeeOther) {
    const { location, status } = thrown;
    return { kind: 'see-other', location, status };
  }
  if (!(thrown instanceof FormAnswer)) return null;
  const { formatMessage } = serverIntl(locale);
  const texts = Object.entries(thrown.texts).map(([name, { id, values }]) => [
    name,
    formatMessage({ id }, values),
  ]);
  const json = JSON.stringify({ ...thrown.body, ...Object.fromEntries(texts) });
  return { kind: 'answer', status: thrown.status, json };
}
