/** Access to the preview: staff with a link of `npm run staff -- token --preview`, for an hour. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthService, Backend } from '#backend/index.ts';
import type { PreviewCookie } from './preview-cookie.ts';

export interface PreviewTokens {
  service: Pick<AuthService, 'bearer'>;
  staff: Pick<Backend['auth']['staff'], 'exchange'>;
}

export interface PreviewAccess {
  /** The token that may see drafts; null for other visitors. */
  token(request: FastifyRequest): Promise<string | null>;
  /** Whether the gallery of widgets, which shows no draft, is open to this visitor. */
  mayOpenGallery(request: FastifyRequest): Promise<boolean>;
  /** Exchanges the token of a link, once, for one that was in no link. Null for an invalid token. */
  take(reply: FastifyReply, linkToken: string): Promise<{ token: string; maxAge: number } | null>;
  leave(reply: FastifyReply): void;
}

export interface PreviewAccessOptions {
  /** Null with the hosted platform, whose tokens do not say what they allow: the preview is closed there. */
  tokens: PreviewTokens | null;
  cookie: PreviewCookie;
  /** In development the gallery needs no token. */
  isGalleryOpen: boolean;
}

export function createPreviewAccess({ tokens, cookie, isGalleryOpen }: PreviewAccessOptions): PreviewAccess {
  const mayPreview = async (token: string): Promise<boolean> =>
    (await tokens?.service.bearer(token))?.mayPreview === true;

  const access: PreviewAccess = {
    async token(request) {
      const token = cookie.read(request);
      return token && (await mayPreview(token)) ? token : null;
    },
    async mayOpenGallery(request) {
      return isGalleryOpen || (await access.token(request)) !== null;
    },
    async take(reply, linkToken) {
      // Checked first, so that the token of another kind of link is not consumed.
      if (!tokens || !(await mayPreview(linkToken))) return null;
      const taken = await tokens.staff.exchange(linkToken);
      if (taken) cookie.keep(reply, taken.token, taken.maxAge);
      return taken;
    },
    leave: cookie.clear,
  };
  return access;
}
