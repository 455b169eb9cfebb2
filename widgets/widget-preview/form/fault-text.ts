/** A finding of the linter in the language of whoever fills in the form; what it has no words for, it says in the linter's. */
import type { PreviewFinding } from '#engine/preview-port.ts';
import type { Texts } from '#i18n/create-texts.ts';

/** Codes with a sentence of their own. */
const known = new Set([
  'PAGE002',
  'PAGE004',
  'PAGE005',
  'PAGE006',
  'PAGE008',
  'PAGE020',
  'L10N001',
  'L10N002',
  'L10N003',
  'L10N005',
  'L10N006',
  'ROUTE004',
]);

export function faultText({ code, message }: PreviewFinding, { t }: Pick<Texts, 't'>): string {
  const limit = /\d+/.exec(message)?.[0];
  if (code === 'PAGE007') {
    if (limit === undefined) return t('PREVIEW_FAULT_EMPTY');
    const kind = /characters/.test(message) ? 'LETTERS' : /entr/.test(message) ? 'ENTRIES' : 'VALUE';
    const values = { limit };
    if (/most|Less/.test(message)) {
      if (kind === 'LETTERS') return t('PREVIEW_FAULT_MOST_LETTERS', values);
      return kind === 'ENTRIES'
        ? t('PREVIEW_FAULT_MOST_ENTRIES', values)
        : t('PREVIEW_FAULT_MOST_VALUE', values);
    }
    if (kind === 'LETTERS') return t('PREVIEW_FAULT_LEAST_LETTERS', values);
    return kind === 'ENTRIES'
      ? t('PREVIEW_FAULT_LEAST_ENTRIES', values)
      : t('PREVIEW_FAULT_LEAST_VALUE', values);
  }
  return known.has(code) ? t(`PREVIEW_FAULT_${code}` as 'PREVIEW_FAULT_PAGE005') : message;
}
