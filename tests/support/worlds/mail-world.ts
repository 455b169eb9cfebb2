/** The small shop with mail: orders, mails in the outbox, and a worker that sends them to a real SMTP server. */

import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createDatabase, silentLogger } from '#backend/commands.ts';
import type { DatabaseAccess } from '#backend/index.ts';
import {
  type CheckoutInput,
  createAuth,
  createCatalogueService,
  createMailWriter,
  createOrderLinks,
  createSmtpTransport,
  enqueueMail,
  type Mail,
  type MailTransport,
  type MailWorker,
  type Outgoing,
  type OutgoingKind,
  prefixByLanguage,
  startMailWorker,
} from '#backend/testing.ts';
import { demoProfile } from '../demo-profile.ts';
import { openTransactionPooler } from '../transaction-pooler.ts';
import { aContext, goodCheckout, openSmallShop } from './small-shop.ts';

export const mailOrigin = 'https://shop.example';

type ShopOptions = Parameters<typeof openSmallShop>[2];

export async function openMailWorld(access: DatabaseAccess = {}, options: ShopOptions = {}) {
  const shop = await openSmallShop(undefined, null, options);
  const { db } = shop;
  const database = createDatabase({
    ...access,
    url: access.pooling === 'transaction' ? await openTransactionPooler(shop.url) : shop.url,
    logger: silentLogger,
    poolSize: 4,
  });
  onTestFinished(() => database.close());
  const place = { origin: mailOrigin, pathPrefix: prefixByLanguage };
  const catalogue = await createCatalogueService({ database, logger: pino({ level: 'silent' }), ...place });
  onTestFinished(() => catalogue.catalogue.close());
  const { orderLinks: signer } = await createAuth(db, () => new Date());
  const orderLinks = createOrderLinks(signer);
  const write = createMailWriter({ db, catalogue, orderLinks, shop: () => demoProfile, ...place });
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

  return {
    ...shop,
    logged,
    write,
    orderLinks,
    enqueue: <Kind extends OutgoingKind>(kind: Kind, payload: Outgoing[Kind]) =>
      enqueueMail(db, kind, payload),

    /** Places an order of one winch and two ropes. */
    async order(checkout: CheckoutInput = {}, alias: 'fi' | 'se' = 'fi') {
      const cartId = await shop.cartWith({ skuId: 1, quantity: 1 }, { skuId: 2, quantity: 2 });
      return shop.orders.place(aContext(alias), cartId, { ...goodCheckout, ...checkout });
    },

    /** The mail of the latest outbox row of a kind. */
    async mail(kind: OutgoingKind): Promise<Mail> {
      const row = await db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('outbox_id', 'desc')
        .executeTakeFirstOrThrow();
      const mail = await write({
        id: row.outbox_id,
        kind: row.kind,
        payload: row.payload,
        createdAt: row.created_at,
      });
      if (!mail) throw new Error(`no mail of ${kind}`);
      return mail;
    },

    /** Starts another worker at each call, as each instance of the shop has its own. */
    async worker(urlOrTransport: string | MailTransport): Promise<MailWorker> {
      const transport =
        typeof urlOrTransport === 'string'
          ? createSmtpTransport({
              url: urlOrTransport,
              from: 'ATV Huset <post@shop.example>',
              timeoutMs: 2_000,
            })
          : urlOrTransport;
      const worker = await startMailWorker({ database, write, transport, host: 'shop.example', logger });
      onTestFinished(() => worker.stop());
      return worker;
    },

    /** Makes every pending or leased mail due now. */
    makeDue: () =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: new Date(0) })
        .execute(),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute(),
  };
}
