/** Parses the payloads of the outbox: jsonb that another version of the shop may have written. */
import { z } from 'zod';
import type { Outgoing, OutgoingKind } from '#backend/database/outbox.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';

const id = z.number().int().positive();
const email = z.string().transform((text, ctx) => {
  const address = readMailAddress(text);
  if (address === null) ctx.addIssue({ code: 'custom', message: 'no mail address' });
  return address ?? '';
});
const languageId = z.string().min(2).max(20);
const reader = { email, languageId };

export const payloads: { readonly [Kind in OutgoingKind]: z.ZodType<Outgoing[Kind]> } = {
  'order-confirmation': z.object({ ...reader, orderId: id, publicId: z.uuid() }),
  'order-status': z.object({ ...reader, orderId: id, publicId: z.uuid(), status: z.string() }),
  'password-reset': z.object({
    ...reader,
    resetKey: z.string().min(1),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  }),
  'account-invitation': z.object({ ...reader, inviteKey: z.string().min(1) }),
  'already-registered': z.object(reader),
  welcome: z.object(reader),
  'newsletter-welcome': z.object({ ...reader, unsubscribeKey: z.string().min(1) }),
  'stock-notice': z.object({ ...reader, marketId: z.string(), skuId: id, productId: id }),
  'question-answered': z.object({ ...reader, marketId: z.string(), questionId: id, productId: id }),
  'staff-link': z.object({ ...reader, purpose: z.enum(['invitation', 'sign-in']), link: z.url() }),
  'staff-comment': z.object({ ...reader, commentId: z.uuid(), document: z.string(), link: z.url() }),
  'staff-approval': z.object({
    ...reader,
    approvalId: z.uuid(),
    event: z.enum(['asked', 'approved', 'returned']),
    document: z.string(),
    link: z.url(),
  }),
  'withdrawal-received': z.object({
    ...reader,
    orderId: id,
    receivedAt: z.iso.datetime({ offset: true }),
    withdrawalId: id.optional(),
  }),
};

/** What this version of the shop can write. */
export const mailKinds: readonly string[] = Object.keys(payloads);

/** Why a mail of another version is given up. */
export const UNKNOWN_KIND = 'there is no such kind of mail';

/** A mail that can never be rendered. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable';
}
