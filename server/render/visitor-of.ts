/** The visitor of a personal page, from the request's cookies and form. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageTags } from '#api/standard-variables.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { Visitor } from '#ssr/storefront.ts';
import { cookieNames, yearSeconds } from '#stores/common/cookie-names.ts';
import type { VisitorServices } from './pages-options.ts';
import { type ChoicesOptions, createVisitorChoices } from './visitor-choices.ts';
import { visitorConfirmations } from './visitor-confirmations.ts';
import { visitorOrders } from './visitor-orders.ts';

export interface VisitorOptions {
  token: string | null;
  fields: URLSearchParams | null;
  locale: LocaleCode;
  reject(): void;
}

export type VisitorOf = (request: FastifyRequest, reply: FastifyReply, options: VisitorOptions) => Visitor;

export function createVisitorOf(pages: VisitorServices & ChoicesOptions): VisitorOf {
  const { withdraw, orders, buyers, customerOf, signIn: account, origin } = pages;
  // Cookies are sent over https only.
  const secure = origin.startsWith('https:');
  const { cameFrom, choose } = createVisitorChoices(pages);

  return (request, reply, { token, fields, locale, reject }) => {
    const before = request.cookies[cookieNames.cart] ?? null;
    const keep = (name: string, value: string | null) =>
      reply.setCookie(name, value ?? '', {
        maxAge: value === null ? 0 : yearSeconds,
        httpOnly: false,
        secure,
      });
    return {
      cartId: before,
      isSignedIn: token !== null,
      fields,
      cameFrom: cameFrom(request),
      keepCart(id) {
        if (id === before) return;
        // As the cart store writes it: scripts read the cookie as well.
        keep(cookieNames.cart, id);
      },
      vehicleId: request.cookies[cookieNames.vehicle] || null,
      keepVehicle(id) {
        // Scripts take it over and remove it.
        keep(cookieNames.vehicle, id);
      },
      wantsAnswer: fields !== null && /\bapplication\/json\b/.test(request.headers.accept ?? ''),
      ...visitorConfirmations(request, reply, secure),
      choose: (choices, path) => choose(request, reply, choices, path),
      ...(withdraw ? { withdraw: declaration => withdraw(declaration, request.ip) } : {}),
      ...(orders
        ? {
            orders: visitorOrders(orders, request, reply, {
              secure,
              language: languageTags[locale],
              buyers,
              customerId: async () => (token === null ? null : ((await customerOf?.(token)) ?? null)),
            }),
          }
        : {}),
      ...(account
        ? {
            signIn: given => account.signIn(request, reply, given),
            register: given => account.register(request, reply, given),
            signOut: () => account.signOut(request, reply),
          }
        : {}),
      reject,
    };
  };
}
