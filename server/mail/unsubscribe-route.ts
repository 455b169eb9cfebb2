/** Leaving the newsletter by the key of its mails: with a confirmation when a person follows the link, at once when a mail program posts (RFC 8058). */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Backend, html, mailWordsOf } from '#backend/index.ts';
import { localeOfTag, withLocale } from '#i18n/locales.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { ShopLook } from '#kernel/theme/shop-look.ts';
import type { Route } from '#server/http/route.ts';

const MAX_BODY = 4_096;
const page =
  "max-width:560px;margin:0 auto;padding:64px 20px;font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5;color:#16181b;";

const button = ({ light }: ShopLook['colours']) =>
  `min-height:48px;padding:0 24px;border:0;border-radius:4px;background:${light.primary};color:${light['on-primary']};font:inherit;font-weight:600;cursor:pointer;`;

export function unsubscribeRoute(subscriptions: Backend['subscriptions'], profile: () => ShopProfile): Route {
  return {
    url: '/newsletter/unsubscribe',
    method: ['GET', 'HEAD', 'POST'],
    bodyLimit: MAX_BODY,
    async handler(request, reply) {
      const shop = profile();
      const key = request.address.query.get('key') ?? '';
      const known = /^[\w-]{1,100}$/.test(key);
      if (request.method === 'POST') {
        const language = known ? await subscriptions.end(key) : null;
        return send(request, reply, {
          shop,
          languageId: language,
          what: language === null ? 'unknown' : 'done',
        });
      }
      // Programs that open every link of a mail must not unsubscribe anyone.
      const language = known ? await subscriptions.languageOf(key) : null;
      return send(request, reply, {
        shop,
        languageId: language,
        what: language === null ? 'unknown' : 'question',
      });
    },
  };
}

const said = {
  question: 'MAIL_LEAVE_QUESTION',
  done: 'MAIL_LEAVE_DONE',
  unknown: 'MAIL_LEAVE_UNKNOWN',
} as const;

interface Said {
  shop: ShopProfile;
  /** Of the subscription; null when it is not known. */
  languageId: string | null;
  what: 'question' | 'done' | 'unknown';
}

function send(request: FastifyRequest, reply: FastifyReply, { shop, languageId, what }: Said): void {
  const { name, look } = shop;
  const preferred = localeOfTag(request.headers['accept-language']?.split(',')[0] ?? '');
  const { lang, say } = mailWordsOf(languageId ?? preferred, shop);
  const title = say('MAIL_LEAVE_TITLE');
  const form = html`<form method="post" action="${request.address.path}${request.address.search}"><button style="${button(look.colours)}">${say('MAIL_LEAVE_BUTTON')}</button></form>`;
  const home = html`<p><a href="${withLocale('/', localeOfTag(lang))}" style="color:${look.colours.light.action};">${say('MAIL_LEAVE_HOME')}</a></p>`;
  const { text } =
    html`<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${name}</title><body style="margin:0;"><main style="${page}"><h1 style="font-size:28px;line-height:34px;">${title}</h1><p>${say(said[what])}</p>${what === 'question' ? form : home}</main></body></html>`;
  reply
    .code(what === 'unknown' ? 404 : 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(text);
}
