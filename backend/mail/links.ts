/** Addresses in mails: always below the configured origin, never from a request (R-MAIL-2). */
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Context } from '#backend/kernel/context.ts';

type Place = Pick<Context, 'channel' | 'language'>;

export type Links = ReturnType<typeof createLinks>;

export function createLinks(origin: string, prefixOf: PathPrefix) {
  const at = ({ channel, language }: Place, path: string): string =>
    `${origin}${prefixOf(language, channel)}${path}`;
  return {
    home: (place: Place): string => at(place, '') || origin,
    /** A path that has its prefix already. */
    path: (path: string): string => origin + path,
    page: (place: Place, alias: string): string => at(place, `/${encodeURIComponent(alias)}`),
    logIn: (place: Place): string => at(place, '/?action=login'),
    resetPassword: (place: Place, key: string): string =>
      at(place, `/account/reset-password?${new URLSearchParams({ resetKey: key })}`),
    /** The cart's id is a secret, so anyone who has the mail may see the order. */
    order: (place: Place, orderId: number, cartId: string): string =>
      at(place, `/checkout/confirm?${new URLSearchParams({ oid: String(orderId), cartid: cartId })}`),
    unsubscribe: (key: string): string => `${origin}/newsletter/unsubscribe?${new URLSearchParams({ key })}`,
    productImage: (fileName: string): string =>
      `${origin}/images/product/100x100/${encodeURIComponent(fileName)}`,
  };
}
