/** What answering pages depends on. */
import type { FastifyRequest } from 'fastify';
import type { Transport } from '#api/transport.ts';
import type {
  BuyerAccountResult,
  VisitorOrders,
  WithdrawalDeclaration,
  WithdrawalResult,
} from '#engine/definition/visitor.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { OrderByLink, Pieces, WithdrawalPlan } from '#kernel/order/order-view.ts';
import type { Segment } from '#kernel/segment.ts';
import type { Dependencies } from '#server/cache/dependencies.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import type { PreviewRules } from '#server/preview/preview-context.ts';
import type { DeclaredQueries } from '#server/routing/page-query.ts';
import type { LoginLinks } from '#server/session/login-link.ts';
import type { Session } from '#server/session/session.ts';
import type { SessionCookies, SessionTokens } from '#server/session/session-cookies.ts';
import type { SharedMenus, Storefront } from '#ssr/storefront.ts';
import type { FormSignIn } from './form-sign-in.ts';
import type { InTurn } from './render-turns.ts';

/** What queries of a page pass on of the request for it. */
export type Traced = Pick<FastifyRequest, 'id' | 'trace'>;

interface Asking {
  caller: { ipAddress: string | null };
  now: Date;
}

/** Orders for who holds a link to them. */
export interface OrdersByLink {
  /** @param language tag, such as `fi-FI` */
  find(link: string, language: string, asking: Asking): Promise<OrderByLink>;
  plan(link: string, lines: readonly Pieces[], now: Date): Promise<WithdrawalPlan | null>;
  withdraw(
    link: string,
    declared: Parameters<VisitorOrders['withdraw']>[0],
    asking: Asking,
  ): Promise<
    { state: 'received'; receivedAt: Date } | { state: Exclude<WithdrawalResult['state'], 'received'> }
  >;
  /** Null for an order of another account. */
  linkFor(customerId: number, orderId: number, now: Date): Promise<string | null>;
  /** What the browser keeps that orders with the cart. */
  proofOf(cartId: string): string;
  proves(cartId: string, proof: string): boolean;
  sendAgain(link: string, asking: Asking): ReturnType<VisitorOrders['sendAgain']>;
  offerAccount(link: string, asking: Asking): ReturnType<VisitorOrders['offerAccount']>;
  openAccount(
    given: { publicId: string; cartId: string; proof: string; password: string },
    asking: Asking,
  ): Promise<OpenedAccount>;
}

type OpenedAccount =
  | { state: 'made'; email: string; tokens: SessionTokens }
  | { state: Exclude<BuyerAccountResult['state'], 'made'> };

/** What a request for a page is read with, and what the page is made from. */
export interface PageReading {
  storefront(): Storefront;
  addresses(): Addresses;
  rules: PreviewRules;
  origin: string;
  declaredQueries(): DeclaredQueries;
  /** Anonymous, for public pages; `dependencies` collects what a page is made of. */
  publicTransport(request: Traced, dependencies?: Dependencies): Transport;
  /** The menus of a segment, cached; `dependencies` collects what they are made of. */
  sharedMenus(request: Traced, segment: Segment, dependencies?: Dependencies): SharedMenus;
}

/** How pages are rendered and sent. */
export interface PageSending {
  /** Null caches no page. */
  cache: PageCache | null;
  inTurn: InTurn;
  headers: SecurityHeaders;
  edge: EdgeHeaders;
  /** Whether the commerce backend does not answer, so that nothing can be ordered. */
  isPaused(): boolean;
}

/** Who the visitor of a page is. */
export interface PageVisitors {
  session: Pick<Session, 'has' | 'token'>;
  links: LoginLinks;
  preview: PreviewAccess;
  /** For personal and preview pages: of the visitor with the token, anonymous without one. */
  personalTransport(request: FastifyRequest, token: string | null): Transport;
}

/** What a visitor can do by a form of a page. Each is absent where others do it: a hosted platform, an auth service. */
export interface VisitorServices {
  /** Origins of the shop's own pages, whose forms are taken. */
  ownOrigins: ReadonlySet<string>;
  withdraw?:
    | ((declaration: WithdrawalDeclaration, ipAddress: string) => Promise<WithdrawalResult>)
    | undefined;
  orders?: OrdersByLink | undefined;
  /** The account of a token. */
  customerOf?: ((token: string) => Promise<number | null>) | undefined;
  /** Begins sessions of accounts that buyers make. */
  buyers?: { cookies: Pick<SessionCookies, 'keep'>; salt: string } | undefined;
  signIn?: FormSignIn | undefined;
}

export interface PagesOptions extends PageReading, PageSending, PageVisitors, VisitorServices {}
