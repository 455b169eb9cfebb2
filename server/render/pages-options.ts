/** What answering pages depends on. */
import type { FastifyRequest } from 'fastify';
import type { Transport } from '#api/transport.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Segment } from '#kernel/segment.ts';
import type { SharedMenus, Storefront } from '#ssr/storefront.ts';
import type { Dependencies } from '#server/cache/dependencies.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import type { DeclaredQueries } from '#server/routing/page-query.ts';
import type { SegmentRules } from '#server/routing/segment-of.ts';
import type { LoginLinks } from '#server/session/login-link.ts';
import type { Session } from '#server/session/session.ts';

export interface PagesOptions {
  storefront(): Storefront;
  /** Null caches no page. */
  cache: PageCache | null;
  headers: SecurityHeaders;
  rules: SegmentRules;
  origin: string;
  declaredQueries(): DeclaredQueries;
  /** The menus of a segment, cached; `dependencies` collects what they are made of. */
  sharedMenus(requestId: string, segment: Segment, dependencies?: Dependencies): SharedMenus;
  /** Anonymous, for public pages; `dependencies` collects what a page is made of. */
  publicTransport(requestId: string, dependencies?: Dependencies): Transport;
  /** For personal and preview pages: of the visitor with the token, anonymous without one. */
  personalTransport(request: FastifyRequest, token: string | null): Transport;
  preview: PreviewAccess;
  session: Pick<Session, 'has' | 'token'>;
  links: LoginLinks;
  addresses(): Addresses;
}
