/** Visitors for tests of pages: with the cookie `ralph-auth` they are signed in; one link signs in, once. */
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import type { PagesOptions } from '#server/render/pages-options.ts';

export const goodLink = 'good.link.token';

/** What {@link PagesOptions} needs for visitors and addresses. */
export function fakeVisitors(
  changes: Partial<AddressPlan> = {},
): Pick<PagesOptions, 'session' | 'links' | 'addresses' | 'isPaused'> & { signedIn: string[] } {
  const plan: AddressPlan = {
    ...plainPlan('https://shop.example'),
    markets: [
      { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
      { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
    ],
    ...changes,
  };
  const addresses = createAddresses(plan);
  const signedIn: string[] = [];
  return {
    signedIn,
    addresses: () => addresses,
    isPaused: () => false,
    session: {
      has: ({ cookies }) => cookies['ralph-auth'] !== undefined,
      token: ({ cookies }) => Promise.resolve(cookies['ralph-auth'] ?? null),
    },
    links: {
      signIn(_request, reply, link) {
        const isGood = link === goodLink && !signedIn.includes(link);
        if (isGood) {
          signedIn.push(link);
          reply.header('set-cookie', 'ralph-auth=of-the-link; Path=/; HttpOnly');
        }
        return Promise.resolve(isGood);
      },
    },
  };
}
