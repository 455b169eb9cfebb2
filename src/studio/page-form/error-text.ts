/** Translates a linter finding; findings without a translation keep the linter's English message. */
import type { IntlShape } from 'react-intl';
import type { About } from '#engine/definition/finding.ts';
import type { PreviewFinding } from '#engine/definition/preview-port.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

/** Codes with a translation. */
const known = new Set([
  'PAGE001',
  'PAGE002',
  'PAGE003',
  'PAGE004',
  'PAGE005',
  'PAGE006',
  'PAGE008',
  'PAGE009',
  'PAGE020',
  'L10N001',
  'L10N002',
  'L10N003',
  'L10N005',
  'L10N006',
  'ROUTE004',
  'ROUTE005',
]);

/** Message by the schema keyword whose limit was exceeded. */
const limits: Readonly<Record<string, MessageId>> = {
  minimum: 'PREVIEW_ERROR_MIN_VALUE',
  maximum: 'PREVIEW_ERROR_MAX_VALUE',
  minLength: 'PREVIEW_ERROR_MIN_LENGTH',
  maxLength: 'PREVIEW_ERROR_MAX_LENGTH',
  minItems: 'PREVIEW_ERROR_MIN_ITEMS',
  maxItems: 'PREVIEW_ERROR_MAX_ITEMS',
};

/** Which limit a value exceeds; undefined for a finding about anything else. */
export function limitText(
  { limit }: About,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | undefined {
  const { keyword = '', value = 0 } = limit ?? {};
  if (keyword === 'minLength' && value === 1) return formatMessage({ id: 'PREVIEW_ERROR_EMPTY' });
  const text = limits[keyword];
  return text && formatMessage({ id: text }, { limit: value });
}

export function errorText(
  { code, message, about = {} }: PreviewFinding,
  intl: Pick<IntlShape, 'formatMessage'>,
): string {
  const limit = limitText(about, intl);
  if (limit !== undefined) return limit;
  return known.has(code)
    ? intl.formatMessage({ id: `PREVIEW_ERROR_${code}` as 'PREVIEW_ERROR_PAGE005' })
    : message;
}
