/** The mail transport: one SMTP server, a few pooled connections, and the meaning of its rejections. */
import { createTransport } from 'nodemailer';
import type { Mail } from './mail-writer.ts';

export interface OutgoingMail extends Mail {
  /** The same for every attempt, so that receivers drop duplicates. */
  messageId: string;
  date: Date;
}

export interface MailTransport {
  /** Resolves when the server has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; STARTTLS is used where the server offers it. */
  url: string;
  /** An address, or a name and an address, which may change. */
  from: string | (() => string);
  timeoutMs?: number;
}

export function createSmtpTransport({ url, from, timeoutMs = 20_000 }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    // Contents of mails are untrusted: they must not make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, html, text, headers, messageId, date }) {
      await transport.sendMail({
        from: typeof from === 'string' ? from : from(),
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo }),
        subject,
        html,
        text,
        messageId,
        date,
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
      });
    },
    close: () => transport.close(),
  };
}

/** `refused`: this mail is rejected permanently; `later`: temporarily; `away`: the server is unavailable. */
export type SmtpFailure = 'refused' | 'later' | 'away';

export interface SmtpProblem {
  failure: SmtpFailure;
  /** Only codes, since the server's messages may contain the reader's address. */
  why: string;
}

const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

export function smtpProblem(error: unknown): SmtpProblem {
  const fields: { code?: unknown; responseCode?: unknown } = typeof error === 'object' && error ? error : {};
  const code = typeof fields.code === 'string' ? fields.code : 'ERROR';
  const answer = typeof fields.responseCode === 'number' ? fields.responseCode : 0;
  const why = answer ? `${code} ${answer}` : code;
  if (!ofTheMail.has(code)) return { failure: 'away', why };
  return { failure: answer === 0 || answer >= 500 ? 'refused' : 'later', why };
}
