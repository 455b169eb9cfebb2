/** Makes the mail of an outbox row: payload read, facts fetched, words chosen, HTML and text written. */
import type { z } from 'zod';
import type { Outgoing, OutgoingKind } from '#backend/database/outbox.ts';
import { createLinks } from './links.ts';
import { payloads, UNKNOWN_KIND, Unsendable } from './payloads.ts';
import { mailHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import { createEmailWriters, type MailWriterPorts } from './write-email.ts';

export interface Mail {
  to: string;
  /** Address for replies, since the sender's own mailbox may be unattended; null for a shop that names none. */
  replyTo: string | null;
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

const isKind = (kind: string): kind is OutgoingKind => Object.hasOwn(payloads, kind);

export function createMailWriter(ports: MailWriterPorts): MailWriter {
  const links = createLinks(ports);
  const emails = createEmailWriters(ports, links);

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
    if (!isKind(kind)) throw new Unsendable(UNKNOWN_KIND);
    const made = await make(kind, payloads[kind], payload, createdAt);
    if (!made) return null;
    const { context, email } = made;
    const { lang, say, shop } = context;
    const frame = {
      ...{ lang, say, shop },
      look: ports.shop().look,
      origin: ports.origin,
      home: links.home(context),
      terms: links.page(context, say('MAIL_PATH_TERMS')),
      privacy: links.page(context, say('MAIL_PATH_PRIVACY')),
    };
    return {
      to: email.to,
      replyTo: context.shop.mail || null,
      subject: email.subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 200),
      html: mailHtml(email, frame),
      text: toText(email, frame),
      headers: email.headers,
    };
  };
}
