/** Addresses in mails: always below the configured origin, never from a request (R-MAIL-2). */
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { OrderLinks } from '#backend/order/access/order-link.ts';
import type { Order } from '#backend/order/order.types.ts';
import type { MailContext } from './mail-context.ts';

type Place = Pick<Context, 'channel' | 'language'>;

export type Links = ReturnType<typeof createLinks>;

export interface LinkPorts {
  origin: string;
  pathPrefix: PathPrefix;
  orderLinks: Pick<OrderLinks, 'write'>;
}

export function createLinks({ origin, pathPrefix: prefixOf, orderLinks }: LinkPorts) {
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
    /** For a time; who holds it sees the order without the person. */
    order: (mail: MailContext, { id }: Pick<Order, 'id'>): string =>
      at(
        mail,
        `/${mail.say('MAIL_PATH_ORDER')}?${new URLSearchParams({ key: orderLinks.write(id, mail.writtenAt) })}`,
      ),
    unsubscribe: (key: string): string => `${origin}/newsletter/unsubscribe?${new URLSearchParams({ key })}`,
    productImage: (fileName: string): string =>
      `${origin}/images/product/100x100/${encodeURIComponent(fileName)}`,
  };
}
