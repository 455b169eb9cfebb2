/** Translates a linter finding; findings without a translation keep the linter's English message. */
import type { IntlShape } from 'react-intl';
import type { PreviewFinding } from '#engine/preview-port.ts';
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

export function errorText(
  { code, message, about }: PreviewFinding,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const { keyword = '', value = 0 } = about?.limit ?? {};
  if (keyword === 'minLength' && value === 1) return formatMessage({ id: 'PREVIEW_ERROR_EMPTY' });
  const limit = limits[keyword];
  if (limit) return formatMessage({ id: limit }, { limit: value });
  return known.has(code)
    ? formatMessage({ id: `PREVIEW_ERROR_${code}` as 'PREVIEW_ERROR_PAGE005' })
    : message;
}
