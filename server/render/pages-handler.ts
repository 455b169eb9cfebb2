/** Answers requests for pages: redirects and access first, then the cache for public pages and a stream for personal ones. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressRules } from '#server/http/canonical-address.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { readAddress } from '#server/http/read-address.ts';
import { redirect, sendJson, sendText } from '#server/http/reply.ts';
import type { Handler } from '#server/http/route.ts';
import { accessRedirect } from '#server/routing/access-redirect.ts';
import { withoutParameter } from '#server/routing/address-query.ts';
import { createRedirects } from '#server/routing/redirects.ts';
import type { PageOutcome, PageRequest } from '#ssr/storefront.ts';
import { sendErrorPage } from './error-pages.ts';
import { createForms, type FormsHandler } from './forms-handler.ts';
import type { PagesOptions } from './pages-options.ts';
import { createPreparePage, type PreparedPage } from './prepare-page.ts';
import { refuseMore, TooManyPages } from './render-turns.ts';
import { showPersonal, showPreview, showPublic, showUncached } from './show-page.ts';
import { takePart, withOwnArms } from './take-part.ts';

export interface Pages extends AddressRules {
  handle: Handler;
  /** Takes a form that a browser without scripts has posted to its page. */
  forms: FormsHandler;
  /** `/page-data?to=ADDRESS`: the results of all queries of a public page, for a navigation in the browser. */
  data: Handler;
  /** `/submenus?to=ADDRESS`: the submenus that the pages in the market and language of the address leave out. */
  submenus: Handler;
  /** `/panels?to=ADDRESS`: the panels that the pages in the market and language of the address leave out. */
  panels: Handler;
}

export function createPages(options: PagesOptions): Pages {
  const { storefront, session } = options;
  const prepare = createPreparePage(options);
  const redirects = createRedirects(options);

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = takePart(options, prepare(request, reply), request, reply);
    const { route } = page;
    const { raw, query } = request.address;
    const link = query.get('loginToken');
    if (link !== null && route?.access !== 'preview')
      return redirects.followLoginLink(request, reply, link, page);
    if (page.redirect) return redirects.send(request, reply, page.redirect);
    if (page.hasBadPageNumber) return redirect(reply, 301, withoutParameter(raw, query, 'page'));
    if (route?.access === 'preview') {
      const index = redirects.pathOf(page.request, 'index');
      const status = await showPreview(options, request, reply, { route, request: page.request, index });
      return status === undefined ? undefined : fail(request, reply, status);
    }
    if (route && (route.personal || route.access !== 'public')) {
      const token = session.has(request) ? await session.token(request, reply) : null;
      const elsewhere = accessRedirect(route, token !== null);
      if (elsewhere) return redirect(reply, 302, redirects.pathOf(page.request, elsewhere));
      return showPersonal(options, request, reply, page, token);
    }
    // Addresses without a page are endless, and a page for a vehicle is this visitor's: none of them is cached.
    if (!route || page.vehicleId !== undefined) return showUncached(options, request, reply, page);
    return showPublic(options, request, reply, page);
  }

  /** The public page at the address in the parameter `to`; null when there is none. */
  function publicPageTo(request: FastifyRequest, reply: FastifyReply): PreparedPage | null {
    const to = readAddress(request.address.query.get('to') ?? undefined);
    if (to.kind !== 'ok') return null;
    const page = prepare(request, reply, to.address);
    return page.route?.access === 'public' && !page.redirect ? page : null;
  }

  const fail = (request: FastifyRequest, reply: FastifyReply, status: 400 | 403 | 404 | 500) => {
    const make = () => storefront().errorPage(prepare(request, reply).request, status);
    return sendErrorPage(request, reply, make, status, options);
  };

  /** HTML that pages leave out, because it is the same on all pages of a segment: one entry for each, asked for by the front page. */
  const fragment =
    (name: string, make: (asked: PageRequest) => Promise<PageOutcome>): Handler =>
    async (request, reply) => {
      const page = publicPageTo(request, reply);
      if (!page || page.route?.name !== 'index') return sendText(reply, 404, `No such ${name}`);
      reply.header('x-robots-tag', 'noindex');
      try {
        await showPublic(options, request, reply, { ...page, cacheKey: `${name} ${page.cacheKey}` }, make);
      } catch (error) {
        if (!(error instanceof TooManyPages)) throw error;
        refuseMore(request, reply);
      }
    };

  return {
    async handle(request, reply) {
      try {
        await show(request, reply);
      } catch (error) {
        if (reply.raw.destroyed || request.raw.destroyed) return;
        if (error instanceof TooManyPages) return refuseMore(request, reply);
        request.log.error({ err: error, path: loggedPath(request.address.raw) }, 'page failed');
        await fail(request, reply, 500);
      }
    },
    forms: createForms(options, prepare, fail),
    async data(request, reply) {
      const page = withOwnArms(options, publicPageTo(request, reply), request);
      // Without an answer the browser loads a document.
      if (!page) return sendJson(reply, 200, [], { 'cache-control': 'private, no-store' });
      try {
        const answers = (asked: PageRequest) => storefront().pageAnswers(asked);
        await showPublic(options, request, reply, { ...page, cacheKey: `data ${page.cacheKey}` }, answers);
      } catch (error) {
        if (!(error instanceof TooManyPages)) throw error;
        // Its browser then asks for a document, and hears so.
        sendJson(reply, 200, [], { 'cache-control': 'private, no-store' });
      }
    },
    submenus: fragment('submenus', asked => storefront().submenus(asked)),
    panels: fragment('panels', asked => storefront().panels(asked)),
    refuse: fail,
    redirectCanonical: redirects.redirectCanonical,
    takesEscapedSlash: redirects.takesEscapedSlash,
  };
}
