/** The email of each kind of outbox payload, in the market and language of its reader. */
import type { Kysely } from 'kysely';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { resolveMarketContext } from '#backend/catalogue/resolve-context.ts';
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Outgoing, OutgoingKind } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Caller, Context } from '#backend/kernel/context.ts';
import { findOrderByPublicId } from '#backend/order/order.repository.ts';
import type { Order } from '#backend/order/order.types.ts';
import { newsletterEmail, registeredEmail, resetEmail, stockEmail, welcomeEmail } from './account-emails.ts';
import type { Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { confirmationEmail, statusEmail, withdrawalEmail } from './order-emails.ts';
import { Unsendable } from './payloads.ts';
import { mailTextsOf } from './texts/texts-of.ts';

export interface MailWriterPorts {
  db: Kysely<Schema>;
  catalogue: Pick<CatalogueService, 'catalogue' | 'products' | 'addresses'>;
  origin: string;
  pathPrefix: PathPrefix;
}

const anonymousCaller: Caller = {
  customerId: null,
  customerType: 'PERSON',
  spoofedBy: null,
  mayPreview: false,
  ipAddress: null,
  userAgent: null,
  idempotencyKey: null,
  wantsAccountCart: false,
  requestId: 'mail',
};

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

async function publicIdOf(db: Kysely<Schema>, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.public_id;
}

type ContextOf = (languageId: string, marketId?: string) => MailContext;

const orderEmails = (
  db: Kysely<Schema>,
  mailContextOf: ContextOf,
  links: Links,
): Pick<EmailWriters, 'order-confirmation' | 'order-status' | 'withdrawal-received'> => ({
  async 'order-confirmation'({ email, publicId, languageId }) {
    const order = await orderOf(db, publicId);
    const context = mailContextOf(languageId, order.marketId);
    return { context, email: confirmationEmail(context, email, order, links) };
  },
  async 'order-status'({ email, publicId, languageId, status }) {
    const order = await orderOf(db, publicId);
    const context = mailContextOf(languageId, order.marketId);
    return { context, email: statusEmail(context, email, order, status, links) };
  },
  async 'withdrawal-received'({ orderId, email, languageId, receivedAt }) {
    const order = await orderOf(db, await publicIdOf(db, orderId));
    const context = mailContextOf(languageId, order.marketId);
    return { context, email: withdrawalEmail(context, order, email, new Date(receivedAt), links) };
  },
});

const accountEmails = (
  mailContextOf: ContextOf,
  links: Links,
): Omit<EmailWriters, 'stock-notice' | keyof ReturnType<typeof orderEmails>> => ({
  async 'password-reset'({ email, languageId, resetKey }) {
    const context = mailContextOf(languageId);
    return { context, email: resetEmail(context, email, resetKey, links) };
  },
  async 'already-registered'({ email, languageId }) {
    const context = mailContextOf(languageId);
    return { context, email: registeredEmail(context, email, links) };
  },
  async welcome({ email, languageId }) {
    const context = mailContextOf(languageId);
    return { context, email: welcomeEmail(context, email, links) };
  },
  async 'newsletter-welcome'({ email, languageId, unsubscribeKey }) {
    const context = mailContextOf(languageId);
    return { context, email: newsletterEmail(context, email, unsubscribeKey, links) };
  },
});

export function createEmailWriters({ db, catalogue }: MailWriterPorts, links: Links): EmailWriters {
  const mailContextOf: ContextOf = (languageId, marketId) => {
    const place = resolveMarketContext(catalogue.catalogue.reference().channels, { languageId, marketId });
    return { ...place, texts: mailTextsOf(place.language.id) };
  };

  return {
    ...orderEmails(db, mailContextOf, links),
    ...accountEmails(mailContextOf, links),
    async 'stock-notice'({ email, languageId, marketId, skuId, productId }, now) {
      const context = mailContextOf(languageId, marketId);
      const ctx: Context = { ...context, caller: anonymousCaller, now };
      const product = await catalogue.products.byId(ctx, productId);
      const path = product && catalogue.addresses.product.path(ctx, product.record);
      const sku = product?.record.skus.find(({ id }) => id === skuId);
      if (!product || !sku || path === null || path === undefined) return null;
      return { context, email: stockEmail(context, email, product, sku.name, path, links) };
    },
  };
}
