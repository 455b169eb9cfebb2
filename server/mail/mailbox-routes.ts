/** `/mailbox`: the mails of the outbox, as their recipients would see them. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Backend, type Html, html } from '#backend/index.ts';
import { sendText } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';

type Mailbox = Backend['mailbox'];

const MAX_SHOWN = 50;
const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const mailPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";
const method = ['GET', 'HEAD'];
const cell = 'padding:8px 16px 8px 0;border-top:1px solid #dfe2e5;vertical-align:top;';
const page =
  'max-width:960px;margin:0 auto;padding:32px 16px;font:16px/1.5 Figtree,Arial,sans-serif;color:#16181b;';

export function mailboxRoutes(mailbox: Mailbox): readonly Route[] {
  function line({ id, kind, createdAt, state, mail }: Awaited<ReturnType<Mailbox['latest']>>[number]): Html {
    const [to, subject] = typeof mail === 'string' ? ['', mail] : [mail.to, mail.subject];
    return html`<tr><td style="${cell}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td><td style="${cell}"><a href="/mailbox/${id}">${subject}</a><br>${to}</td><td style="${cell}">${kind}<br>${state}</td><td style="${cell}"><a href="/mailbox/${id}.txt">text</a></td></tr>`;
  }

  async function list(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const lines = (await mailbox.latest(MAX_SHOWN)).map(line);
    const { text } =
      html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Backend['mailbox']</title><body style="margin:0;"><div style="${page}"><h1>Backend['mailbox']</h1><p>The latest mails, as their readers would get them. A shop shows this page only in development and as a demo.</p><table style="border-collapse:collapse;width:100%;">${lines}</table></div></body></html>`;
    reply.headers(htmlHeaders).send(text);
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [, id, plain] = /^\/mailbox\/(\d{1,15})(\.txt)?$/.exec(request.address.path) ?? [];
    const found = id ? await mailbox.find(Number(id)) : undefined;
    if (!found) return sendText(reply, 404, 'There is no such mail.');
    const { mail } = found;
    if (typeof mail === 'string') return sendText(reply, 200, mail);
    if (plain) {
      const { to, replyTo, subject, text } = mail;
      return sendText(reply, 200, `To: ${to}\nReply-To: ${replyTo ?? ''}\nSubject: ${subject}\n\n${text}`);
    }
    reply.headers({ ...htmlHeaders, 'content-security-policy': mailPolicy }).send(mail.html);
  }

  return [
    { url: '/mailbox', method, handler: list },
    { url: '/mailbox/*', method, handler: show },
  ];
}
