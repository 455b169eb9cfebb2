/** Every kind of mail through a real SMTP server, in both languages: both parts say the same, and their links are right. */
import { expect, it } from 'vitest';
import type { Outgoing, OutgoingKind } from '#backend/testing.ts';
import { mailOrigin, openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { smtpWorld } from '#tests/support/worlds/smtp-world.ts';
import { createWithdrawals } from '../order/withdrawals/withdrawal.service.ts';

const languages = [
  { id: 'fi-FI', lang: 'fi', prefix: '', order: 'tilaus', terms: 'ostoehdot' },
  { id: 'sv-SE', lang: 'sv', prefix: '/sv', order: 'bestallning', terms: 'kopvillkor' },
] as const;

const hrefs = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The address that the reader is to open, after origin and language; null for mails without one. */
const wanted = (order: string) =>
  ({
    'order-confirmation': `/${order}?key=`,
    'order-status': `/${order}?key=`,
    'withdrawal-received': `/${order}?key=`,
    'password-reset': '/account/reset-password?resetKey=reset-key',
    'account-invitation': '/account/reset-password?resetKey=invite-key',
    'already-registered': '/?action=login',
    welcome: '',
    'newsletter-welcome': '',
    'stock-notice': '/p/',
    'question-answered': '/p/',
    'staff-link': null,
    'staff-comment': null,
    'staff-approval': null,
  }) as const satisfies Record<OutgoingKind, string | null>;

async function worldWithOrder() {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.db
    .insertInto('product_text')
    .values({ product_id: 1, language_id: 'sv-SE', alias: 'vinsch', name: 'Vinsch' })
    .execute();
  const { orderId, publicId } = await world.order();
  const number = Number(orderId);
  const parcel = { parcelNumber: 'JJFI1', trackingLink: 'https://tracking.example/JJFI1', isPartial: false };
  await world.handling.ship(number, parcel, new Date('2026-11-23T10:00:00Z'));
  const declared = {
    orderNumber: number,
    name: 'Anna',
    email: 'anna@example.com',
    caller: { ipAddress: null },
  };
  await createWithdrawals(world.db).withdraw(
    { ...declared, lines: [{ rowNumber: 2, quantity: 1 }], key: 'k' },
    new Date('2026-11-23T11:00:00Z'),
  );
  const { withdrawal_id: withdrawalId } = await world.db
    .selectFrom('withdrawal')
    .select('withdrawal_id')
    .executeTakeFirstOrThrow();
  const { question_id: questionId } = await world.db
    .insertInto('product_question')
    .values({
      ...{ product_id: 1, status: 'approved', author: 'Anna', question: 'Sopiiko tämä talveen?' },
      ...{ language_id: 'fi-FI', market_id: 'market-fi' },
    })
    .returning('question_id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('product_answer')
    .values({
      ...{ question_id: questionId, status: 'approved', author: '', answer: 'Kyllä sopii.', is_shop: true },
      language_id: 'fi-FI',
    })
    .execute();
  const { staff_id: staffId } = await world.db
    .insertInto('staff')
    .values({ mail: 'bosse@shop.example', name: 'Bosse', role: 'publisher' })
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  const commentId = '5b6ff0a4-2f0b-4f6c-9f0e-000000000001';
  await world.db
    .insertInto('studio_comment')
    .values({
      ...{
        comment_id: commentId,
        document_id: 'page:home',
        node_id: '',
        text: 'Liian pitkä?',
        author: 'Ada',
      },
      ...{ reader_id: staffId, reader: 'Bosse', at: new Date('2026-11-23T10:00:00Z') },
    })
    .execute();
  for (const { lang } of languages)
    await world.db
      .insertInto('staff')
      .values({ mail: `staff-approval.${lang}@example.com`, name: 'Ada', role: 'editor' })
      .execute();
  const approvalId = '5b6ff0a4-2f0b-4f6c-9f0e-000000000002';
  await world.db
    .insertInto('studio_approval')
    .values({
      ...{ approval_id: approvalId, note: 'Katsotko?', asked_by: 'Ada', asked_at: new Date() },
      ...{ decision: 'approved', decided_by: 'Bosse', decided_at: new Date(), decision_note: 'Hyvä' },
    })
    .execute();
  await world.db.deleteFrom('outbox').execute();
  const payloads = (email: string, languageId: string): Outgoing => {
    const reader = { email, languageId };
    const order = { ...reader, orderId: number, publicId };
    return {
      'order-confirmation': order,
      'order-status': { ...order, status: 'completed' },
      'withdrawal-received': {
        ...reader,
        orderId: number,
        receivedAt: '2026-11-23T11:00:00Z',
        withdrawalId,
      },
      'password-reset': { ...reader, resetKey: 'reset-key' },
      'account-invitation': { ...reader, inviteKey: 'invite-key' },
      'already-registered': reader,
      welcome: reader,
      'newsletter-welcome': { ...reader, unsubscribeKey: 'leave-key' },
      'stock-notice': { ...reader, marketId: 'market-fi', skuId: 1, productId: 1 },
      'question-answered': { ...reader, marketId: 'market-fi', questionId, productId: 1 },
      'staff-comment': {
        ...reader,
        commentId,
        document: 'Etusivu',
        link: 'https://studio.shop.example/edit/page%3Ahome?comment=1',
      },
      'staff-approval': {
        ...{ ...reader, approvalId, event: 'approved', document: 'Etusivu' },
        link: 'https://studio.shop.example/edit/page%3Ahome?approval=open',
      },
      'staff-link': { ...reader, purpose: 'invitation', link: 'https://studio.shop.example/sign-in#secret' },
    };
  };
  return { ...world, smtp, payloads };
}

it('sends every kind in Finnish and Swedish, with the same words and links in both parts', async () => {
  const { smtp, payloads, enqueue, worker } = await worldWithOrder();
  const kinds = Object.keys(wanted('')) as OutgoingKind[];
  for (const { id, lang } of languages)
    for (const kind of kinds) {
      // The address names the mail, since mails arrive in any order.
      const given = payloads(`${kind}.${lang}@example.com`, id);
      await enqueue(kind, given[kind]);
    }
  await worker(smtp.url);
  await smtp.received(kinds.length * languages.length);
  for (const { lang, prefix, order, terms } of languages)
    for (const kind of kinds) {
      const mail = smtp.mails.find(({ to }) => to[0] === `${kind}.${lang}@example.com`);
      const { html = '', text = '' } = mail ?? {};
      const all = hrefs(html);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(mail?.headers.get('subject')).not.toBe('');
      expect(html + text).not.toMatch(/undefined|\bnull\b|\bNaN\b|\{\w+\}|Invalid Date/);
      for (const href of all) {
        expect(href).toMatch(/^https:\/\/(?:shop|studio\.shop|tracking)\.example(?:\/|$)/);
        expect(text).toContain(href);
      }
      expect(all).toContain(`${mailOrigin}${prefix}/${terms}`);
      const target = wanted(order)[kind];
      if (target !== null)
        expect(all).toContainEqual(expect.stringContaining(`${mailOrigin}${prefix}${target}`));
      // The title of the mail is the first line of its text.
      const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? '-';
      expect(text.toUpperCase()).toContain(title.toUpperCase());
    }
});
