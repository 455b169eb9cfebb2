/** What the pages of the preview ask of the server: whether a widget holds together, what a pasted one is, and to leave. */
import { localeOfTag, withLocale } from '#i18n/locales.ts';
import type { WidgetInstance } from '#engine/contract.ts';
import { answerJson, redirect } from '#server/http/answer.ts';
import type { Exchange, Handler } from '#server/http/exchange.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJsonObject, requireJsonType } from '#server/http/read-json.ts';
import type { Route } from '#server/http/router.ts';
import { mayWrite } from '#server/http/same-site.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import { checkInstance } from './check-instance.ts';
import type { PreviewAccess } from './preview-access.ts';
import { previewFolder } from './preview-cookie.ts';
import { readText } from './read-text.ts';

export interface PreviewRoutesOptions {
  access: PreviewAccess;
  /** The shop's own page files, as they are served now. */
  files(): Pick<ReadPages, 'texts' | 'world'>;
  ownOrigins: ReadonlySet<string>;
  /** Answers as if the address were nobody's. */
  pages: Handler;
}

const LONGEST_BODY = 256 * 1024;

export function previewRoutes({ access, files, ownOrigins, pages }: PreviewRoutesOptions): Route[] {
  const guarded = (work: Handler): Handler => {
    return async exchange => {
      if (!mayWrite(exchange.req.headers, ownOrigins))
        throw new HttpError(403, 'Another site may not do this.');
      return work(exchange);
    };
  };
  const forGallery = (work: Handler): Handler =>
    guarded(async exchange =>
      (await access.mayOpenGallery(exchange)) ? work(exchange) : answerJson(exchange, 404, {}),
    );
  return [
    {
      path: `${previewFolder}/validate`,
      methods: ['POST'],
      handle: forGallery(async exchange => {
        const instance = await readInstance(exchange);
        const { texts, world } = files();
        answerJson(exchange, 200, { findings: checkInstance(instance, texts, world) });
      }),
      otherwise: pages,
    },
    {
      path: `${previewFolder}/read`,
      methods: ['POST'],
      handle: forGallery(async exchange => {
        requireJsonType(exchange.req);
        const { text } = await readJsonObject(exchange.req, LONGEST_BODY);
        if (typeof text !== 'string') throw new HttpError(400, 'The body holds no text.');
        const { texts, world } = files();
        answerJson(exchange, 200, readText(text, texts, world));
      }),
      otherwise: pages,
    },
    {
      path: `${previewFolder}/leave`,
      methods: ['POST'],
      handle: guarded(exchange => {
        access.leave(exchange);
        redirect(exchange, 303, withLocale('/', localeOfTag(exchange.address.query.get('locale') ?? '')));
      }),
      otherwise: pages,
    },
  ];
}

async function readInstance({ req }: Exchange): Promise<WidgetInstance> {
  requireJsonType(req);
  const value = await readJsonObject(req, LONGEST_BODY);
  if (!('type' in value)) throw new HttpError(400, 'The body is no widget.');
  return value as unknown as WidgetInstance;
}
