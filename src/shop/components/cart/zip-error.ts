/** The error of a zip code, for every form with one. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { isZip, zipDigits } from '#kernel/contact/zip.ts';

/** @param country ISO 3166-1 alpha-2 */
export function zipError(value: string, country: string): MessageId | null {
  if (isZip(value, country)) return null;
  const digits = zipDigits(country);
  if (digits === null) return 'FIELD_ERROR_ZIP_ANY';
  return digits === 4 ? 'FIELD_ERROR_ZIP_FOUR' : 'FIELD_ERROR_ZIP';
}
