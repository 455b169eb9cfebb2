/** Leaving the newsletter by the key of its mails: asked first when a person follows the link, at once when the mail program asks (RFC 8058). */
import { localeOfTag, withLocale } from '#i18n/locales.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { html } from '#backend/mail/html.ts';
import { mailTextsOf } from '#backend/mail/texts/texts-of.ts';
import { endSubscription, findSubscriberLanguage } from '#backend/newsletter/newsletter.repository.ts';
import { answer } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Route } from '#server/http/router.ts';

const LONGEST_BODY = 4_096;
const page =
  "max-width:560px;margin:0 auto;padding:64px 20px;font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5;color:#16181b;";
const button =
  'min-height:48px;padding:0 24px;border:0;border-radius:4px;background:#c8161d;color:#ffffff;font:inherit;font-weight:600;cursor:pointer;';

export function unsubscribeRoute(db: Kysely<Schema>): Route {
  return {
    path: '/newsletter/unsubscribe',
    methods: ['GET', 'HEAD', 'POST'],
    async handle(exchange) {
      const key = exchange.address.query.get('key') ?? '';
      const known = /^[\w-]{1,100}$/.test(key);
      if (exchange.method === 'POST') {
        // Nothing of it is needed: whoever has the key may.
        await readBody(exchange.req, LONGEST_BODY);
        const language = known ? await endSubscription(db, { source: 'link', key }, new Date()) : null;
        return send(exchange, language, language === null ? 'unknown' : 'done');
      }
      // Programs that look at every link of a mail must not take anybody off the list.
      const language = known ? await findSubscriberLanguage(db, key) : null;
      return send(exchange, language, language === null ? 'unknown' : 'question');
    },
  };
}

function send(exchange: Exchange, languageId: string | null, what: 'question' | 'done' | 'unknown'): void {
  const asked = localeOfTag(exchange.req.headers['accept-language']?.split(',')[0] ?? '');
  const { lang, leave, shop } = mailTextsOf(languageId ?? asked);
  const form = html`<form method="post" action="${exchange.address.path}${exchange.address.search}"><button style="${button}">${leave.button}</button></form>`;
  const home = html`<p><a href="${withLocale('/', localeOfTag(lang))}" style="color:#c8161d;">${leave.home}</a></p>`;
  const { text } =
    html`<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${leave.title} – ${shop}</title><body style="margin:0;"><main style="${page}"><h1 style="font-size:28px;line-height:34px;">${leave.title}</h1><p>${leave[what]}</p>${what === 'question' ? form : home}</main></body></html>`;
  answer(exchange, what === 'unknown' ? 404 : 200, text, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
}
