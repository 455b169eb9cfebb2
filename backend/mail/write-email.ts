/** The email of each kind of outbox payload, in the market and language of its reader. */
import { type Kysely, sql } from 'kysely';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { resolveMarketContext } from '#backend/catalogue/resolve-context.ts';
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Outgoing, OutgoingKind } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { anonymousCaller, type Context } from '#backend/kernel/context.ts';
import type { OrderLinks } from '#backend/order/access/order-link.ts';
import { findOrderByPublicId } from '#backend/order/order.repository.ts';
import type { Order } from '#backend/order/order.types.ts';
import { withdrawalsOf } from '#backend/order/withdrawals/withdrawal.repository.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import {
  invitationEmail,
  newsletterEmail,
  registeredEmail,
  resetEmail,
  staffEmail,
  stockEmail,
  welcomeEmail,
} from './account-emails.ts';
import { approvalEmail, findApproval } from './approval-email.ts';
import { commentEmail, findComment } from './comment-email.ts';
import type { Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { confirmationEmail, statusEmail } from './order-emails.ts';
import { Unsendable } from './payloads.ts';
import { findAnswer, questionEmail } from './question-email.ts';
import { mailWordsOf } from './texts/mail-words.ts';
import { withdrawalEmail } from './withdrawal-email.ts';

export interface MailWriterPorts {
  db: Kysely<Schema>;
  catalogue: Pick<CatalogueService, 'catalogue' | 'products' | 'addresses'>;
  orderLinks: Pick<OrderLinks, 'write'>;
  origin: string;
  /** Who the shop is now. */
  shop(): ShopProfile;
  pathPrefix: PathPrefix;
}

export type EmailWriters = {
  readonly [Kind in OutgoingKind]: (
    payload: Outgoing[Kind],
    now: Date,
  ) => Promise<{ context: MailContext; email: Email } | null>;
};

async function orderOf(db: Kysely<Schema>, publicId: string | undefined): Promise<Order> {
  const order = publicId === undefined ? null : await findOrderByPublicId(db, publicId);
  if (!order) throw new Unsendable('the order does not exist');
  return order;
}

async function customerOf(db: Kysely<Schema>, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.customer_id;
}

async function publicIdOf(db: Kysely<Schema>, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.public_id;
}

type ContextOf = (languageId: string, writtenAt: Date, marketId?: string) => MailContext;

const orderEmails = (
  db: Kysely<Schema>,
  mailContextOf: ContextOf,
  links: Links,
): Pick<EmailWriters, 'order-confirmation' | 'order-status' | 'withdrawal-received'> => ({
  async 'order-confirmation'({ email, publicId, languageId }, now) {
    const order = await orderOf(db, publicId);
    const context = mailContextOf(languageId, now, order.marketId);
    return { context, email: confirmationEmail(context, email, order, links) };
  },
  async 'order-status'({ email, publicId, languageId, status }, now) {
    const order = await orderOf(db, publicId);
    const context = mailContextOf(languageId, now, order.marketId);
    return { context, email: statusEmail(context, email, order, status, links) };
  },
  async 'withdrawal-received'({ orderId, email, languageId, receivedAt, withdrawalId }, now) {
    const order = await orderOf(db, await publicIdOf(db, orderId));
    const all = withdrawalId === undefined ? [] : await withdrawalsOf(db, orderId);
    const declared = all.find(({ id }) => id === withdrawalId) ?? null;
    const context = mailContextOf(languageId, now, order.marketId);
    return {
      context,
      email: withdrawalEmail(context, order, { email, receivedAt: new Date(receivedAt), declared }, links),
    };
  },
});

const accountEmails = (
  mailContextOf: ContextOf,
  links: Links,
): Omit<
  EmailWriters,
  | 'stock-notice'
  | 'question-answered'
  | 'staff-comment'
  | 'staff-approval'
  | keyof ReturnType<typeof orderEmails>
> => ({
  async 'password-reset'({ email, languageId, resetKey, expiresAt }, now) {
    const context = mailContextOf(languageId, now);
    const link = { key: resetKey, expiresAt: expiresAt === undefined ? null : new Date(expiresAt) };
    return { context, email: resetEmail(context, email, link, links) };
  },
  async 'account-invitation'({ email, languageId, inviteKey }, now) {
    const context = mailContextOf(languageId, now);
    return { context, email: invitationEmail(context, email, inviteKey, links) };
  },
  async 'already-registered'({ email, languageId }, now) {
    const context = mailContextOf(languageId, now);
    return { context, email: registeredEmail(context, email, links) };
  },
  async welcome({ email, languageId }, now) {
    const context = mailContextOf(languageId, now);
    return { context, email: welcomeEmail(context, email, links) };
  },
  async 'newsletter-welcome'({ email, languageId, unsubscribeKey }, now) {
    const context = mailContextOf(languageId, now);
    return { context, email: newsletterEmail(context, email, unsubscribeKey, links) };
  },
  async 'staff-link'({ email, languageId, purpose, link }, now) {
    const context = mailContextOf(languageId, now);
    return { context, email: staffEmail(context, email, purpose, link) };
  },
});

export function createEmailWriters({ db, catalogue, shop }: MailWriterPorts, links: Links): EmailWriters {
  const mailContextOf: ContextOf = (languageId, writtenAt, marketId) => {
    const place = resolveMarketContext(catalogue.catalogue.reference().channels, { languageId, marketId });
    return { ...place, ...mailWordsOf(place.language.id, shop()), writtenAt };
  };
  /** A reader with an account is told the price of their own list (R-PRODUCT-49). */
  const productOf = async (context: MailContext, now: Date, id: number, reader = '') => {
    const customerId = reader && (await customerOf(db, reader));
    const caller = { ...anonymousCaller, requestId: 'mail', customerId: customerId || null };
    const ctx: Context = { ...context, caller, now };
    const product = await catalogue.products.byId(ctx, id);
    return {
      product,
      path: product ? (catalogue.addresses.product.path(ctx, product.record) ?? null) : null,
    };
  };

  return {
    ...orderEmails(db, mailContextOf, links),
    ...accountEmails(mailContextOf, links),
    async 'stock-notice'({ email, languageId, marketId, skuId, productId }, now) {
      const context = mailContextOf(languageId, now, marketId);
      const { product, path } = await productOf(context, now, productId, email);
      const sku = product?.record.skus.find(({ id }) => id === skuId);
      if (!product || !sku || path === null) return null;
      const leastPrice = await catalogue.products.lowestPackagePrice(product);
      return { context, email: stockEmail(context, email, { product, leastPrice }, sku.name, path, links) };
    },
    async 'staff-comment'({ email, languageId, commentId, document, link }, now) {
      const context = mailContextOf(languageId, now);
      const comment = await findComment(db, commentId);
      return comment && { context, email: commentEmail(context, email, { ...comment, document, link }) };
    },
    async 'staff-approval'({ languageId, document, link, ...sent }, now) {
      const context = mailContextOf(languageId, now);
      const approval = await findApproval(db, sent);
      if (!approval) return null;
      const { email, event } = sent;
      return { context, email: approvalEmail(context, email, { ...approval, event, document, link }) };
    },
    async 'question-answered'({ email, languageId, marketId, questionId, productId }, now) {
      const context = mailContextOf(languageId, now, marketId);
      const [{ product, path }, answered] = await Promise.all([
        productOf(context, now, productId),
        findAnswer(db, questionId),
      ]);
      if (!product || !answered || path === null) return null;
      return { context, email: questionEmail(context, email, product, answered, path, links) };
    },
  };
}
