/** The storefront that is served now, and who the shop is according to it. */
import { serveShop } from '#i18n/server-intl.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { ShopProfiles } from '../shop-profile.ts';
import type { LiveStorefront } from './live-storefront.ts';

export interface ServedStorefront {
  /** What the folder says: languages, clocks and whether there are vehicles are always those. */
  readonly ofFolder: ShopProfile;
  /** Undefined before the first one is made. */
  live(): LiveStorefront | undefined;
  profile(): ShopProfile;
  /** From now on pages, mails and headers are those of this storefront. */
  serve(next: LiveStorefront): void;
}

export function createServed({
  headers,
  profiles,
}: {
  headers: Pick<SecurityHeaders, 'allowStyle'>;
  profiles: Pick<ShopProfiles, 'ofFolder'>;
}): ServedStorefront {
  const { ofFolder } = profiles;
  let live: LiveStorefront | undefined;
  serveShop(ofFolder);
  return {
    ofFolder,
    live: () => live,
    profile: () => live?.profile ?? ofFolder,
    serve(next) {
      headers.allowStyle(next.profile.look.style);
      serveShop(next.profile);
      live = next;
    },
  };
}
