/** Starts one shop for all journeys: the built server with seeded data on a free port, and a mail catcher. Returns the teardown. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPrograms } from '../support/build-programs.ts';
import { makeBuiltShop } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { catchMails } from '../support/mail-catcher.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { openMailbox } from './mailbox.ts';
import { linesWithSecrets } from './secrets.ts';

export default async function openShop(): Promise<() => Promise<void>> {
  const built = makeBuiltShop();
  const mailbox = openMailbox();
  const mails = await catchMails(0, mailbox.put);
  // The shop is the platform of another storefront as well, to which it sends shoppers after a payment.
  const hostedPort = await freePort();
  const key = randomUUID();
  const programs = resolve('node_modules/.cache', `programs-${key}`);
  const [shop] = await Promise.all([
    built.start({
      MAIL_URL: mails.url,
      COMMERCE_SERVER_KEYS: key,
      // All browsers of the journeys are one network.
      PAGES_WORK_PER_MINUTE: '1000000',
      CLIENT_ORIGINS: `http://localhost:${hostedPort}`,
    }),
    buildPrograms(programs),
  ]);
  process.env['SHOP_PROGRAMS'] = programs;
  process.env['SHOP_SECRETS'] = join(built.data, 'secrets-of-journeys');
  process.env['HOSTED_PORT'] = String(hostedPort);
  process.env['SHOP_SERVER_KEY'] = key;
  process.env['SHOP_ORIGIN'] = shop.origin;
  process.env['SHOP_DATA'] = built.data;
  process.env['SHOP_STUDIO'] = studioOriginIn(shop.lines);
  return async () => {
    await shop.stop();
    await mails.close();
    const leaks = linesWithSecrets(
      shop.lines,
      mails.mails.map(({ text }) => text),
    );
    built.remove();
    mailbox.remove();
    rmSync(programs, { recursive: true, force: true });
    if (leaks.length > 0)
      throw new Error(`The log of the shop holds secrets:\n${leaks.slice(0, 20).join('\n')}`);
  };
}

/** The shop says where Studio is before it says that it is ready. */
export function studioOriginIn(lines: ShopProcess['lines']): string {
  const said = lines
    .map(({ msg }) => /^Studio: (http\S+)$/.exec(msg)?.[1])
    .find(address => address !== undefined);
  return new URL(said ?? 'http://studio.invalid').origin;
}
