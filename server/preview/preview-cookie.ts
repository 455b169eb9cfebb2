/** The cookie of a preview: browsers send it to the preview's own addresses only, so it changes no other page. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { routePath } from '#engine/route/route-path.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { localeCodes } from '#i18n/locales.ts';

const name = 'atv-preview';

/** The routes that preview pages call are below it. */
export const previewFolder = '/preview';

export interface PreviewCookie {
  read(request: FastifyRequest): string | null;
  /** @param maxAge seconds */
  keep(reply: FastifyReply, token: string, maxAge: number): void;
  clear(reply: FastifyReply): void;
}

/** Addresses of the pages that only a preview has, in every language. */
function previewPaths(pages: readonly PageDocument[], addresses: Addresses): string[] {
  return pages.flatMap(({ route }) => {
    if (route?.access !== 'preview') return [];
    const { paths } = route;
    return localeCodes.flatMap(locale => {
      const path = routePath(paths, locale);
      if (!path) return [];
      const { plan } = addresses;
      const markets = plan.marketInPath ? plan.markets.map(({ alias }) => alias) : [plan.fallbackMarket];
      return markets.map(market => addresses.path({ market, locale }, path));
    });
  });
}

export function createPreviewCookie(
  publicOrigin: string,
  pages: () => readonly PageDocument[],
  addresses: () => Addresses,
): PreviewCookie {
  const secure = publicOrigin.startsWith('https:');
  const write = (reply: FastifyReply, value: string, maxAge: number) => {
    for (const path of [previewFolder, ...previewPaths(pages(), addresses())])
      reply.setCookie(name, value, { maxAge, httpOnly: true, secure, path });
  };
  return {
    read: ({ cookies }) => cookies[name] ?? null,
    keep: write,
    clear: reply => write(reply, '', 0),
  };
}
