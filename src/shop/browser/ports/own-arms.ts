/** The arms of this visitor, as the server chooses them (R-STUDIO-226). */
import { type Arms, armsOf, type Experiments, lotForm, toLot } from '#engine/experiment/choose-arm.ts';
import { cookieNames, lotSeconds } from '#stores/common/cookie-names.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import { browserCookies } from './browser-ports.ts';

/** @returns undefined for a visitor who has not allowed statistics, and who sees the first arms */
export function ownArms(experiments: Experiments): Arms | undefined {
  const allowed = readConsent(browserCookies.get(cookieNames.consent));
  if (!allowed?.includes('statistics')) return undefined;
  const known = browserCookies.get(cookieNames.lot);
  if (known !== null && lotForm.test(known)) return armsOf(experiments, known);
  const lot = toLot(crypto.getRandomValues(new Uint8Array(8)));
  browserCookies.set(cookieNames.lot, lot, lotSeconds);
  return armsOf(experiments, lot);
}
