/** A real SMTP server on a free local port that stores accepted mails and rejects those that the test specifies. */

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Names in lower case, unfolded. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
  raw: string;
}

export interface MailCatcher {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Rejections for the next mails in order: at the recipient, or after the whole mail. */
  refusals: { at: 'address' | 'mail'; code: number }[];
  /** Resolves when this many mails have arrived. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

function refusal(code: number): Error {
  return Object.assign(new Error('No, not <anna@example.com>'), { responseCode: code });
}

/** @param onMail called with every accepted mail. */
export async function catchMails(
  port = 0,
  onMail: (mail: ReceivedMail) => void = () => undefined,
): Promise<MailCatcher> {
  const mails: ReceivedMail[] = [];
  const refusals: MailCatcher['refusals'] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const next = (at: 'address' | 'mail'): Error | null => {
    if (refusals[0]?.at !== at) return null;
    const [first] = refusals.splice(0, 1);
    return refusal(first?.code ?? 550);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_, _session, done) => done(next('address')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = next('mail');
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        const mail = { ...envelope, ...readMail(Buffer.concat(chunks).toString('utf8')) };
        mails.push(mail);
        onMail(mail);
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve();
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= new Promise(resolve => server.close(resolve));
    return closed;
  };
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    refusals,
    received: count =>
      mails.length >= count
        ? Promise.resolve()
        : new Promise(resolve => void waiting.push({ count, resolve })),
    close,
  };
}

function readHeaders(text: string): Map<string, string> {
  const unfolded = text.replaceAll(/\r\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split('\r\n').map(line => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut).toLowerCase(), line.slice(cut + 1).trim()];
    }),
  );
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const joined = body.replaceAll('=\r\n', '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readMail(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = readHeaders(raw.slice(0, end));
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = raw.slice(end + 4).split(`--${boundary}`);
  const partOf = (type: string): string => {
    for (const part of parts) {
      const cut = part.indexOf('\r\n\r\n');
      const head = readHeaders(part.slice(0, cut).trim());
      if (head.get('content-type')?.startsWith(type))
        return decode(part.slice(cut + 4), head.get('content-transfer-encoding')?.toLowerCase());
    }
    return '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html'), raw };
}
