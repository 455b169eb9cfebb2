/** What the consent cookie says. Without MobX, because the page reads it before the application runs. */
import { type ConsentCategory, consentCategories } from '../common/consent-category.ts';

/** Increased when the consent request changes, so that every visitor is asked again. */
export const consentVersion = 2;

const isOutdated = (parts: readonly string[]) =>
  parts.some(part => /^v\d+$/.test(part) && Number(part.slice(1)) < consentVersion);

/** @returns what is allowed; null when the visitor has not decided, or about an earlier version only. */
export function readConsent(cookie: string | null): readonly ConsentCategory[] | null {
  const stored = cookie?.split('.') ?? null;
  return stored && !isOutdated(stored) ? consentCategories.filter(name => stored.includes(name)) : null;
}
