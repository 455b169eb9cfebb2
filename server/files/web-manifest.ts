/** The web app's manifest in each language. */

import type { LocaleCode } from '#kernel/segment.ts';
import { factsOf, type ShopProfile } from '#kernel/shop-profile.ts';

const icon = (name: string, size: string, type: string, purpose: string) => ({
  src: name,
  sizes: size,
  type,
  purpose,
});

/** @param start path of the front page in this language. */
export const webManifest = (locale: LocaleCode, start: string, shop: ShopProfile) => ({
  name: shop.name,
  short_name: shop.shortName,
  description: factsOf(shop, locale).description,
  lang: locale,
  id: '/',
  start_url: start,
  scope: '/',
  display: 'standalone',
  background_color: shop.look.colours.light.ground,
  theme_color: shop.look.colours.light.primary,
  icons: [
    icon('/favicon.svg', 'any', 'image/svg+xml', 'any'),
    icon('/icons/icon-192.png', '192x192', 'image/png', 'any'),
    icon('/icons/icon-512.png', '512x512', 'image/png', 'any'),
    icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
  ],
});
