/** `POST /withdrawal`: the declaration of the withdrawal page, as JSON; our pages only. */
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/read-json.ts';
import { sendJson } from '../http/reply.ts';
import type { Handler, Route } from '../http/route.ts';
import { requireOwnSite } from '../http/same-site.ts';

const MAX_BODY = 4_096;

const declaration = z.strictObject({
  orderNumber: z.number().int().min(1).max(2_147_483_647),
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().min(3).max(254),
});

interface Options {
  withdrawals: Backend['withdrawals'];
  ownOrigins: ReadonlySet<string>;
  /** Answers who only looks, as for an address without a page. */
  pages: Handler;
  now?: () => Date;
}

export function withdrawalRoute({ withdrawals, ownOrigins, pages, now = () => new Date() }: Options): Route {
  return {
    url: '/withdrawal',
    method: ['POST'],
    otherMethods: pages,
    bodyLimit: MAX_BODY,
    onRequest: requireOwnSite(ownOrigins, 'Withdrawals come from our pages.'),
    async handler(request, reply) {
      const sent = read(readJson(request));
      const found = await withdrawals.withdraw({ ...sent, caller: { ipAddress: request.ip } }, now());
      const kept = { 'cache-control': 'no-store' };
      if (found.state === 'wait')
        return sendJson(
          reply,
          429,
          { state: found.state },
          {
            ...kept,
            'retry-after': String(found.retryAfterSeconds),
          },
        );
      return sendJson(reply, 200, found, kept);
    },
  };
}

/** @throws HttpError 400 for anything but a declaration. */
function read(raw: unknown): z.infer<typeof declaration> {
  const { success, data } = declaration.safeParse(raw);
  if (!success) throw new HttpError(400, 'A withdrawal has a number of an order, a name and an address.');
  return data;
}
