/** Makes the mail of an outbox row: payload read, facts fetched, words chosen, HTML and text written. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CatalogueService } from '#backend/catalogue/create-catalogue.ts';
import { resolveMarketContext } from '#backend/catalogue/resolve-context.ts';
import type { PathPrefix } from '#backend/catalogue/urls.ts';
import type { Outgoing, OutgoingKind } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Caller, Context } from '#backend/kernel/context.ts';
import { findOrderByPublicId } from '#backend/order/order.repository.ts';
import type { Order } from '#backend/order/order.types.ts';
import { newsletterEmail, registeredEmail, resetEmail, stockEmail, welcomeEmail } from './account-emails.ts';
import type { MailContext } from './mail-context.ts';
import type { Email } from './email.ts';
import { createLinks } from './links.ts';
import { confirmationEmail, statusEmail, withdrawalEmail } from './order-emails.ts';
import { payloads, Unsendable } from './payloads.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import { mailTextsOf } from './texts/texts-of.ts';

export interface Mail {
  to: string;
  /** Where an answer goes: the sender's own box may be no one's. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

export interface OutboxRow {
  id: number;
  kind: string;
  payload: unknown;
  createdAt: Date;
}

/** Null for a mail that has become pointless: a notice of products that are not sold any more. @throws Unsendable */
export type MailWriter = (row: OutboxRow) => Promise<Mail | null>;

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

const isKind = (kind: string): kind is OutgoingKind => Object.hasOwn(payloads, kind);

export function createMailWriter({ db, catalogue, origin, pathPrefix }: MailWriterPorts): MailWriter {
  const links = createLinks(origin, pathPrefix);

  function mailContextOf(languageId: string, marketId?: string): MailContext {
    const place = resolveMarketContext(catalogue.catalogue.reference().channels, { languageId, marketId });
    return { ...place, texts: mailTextsOf(place.language.id) };
  }

  async function orderOf(publicId: string | undefined): Promise<Order> {
    const order = publicId === undefined ? null : await findOrderByPublicId(db, publicId);
    if (!order) throw new Unsendable('the order is not there');
    return order;
  }

  async function publicIdOf(orderId: number): Promise<string | undefined> {
    const row = await db
      .selectFrom('shop_order')
      .select('public_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row?.public_id;
  }

  async function stock(
    { email, languageId, marketId, skuId, productId }: Outgoing['stock-notice'],
    now: Date,
  ) {
    const context = mailContextOf(languageId, marketId);
    const ctx: Context = { ...context, caller: anonymousCaller, now };
    const product = await catalogue.products.byId(ctx, productId);
    const path = product && catalogue.addresses.product.path(ctx, product.record);
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    if (!product || !sku || path === null || path === undefined) return null;
    return { context, email: stockEmail(context, email, product, sku.name, path, links) };
  }

  const emails: {
    readonly [Kind in OutgoingKind]: (
      payload: Outgoing[Kind],
      now: Date,
    ) => Promise<{ context: MailContext; email: Email } | null>;
  } = {
    async 'order-confirmation'({ email, publicId, languageId }) {
      const order = await orderOf(publicId);
      const context = mailContextOf(languageId, order.marketId);
      return { context, email: confirmationEmail(context, email, order, links) };
    },
    async 'order-status'({ email, publicId, languageId, status }) {
      const order = await orderOf(publicId);
      const context = mailContextOf(languageId, order.marketId);
      return { context, email: statusEmail(context, email, order, status, links) };
    },
    async 'withdrawal-received'({ orderId, email, languageId, receivedAt }) {
      const order = await orderOf(await publicIdOf(orderId));
      const context = mailContextOf(languageId, order.marketId);
      return { context, email: withdrawalEmail(context, order, email, new Date(receivedAt), links) };
    },
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
    'stock-notice': stock,
  };

  async function make<Kind extends OutgoingKind>(
    kind: Kind,
    shape: z.ZodType<Outgoing[Kind]>,
    payload: unknown,
    now: Date,
  ) {
    const read = shape.safeParse(payload);
    if (!read.success)
      throw new Unsendable(
        `its ${read.error.issues.map(({ path }) => path.join('.')).join(', ')} cannot be read`,
      );
    return emails[kind](read.data, now);
  }

  return async ({ kind, payload, createdAt }) => {
    if (!isKind(kind)) throw new Unsendable('there is no such kind of mail');
    const made = await make(kind, payloads[kind], payload, createdAt);
    if (!made) return null;
    const { context, email } = made;
    const { pages } = context.texts;
    const frame = {
      texts: context.texts,
      home: links.home(context),
      terms: links.page(context, pages.terms),
      privacy: links.page(context, pages.privacy),
    };
    return {
      to: email.to,
      replyTo: context.texts.trader.email,
      subject: email.subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 200),
      html: toHtml(email, frame),
      text: toText(email, frame),
      headers: email.headers,
    };
  };
}
