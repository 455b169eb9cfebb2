/**
 * Secrets that journeys come by: what scripts may not read, and what links in mails carry. None of them may stand in an
 * address, a request to another host, a push to the tag manager or the log of the shop.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Request } from '@playwright/test';
import type { LogLine } from '../support/shop-process.ts';

/** Shorter values are answers, such as `1`, and stand everywhere. */
const SHORTEST = 20;

interface Passed {
  url: string;
  referer: string;
  body: string;
}

export interface SecretWatch {
  /** Where a secret was found, in words; empty when it was nowhere. */
  found(): Promise<string[]>;
}

const fileOf = (): string => process.env['SHOP_SECRETS'] ?? '';

/** What scripts may not read is a secret. */
async function secretsOf(context: BrowserContext, origin: string): Promise<string[]> {
  const cookies = await context.cookies(origin);
  return cookies.flatMap(({ httpOnly, value }) =>
    httpOnly && value.length >= SHORTEST ? [value, decodeURIComponent(value)] : [],
  );
}

const textOf = ({ url, referer, body }: Passed): string =>
  [url, decodeURIComponent(referer), body].join('\n');

export function watchSecrets(context: BrowserContext, origin: string): SecretWatch {
  const elsewhere: Passed[] = [];
  const keep = (request: Request) => {
    if (new URL(request.url()).origin === origin || !/^https?:/.test(request.url())) return;
    const { referer = '' } = request.headers();
    // Pages of a payment provider's own know its reference of the payment, and so does the address that shoppers are sent to.
    if (!referer.startsWith(origin)) return;
    const url = request.isNavigationRequest() ? '' : request.url();
    elsewhere.push({ url, referer, body: request.postData() ?? '' });
  };
  context.on('request', keep);
  return {
    async found() {
      const secrets = await secretsOf(context, origin);
      if (fileOf() !== '' && secrets.length > 0) appendFileSync(fileOf(), `${secrets.join('\n')}\n`);
      const places = await Promise.all(
        context.pages().map(async page => {
          const pushed = await page
            .evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []))
            .catch(() => '');
          return [
            { name: `the address ${page.url()}`, text: page.url() },
            { name: `a push of ${page.url()}`, text: pushed },
          ];
        }),
      );
      const sent = elsewhere.map(request => ({
        name: `a request to ${request.url} from ${request.referer}`,
        text: textOf(request),
      }));
      return [...places.flat(), ...sent]
        .filter(({ text }) => secrets.some(secret => text.includes(secret)))
        .map(({ name }) => name);
    },
  };
}

/** Keys of links in mails, which open an order, an account or Studio. The id of a comment opens nothing without a session. */
export const secretsInMail = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) =>
    [...link.matchAll(/[?&#](?!comment=)(?:[a-z]+=)?([\w.-]{20,})/gi)].map(([, key]) => key ?? ''),
  );

/** Lines of the shop's log with a secret of a journey or of a mail; the secret itself is left out. */
export function linesWithSecrets(lines: readonly LogLine[], mails: readonly string[]): string[] {
  const ofJourneys = existsSync(fileOf()) ? readFileSync(fileOf(), 'utf8').split('\n').filter(Boolean) : [];
  const secrets = [...new Set([...ofJourneys, ...mails.flatMap(secretsInMail)])];
  return lines
    .map(line => JSON.stringify(line))
    .flatMap(line => {
      const secret = secrets.find(each => line.includes(each));
      return secret === undefined ? [] : [line.replaceAll(secret, '…')];
    });
}
