/** What this visitor sees of a page with experiments: the arms that the server chooses (R-STUDIO-226). */
import type { PageInArms } from '#engine/experiment/in-arms.ts';
import type { LocalisedPage } from '#engine/resolve/page-steps.ts';
import { cookieNames, lotSeconds } from '#stores/common/cookie-names.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import { browserCookies } from './browser-ports.ts';

/** Few pages have an experiment: what chooses is fetched with the first of them. */
export async function inOwnArms(whole: LocalisedPage): Promise<PageInArms> {
  const [{ armsOf, lotForm, toLot }, { inArms }] = await Promise.all([
    import('#kernel/experiment/choose-arm.ts'),
    import('#engine/experiment/in-arms.ts'),
  ]);
  const allowed = readConsent(browserCookies.get(cookieNames.consent));
  // Who has not allowed statistics sees the first arms.
  if (!allowed?.includes('statistics')) return inArms(whole, undefined);
  const known = browserCookies.get(cookieNames.lot);
  const own =
    known !== null && lotForm.test(known) ? known : toLot(crypto.getRandomValues(new Uint8Array(8)));
  // Also a known one, which then lasts for as long as it is used.
  browserCookies.set(cookieNames.lot, own, lotSeconds);
  return inArms(whole, armsOf(whole.page.experiments ?? {}, own));
}
