/** Starts one shop for all journeys: the built server with seeded data on a free port, and a mail catcher. Returns the teardown. */
import { makeBuiltShop } from '../support/built-shop.ts';
import { catchMails } from '../support/mail-catcher.ts';
import { openMailbox } from './mailbox.ts';

export default async function openShop(): Promise<() => Promise<void>> {
  const built = makeBuiltShop();
  const mailbox = openMailbox();
  const mails = await catchMails(0, mailbox.put);
  const shop = await built.start({ MAIL_URL: mails.url });
  process.env['SHOP_ORIGIN'] = shop.origin;
  process.env['SHOP_DATA'] = built.data;
  return async () => {
    await shop.stop();
    await mails.close();
    built.remove();
    mailbox.remove();
  };
}
