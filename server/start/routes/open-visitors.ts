/** Who the visitors are: sessions, login links and the preview, over the embedded or a hosted auth service. */

import { isCustomer } from '#server/commerce/is-customer.ts';
import type { Config } from '#server/config/config.ts';
import { createPreviewAccess, type PreviewAccess } from '#server/preview/preview-access.ts';
import { createPreviewCookie } from '#server/preview/preview-cookie.ts';
import { type AuthGateway, createAuthGateway } from '#server/session/auth-service.ts';
import {
  createLoginLinks,
  exchangeOwnLink,
  exchangePlatformLink,
  type LoginLinks,
} from '#server/session/login-link.ts';
import { createSession, type Session } from '#server/session/session.ts';
import { createSessionCookies, type SessionCookies } from '#server/session/session-cookies.ts';
import { createEmbeddedAuth } from '../../session/embedded-auth.ts';
import { openEmbeddedAuth } from '../../session/open-embedded-auth.ts';
import type { OpenCommerce } from '../commerce/open-commerce.ts';
import type { ShopState } from '../shop-options.ts';

export interface VisitorsOptions {
  config: Config;
  origin: string;
  opened: OpenCommerce;
  state: ShopState;
}

export interface Visitors {
  auth: AuthGateway | null;
  cookies: SessionCookies;
  session: Session;
  links: LoginLinks;
  preview: PreviewAccess;
}

export function openVisitors({ config, origin, opened, state }: VisitorsOptions): Visitors {
  const { backend, commerce } = opened;
  const embedded = backend && openEmbeddedAuth(backend);
  const cookies = createSessionCookies(origin);
  const own = embedded && createEmbeddedAuth(embedded);
  const { authUrl, signUrl = '', commerceApiUrl, commerceApiKey } = config;
  // The key of the platform is for the platform alone.
  const apiKey = commerceApiUrl === undefined ? undefined : commerceApiKey;
  const auth = authUrl ? createAuthGateway({ authUrl, signUrl, apiKey }) : own;
  const exchange = embedded
    ? exchangeOwnLink(embedded.service, embedded.staff)
    : exchangePlatformLink(token => isCustomer(commerce, token));
  return {
    auth,
    cookies,
    session: createSession(auth, cookies),
    links: createLoginLinks({ exchange, auth, cookies, secure: origin.startsWith('https:') }),
    preview: createPreviewAccess({
      tokens: embedded,
      cookie: createPreviewCookie(origin, () => state.live().documents, state.addresses),
      isGalleryOpen: config.mode === 'development',
    }),
  };
}
