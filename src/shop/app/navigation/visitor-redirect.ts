/** Keeps visitors who are not signed in away from customer pages without asking the server. */
import type { PageServices } from '#engine/load/page-services.ts';
import type { Segment } from '#kernel/segment.ts';
import type { PageRoutes } from './page-routes.ts';

export interface VisitorRedirectParts {
  services: PageServices;
  segment: Segment;
  /** As far as the browser can tell. */
  isSignedIn(): boolean;
}

/** A customer page redirects a visitor who is not signed in to the front page, as on the server, which enforces it. */
export function createVisitorRedirect(
  { services, segment, isSignedIn }: VisitorRedirectParts,
  routes: Pick<PageRoutes, 'find' | 'url'>,
): (href: string) => string {
  return href => {
    if (isSignedIn() || routes.url(href).searchParams.has('loginToken')) return href;
    return routes.find(href)?.route.access === 'customer'
      ? services.addresses.path(segment, services.routes.pathOf('index', segment.locale))
      : href;
  };
}
