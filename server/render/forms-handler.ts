/** Takes forms that browsers without scripts post to their page: the page's widget does what the form asks for. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#server/http/http-error.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { MAX_FORM, readForm, requireFormType } from '#server/http/read-form.ts';
import type { Route } from '#server/http/route.ts';
import { requireOwnSite } from '#server/http/same-site.ts';
import type { PagesOptions } from './pages-options.ts';
import type { PreparedPage, PreparePage } from './prepare-page.ts';
import { refuseMore, TooManyPages } from './render-turns.ts';
import { showPersonal } from './show-page.ts';
import { takePart } from './take-part.ts';

export type FormsHandler = Required<Pick<Route, 'onRequest' | 'handler' | 'bodyLimit'>>;

/** @param fail sends the error page. */
export function createForms(
  options: PagesOptions,
  prepare: PreparePage,
  fail: (request: FastifyRequest, reply: FastifyReply, status: 500) => Promise<void>,
): FormsHandler {
  const { storefront, session } = options;
  const fromOwnSite = requireOwnSite(options.ownOrigins, 'Forms come from our pages.');
  const takesForm = ({ route, redirect }: PreparedPage): boolean =>
    route !== undefined && !redirect && storefront().takesForms(route.pageId);

  return {
    bodyLimit: MAX_FORM,
    async onRequest(request, reply) {
      if (!takesForm(prepare(request, reply)))
        throw new HttpError(405, 'This address does not take that method.', { allow: 'GET, HEAD' });
      requireFormType(request);
      await fromOwnSite(request, reply);
    },
    async handler(request, reply) {
      try {
        const page = takePart(options, prepare(request, reply), request, reply);
        const token = session.has(request) ? await session.token(request, reply) : null;
        await showPersonal(options, request, reply, page, token, readForm(request));
      } catch (error) {
        if (reply.raw.destroyed || request.raw.destroyed) return;
        if (error instanceof TooManyPages) return refuseMore(request, reply);
        request.log.error({ err: error, path: loggedPath(request.address.raw) }, 'form failed');
        await fail(request, reply, 500);
      }
    },
  };
}
