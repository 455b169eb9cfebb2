/** `POST /review-pictures`: one picture as the body; answers the name by which a review takes it. Our pages only. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '#backend/index.ts';
import { sendJson } from '../http/reply.ts';
import type { Handler, Route } from '../http/route.ts';
import { requireOwnSite } from '../http/same-site.ts';

const MAX_BODY = 10 * 1024 * 1024;
const kept = { 'cache-control': 'no-store' };

interface Options {
  uploads: Backend['reviewUploads'];
  ownOrigins: ReadonlySet<string>;
  /** Whether the visitor is signed in, as the author of a review is (R-PRODUCT-27). */
  isCustomer(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Answers who only looks, as for an address without a page. */
  pages: Handler;
}

export function reviewPicturesRoute({ uploads, ownOrigins, isCustomer, pages }: Options): Route {
  return {
    url: '/review-pictures',
    method: ['POST'],
    otherMethods: pages,
    bodyLimit: MAX_BODY,
    onRequest: requireOwnSite(ownOrigins, 'Pictures come from our pages.'),
    async handler(request, reply) {
      if (!(await isCustomer(request, reply))) return sendJson(reply, 401, { code: 'UNAUTHORIZED' }, kept);
      const data = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const added = await uploads.add(data, request.ip);
      if (added.ok) {
        const { name, thumbnail } = added.value;
        const address = `data:image/webp;base64,${thumbnail.toString('base64')}`;
        return sendJson(reply, 201, { name, thumbnail: address }, kept);
      }
      const { refusal } = added;
      if (typeof refusal === 'string') return sendJson(reply, 422, { code: refusal }, kept);
      return sendJson(
        reply,
        429,
        { code: 'RATE_LIMITED' },
        { ...kept, 'retry-after': String(refusal.retryAfterSeconds) },
      );
    },
  };
}
