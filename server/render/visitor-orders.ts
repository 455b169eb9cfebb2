/** The order of a link that the visitor followed. The link moves from the address into a cookie at once, so that it stays out of histories, referrers and measurements. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordDigest } from '#api/auth/digest.ts';
import type { VisitorOrders } from '#engine/definition/visitor.ts';
import { rememberedSeconds } from '#server/session/session-cookies.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { OrdersByLink, VisitorServices } from './pages-options.ts';

/** Seconds: long enough to read and to declare, short on a shared computer. */
const LIFE = 7_200;
const MAX_LENGTH = 200;

/** Seconds that the browser which has ordered may choose the password of an account. */
const BUYER_LIFE = 86_400;

/** @param proof that the browser orders with the cart */
export const keepBuyer = (reply: FastifyReply, proof: string, secure: boolean): void =>
  void reply.setCookie(cookieNames.buyer, proof, { maxAge: BUYER_LIFE, httpOnly: true, secure });

interface VisitorOrdersOptions extends Pick<VisitorServices, 'buyers'> {
  secure: boolean;
  /** Tag of the page's language. */
  language: string;
  /** The account of the session; null without one. */
  customerId(): Promise<number | null>;
}

export function visitorOrders(
  orders: OrdersByLink,
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, language, customerId, buyers }: VisitorOrdersOptions,
): VisitorOrders {
  let link = (request.cookies[cookieNames.order] ?? '').slice(0, MAX_LENGTH);
  const asking = () => ({ caller: { ipAddress: request.ip }, now: new Date() });
  return {
    get hasLink() {
      return link !== '';
    },
    keepLink(text, isInAddress = true) {
      link = text.slice(0, MAX_LENGTH);
      if (isInAddress) reply.header('referrer-policy', 'no-referrer');
      reply.setCookie(cookieNames.order, link, { maxAge: LIFE, httpOnly: true, secure });
    },
    async openOwn(orderNumber) {
      const customer = await customerId();
      const own = customer === null ? null : await orders.linkFor(customer, orderNumber, new Date());
      link = own ?? '';
      return own !== null;
    },
    markBuyer: cartId => keepBuyer(reply, orders.proofOf(cartId), secure),
    isBuyer: cartId => orders.proves(cartId, request.cookies[cookieNames.buyer] ?? ''),
    find: () => orders.find(link, language, asking()),
    plan: lines => orders.plan(link, lines, new Date()),
    async withdraw(declared) {
      const result = await orders.withdraw(link, declared, asking());
      return result.state === 'received'
        ? { ...result, receivedAt: result.receivedAt.toISOString() }
        : { state: result.state };
    },
    sendAgain: () => orders.sendAgain(link, asking()),
    offerAccount: () => orders.offerAccount(link, asking()),
    ...(buyers && {
      async openAccount({ publicId, cartId, password }) {
        const given = {
          publicId: publicId.slice(0, MAX_LENGTH),
          cartId: cartId.slice(0, MAX_LENGTH),
          proof: request.cookies[cookieNames.buyer] ?? '',
          password: await passwordDigest(password, buyers.salt),
        };
        const opened = await orders.openAccount(given, asking());
        if (opened.state !== 'made') return { state: opened.state };
        buyers.cookies.keep(reply, opened.tokens, rememberedSeconds, opened.email);
        return { state: 'made' };
      },
    }),
  };
}
