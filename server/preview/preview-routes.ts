/** Routes of the preview pages: validate a widget, read a pasted one, leave the preview. */

import type { FastifyRequest } from 'fastify';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { localeOfTag, withLocale } from '#i18n/locales.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJsonObject, requireJsonType } from '#server/http/read-json.ts';
import { redirect, sendJson } from '#server/http/reply.ts';
import type { Handler, Route } from '#server/http/route.ts';
import { requireOwnSite } from '#server/http/same-site.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import { checkInstance } from './check-instance.ts';
import type { PreviewAccess } from './preview-access.ts';
import { previewFolder } from './preview-cookie.ts';
import { readWidgetText } from './read-text.ts';

export interface PreviewRoutesOptions {
  access: PreviewAccess;
  /** The shop's own page files, as they are served now. */
  files(): Pick<ReadPages, 'texts' | 'world'>;
  ownOrigins: ReadonlySet<string>;
  /** Answers as for an unknown address. */
  pages: Handler;
}

const MAX_BODY = 256 * 1024;

export function previewRoutes({ access, files, ownOrigins, pages }: PreviewRoutesOptions): Route[] {
  const own = { method: ['POST'], onRequest: requireOwnSite(ownOrigins), otherMethods: pages };
  const forGallery =
    (handler: Handler): Handler =>
    async (request, reply) =>
      (await access.mayOpenGallery(request)) ? handler(request, reply) : sendJson(reply, 404, {});
  return [
    {
      ...own,
      url: `${previewFolder}/validate`,
      bodyLimit: MAX_BODY,
      handler: forGallery((request, reply) => {
        const instance = readInstance(request);
        const { texts, world } = files();
        sendJson(reply, 200, { findings: checkInstance(instance, texts, world) });
      }),
    },
    {
      ...own,
      url: `${previewFolder}/read`,
      bodyLimit: MAX_BODY,
      handler: forGallery((request, reply) => {
        requireJsonType(request);
        const { text } = readJsonObject(request);
        if (typeof text !== 'string') throw new HttpError(400, 'The body has no text.');
        const { texts, world } = files();
        sendJson(reply, 200, readWidgetText(text, texts, world));
      }),
    },
    {
      ...own,
      url: `${previewFolder}/leave`,
      handler(request, reply) {
        access.leave(reply);
        redirect(reply, 303, withLocale('/', localeOfTag(request.address.query.get('locale') ?? '')));
      },
    },
  ];
}

function readInstance(request: FastifyRequest): WidgetInstance {
  requireJsonType(request);
  const value = readJsonObject(request);
  if (!('type' in value)) throw new HttpError(400, 'The body is not a widget.');
  return value as unknown as WidgetInstance;
}
